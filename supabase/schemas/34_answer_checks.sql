-- What is wrong with one answer, by the type of its field: the twin of check-*.ts in contracts/forms.
-- Each answers null when nothing is, else {code, params?}. In PL/pgSQL, one-liners too: it keeps its plans
-- from call to call, where an SQL function that is not inlined is planned anew each time.

create function private.field_error(code text, limit_name text default null, limit_value jsonb default null)
returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when limit_name is null then jsonb_build_object('code', code)
    else jsonb_build_object('code', code, 'params', jsonb_build_object(limit_name, limit_value))
  end;
end
$$;

/** The vocabulary of a field; country fields need not name theirs. */
create function private.field_vocabulary(field jsonb) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return coalesce(
    field ->> 'vocabulary',
    case when field ->> 'type' in ('country', 'countries') then 'countries' end
  );
end
$$;

/** Whether this is one of the choices of a field. Retired terms stay valid answers. */
create function private.is_option(field jsonb, choice text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  vocabulary text := private.field_vocabulary(field);
begin
  if choice = field #>> '{any_option,id}' then
    return true;
  end if;
  if vocabulary is not null then
    return exists (
      select 1 from public.terms t where t.vocabulary_id = vocabulary and t.id = choice
    );
  end if;
  return field -> 'options' @> jsonb_build_array(jsonb_build_object('id', choice)) is true;
end
$$;

/** Texts, and what is written as text: dates, choices, ids of files. */
create function private.text_error(
  field jsonb, answer jsonb, submit boolean, application_id uuid, group_key text
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  kind text := field ->> 'type';
  words text := answer #>> '{}';
  max integer;
begin
  if jsonb_typeof(answer) <> 'string' then
    return private.field_error('wrong_type');
  end if;
  if char_length(words) > 10000 then
    return private.field_error('too_long', 'max', '10000');
  end if;
  if not submit then
    return null;
  end if;
  if private.is_blank(words) then
    return case when field -> 'required' = 'true' then private.field_error('required') end;
  end if;

  if kind in ('short_text', 'long_text', 'email', 'url') then
    max := coalesce((field ->> 'max_length')::integer, case kind
      when 'short_text' then 120 when 'long_text' then 1000 when 'email' then 254 else 2048
    end);
    if char_length(words) > max then
      return private.field_error('too_long', 'max', to_jsonb(max));
    end if;
    if char_length(words) < (field ->> 'min_length')::integer then
      return private.field_error('too_short', 'min', field -> 'min_length');
    end if;
  end if;

  if kind = 'email' and not private.is_email(words) then
    return private.field_error('invalid_email');
  elsif kind = 'url' and not private.is_url(words) then
    return private.field_error('invalid_url');
  elsif kind = 'phone' and words !~ '^\+[1-9][0-9]{6,14}$' then
    return private.field_error('invalid_phone');
  elsif kind = 'date' and not private.is_date(words, true) then
    return private.field_error('invalid_date');
  elsif kind = 'month' and not private.is_date(words, false) then
    return private.field_error('invalid_date');
  elsif kind in ('select', 'country') and not private.is_option(field, words) then
    return private.field_error('not_an_option');
  elsif kind = 'file' then
    return private.file_error(field, words, application_id, group_key);
  end if;
  return null;
end
$$;

/** The answer is the id of a file that was stored for this very field. Without an application only its form counts. */
create function private.file_error(field jsonb, words text, application_id uuid, group_key text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if words !~ '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$' then
    return private.field_error('file_missing');
  end if;
  if application_id is not null and not exists (
    select 1 from public.application_files f
    where f.id = words::uuid
      and f.application_id = file_error.application_id
      and f.field_key = concat_ws('.', group_key, field ->> 'key')
      and f.state = 'stored'
  ) then
    return private.field_error('file_missing');
  end if;
  return null;
end
$$;

/** Numbers, percents, years; and the amount of money, whose limits the caller gives. */
create function private.number_error(
  value double precision, whole boolean, min jsonb, max jsonb
) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if whole and trunc(value) <> value then
    return private.field_error('not_an_integer');
  elsif value < private.json_number(min) then
    return private.field_error('too_small', 'min', min);
  elsif value > private.json_number(max) then
    return private.field_error('too_large', 'max', max);
  end if;
  return null;
end
$$;

create function private.plain_number_error(field jsonb, answer jsonb, submit boolean, other jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  kind text := field ->> 'type';
  value double precision := private.json_number(answer);
  error jsonb;
begin
  if value is null then
    return private.field_error('wrong_type');
  end if;
  if not submit then
    return null;
  end if;
  error := private.number_error(
    value,
    kind = 'year' or coalesce(field -> 'integer' = 'true', false),
    coalesce(field -> 'min', case kind when 'percent' then '0' when 'year' then '1900' end::jsonb),
    coalesce(field -> 'max', case kind when 'percent' then '100' when 'year' then '2100' end::jsonb)
  );
  if error is null and value < private.json_number(other) then
    return private.field_error('below_other', 'other', field -> 'not_below');
  end if;
  return error;
end
$$;

create function private.money_error(field jsonb, answer jsonb, submit boolean, other jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  amount double precision;
  error jsonb;
begin
  if not private.is_money(answer) then
    return private.field_error('wrong_type');
  end if;
  if not submit then
    return null;
  end if;
  amount := private.json_number(answer -> 'amount');
  if amount is null then
    return case when field -> 'required' = 'true' then private.field_error('required') end;
  end if;
  error := private.number_error(
    amount, false,
    coalesce(field -> 'min', '0'),
    to_jsonb(least((field ->> 'max')::numeric, 1000000000000))
  );
  if error is not null then
    return error;
  end if;
  if round(amount * 100) / 100 <> amount then
    return private.field_error('not_an_integer', 'decimals', '2');
  end if;
  if private.is_option('{"vocabulary": "currencies"}', answer ->> 'currency') is not true then
    return private.field_error('not_an_option');
  end if;
  if private.is_money(other) and jsonb_typeof(other -> 'amount') = 'number'
    and jsonb_typeof(other -> 'currency') = 'string'
  then
    if other ->> 'currency' <> answer ->> 'currency' then
      return jsonb_build_object('code', 'below_other', 'params',
        jsonb_build_object('other', field -> 'not_below', 'currency', other -> 'currency'));
    elsif amount < private.json_number(other -> 'amount') then
      return private.field_error('below_other', 'other', field -> 'not_below');
    end if;
  end if;
  return null;
end
$$;

create function private.choices_error(field jsonb, answer jsonb, submit boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  custom boolean := coalesce(field -> 'custom' = 'true', false);
  max integer := coalesce((field ->> 'max_length')::integer, 120);
  item text;
begin
  if jsonb_typeof(answer) <> 'array' or exists (
    select 1 from jsonb_array_elements(answer) as part where jsonb_typeof(part) <> 'string'
  ) then
    return private.field_error('wrong_type');
  end if;
  if jsonb_array_length(answer) > 200 then
    return private.field_error('too_many', 'max', '200');
  end if;
  if exists (select 1 from jsonb_array_elements_text(answer) as part where char_length(part) > 10000) then
    return private.field_error('too_long', 'max', '10000');
  end if;
  if not submit then
    return null;
  end if;
  if answer = '[]' then
    return case when field -> 'required' = 'true' then private.field_error('required') end;
  end if;

  for item in
    select part.words from jsonb_array_elements_text(answer) with ordinality as part (words, place)
    where not private.is_option(field, part.words)
    order by part.place
  loop
    if not custom or private.is_blank(item) then
      return private.field_error('not_an_option');
    elsif char_length(item) > max then
      return private.field_error('too_long', 'max', to_jsonb(max));
    end if;
  end loop;
  if (select count(distinct part) < count(*) from jsonb_array_elements_text(answer) as part) then
    return private.field_error('duplicate');
  end if;
  if jsonb_array_length(answer) > 1 and answer ? (field #>> '{any_option,id}') then
    return private.field_error('exclusive_option');
  end if;
  return private.count_error(field, answer);
end
$$;

create function private.count_error(field jsonb, items jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when jsonb_array_length(items) < (field ->> 'min_items')::integer
      then private.field_error('too_few', 'min', field -> 'min_items')
    when jsonb_array_length(items) > (field ->> 'max_items')::integer
      then private.field_error('too_many', 'max', field -> 'max_items')
  end;
end
$$;

create function private.yes_no_error(field jsonb, answer jsonb, submit boolean) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(answer) <> 'boolean' then private.field_error('wrong_type')
    when submit and field ->> 'type' = 'consent' and answer = 'false' and field -> 'required' = 'true'
      then private.field_error('required')
  end;
end
$$;

/** What is wrong with a group as a whole; its items are looked at one by one. */
create function private.group_error(field jsonb, answer jsonb, submit boolean) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(answer) <> 'array' then private.field_error('wrong_type')
    when jsonb_array_length(answer) > 200 then private.field_error('too_many', 'max', '200')
    when not submit then null
    when answer <> '[]' then private.count_error(field, answer)
    when field -> 'required' = 'true' then private.field_error('required')
  end;
end
$$;
