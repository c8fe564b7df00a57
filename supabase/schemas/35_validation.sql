-- What is wrong with the answers to a form. The twin of contracts/forms/validate.ts: the same errors in
-- the same order, held to it by the shared vectors in supabase/forms/vectors and by random answers.
-- Only commands call these; nothing is granted. Answers are data throughout: no text of theirs becomes SQL or a pattern.

/**
 * Whether a field is asked at all, given the answers beside it and which of those fields are hidden
 * themselves: what depends on a hidden field is hidden too.
 */
create function private.is_visible(field jsonb, answers jsonb, hidden text[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if not field ? 'visible_when' then
    return true;
  elsif field #>> '{visible_when,field}' = any (hidden) then
    return false;
  end if;
  return exists (
    select 1
    from jsonb_array_elements(
      case jsonb_typeof(field #> '{visible_when,equals}')
        when 'array' then field #> '{visible_when,equals}'
        else jsonb_build_array(field #> '{visible_when,equals}')
      end
    ) as wanted
    -- True for the value itself, and for an array that has it among its items.
    where answers -> (field #>> '{visible_when,field}') @> wanted
  );
end
$$;

/** One scope: the form itself, or one item of a group. Stops at 500 errors. */
create function private.scope_errors(
  fields jsonb, answers jsonb, prefix text, submit boolean, application_id uuid, group_key text
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := jsonb '[]';
  error jsonb;
  hidden text[] := array[]::text[];
  field jsonb;
  key text;
  kind text;
  answer jsonb;
  other jsonb;
  item jsonb;
  place integer;
begin
  for field in select * from jsonb_array_elements(fields) loop
    exit when jsonb_array_length(errors) >= 500;
    key := field ->> 'key';
    if submit and not private.is_visible(field, answers, hidden) then
      hidden := hidden || key;
      continue;
    end if;
    answer := answers -> key;
    kind := field ->> 'type';
    other := case
      when field ->> 'not_below' = any (hidden) then null
      else answers -> (field ->> 'not_below')
    end;
    error := case
      when answer is null or answer = 'null' then
        case when submit and field -> 'required' = 'true' then private.field_error('required') end
      when kind in ('number', 'percent', 'year') then private.plain_number_error(field, answer, submit, other)
      when kind = 'money' then private.money_error(field, answer, submit, other)
      when kind in ('multi_select', 'countries') then private.choices_error(field, answer, submit)
      when kind in ('yes_no', 'consent') then private.yes_no_error(field, answer, submit)
      when kind = 'group' then private.group_error(field, answer, submit)
      else private.text_error(field, answer, submit, application_id, group_key)
    end;
    if error is not null then
      errors := errors || (jsonb_build_object('path', prefix || key) || error);
    end if;

    if kind = 'group' and jsonb_typeof(answer) = 'array' and jsonb_array_length(answer) <= 200 then
      place := 0;
      for item in select * from jsonb_array_elements(answer) loop
        -- Items beyond the maximum have to go anyway, whatever is in them.
        exit when jsonb_array_length(errors) >= 500 or (submit and place >= (field ->> 'max_items')::integer);
        if jsonb_typeof(item) = 'object' then
          errors := errors || private.scope_errors(
            field -> 'fields', item, prefix || key || '.' || place || '.', submit, application_id,
            concat_ws('.', group_key, key)
          );
        else
          errors := errors || jsonb_build_object('path', prefix || key || '.' || place, 'code', 'wrong_type');
        end if;
        place := place + 1;
      end loop;
    end if;
  end loop;

  if jsonb_array_length(errors) < 500 then
    select errors || coalesce(
      jsonb_agg(jsonb_build_object('path', prefix || stranger.key, 'code', 'unknown_field')), '[]'
    )
    into errors
    from (
      select given.key from jsonb_object_keys(answers) as given (key)
      where not exists (
        select 1 from jsonb_array_elements(fields) as known where known ->> 'key' = given.key
      )
      order by given.key collate "C"
      limit 500
    ) as stranger;
  end if;
  return errors;
end
$$;

/** The fields of a form, in the order in which it asks. */
create function private.form_fields(definition jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(field.value order by section.place, field.place), '[]')
    from jsonb_array_elements(definition -> 'sections') with ordinality as section (value, place),
      jsonb_array_elements(section.value -> 'fields') with ordinality as field (value, place)
  );
end
$$;

/**
 * Everything wrong with the answers: [{path, code, params?}], in the order of the form, unknown keys
 * last. Mode `draft` refuses only nonsense; `submit` looks at every visible field. With an
 * application, its files have to be there.
 */
create function private.validate_answers(
  definition jsonb, answers jsonb, mode text, application_id uuid default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(answers) is distinct from 'object' then
    return jsonb '[{"path": "", "code": "wrong_type"}]';
  end if;
  return jsonb_path_query_array(
    private.scope_errors(
      private.form_fields(definition), answers, '', mode is distinct from 'draft', application_id, null
    ),
    '$[0 to 499]'
  );
end
$$;

/** The answers of visible fields only, for one scope. */
create function private.kept_in(fields jsonb, answers jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  kept jsonb := jsonb '{}';
  hidden text[] := array[]::text[];
  field jsonb;
  key text;
  answer jsonb;
begin
  for field in select * from jsonb_array_elements(fields) loop
    key := field ->> 'key';
    answer := answers -> key;
    if not private.is_visible(field, answers, hidden) then
      hidden := hidden || key;
    elsif answer is not null then
      if field ->> 'type' = 'group' and jsonb_typeof(answer) = 'array' then
        select coalesce(jsonb_agg(
          case jsonb_typeof(item.value)
            when 'object' then private.kept_in(field -> 'fields', item.value)
            else item.value
          end order by item.place
        ), '[]')
        into answer
        from jsonb_array_elements(answer) with ordinality as item (value, place);
      end if;
      kept := kept || jsonb_build_object(key, answer);
    end if;
  end loop;
  return kept;
end
$$;

/** The answers of visible fields only, inside groups as well: what a submission keeps. */
create function private.kept_answers(definition jsonb, answers jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$ select private.kept_in(private.form_fields(definition), answers) $$;
