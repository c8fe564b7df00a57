-- What staff read: the list of applications and its counts.

/**
 * The filters of the list as a condition over `a` (applications). Only those that are set become part of
 * it, so that the planner sees what is really asked and picks the index for it. Values are parameters ($1 to $6, and
 * $7 is the caller); nothing that a caller sends becomes SQL.
 */
create function private.application_filter(
  search text, calls uuid[], types public.applicant_type[], statuses public.application_status[],
  countries text[], sectors text[]
) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(' and ',
    'a.submitted_at is not null and a.applicant_id <> $7',
    case when search is not null then 'a.search_text like $1' end,
    case when cardinality(calls) > 0 then 'a.call_id = any ($2)' end,
    case when cardinality(types) > 0 then 'a.applicant_type = any ($3)' end,
    case when cardinality(statuses) > 0 then 'a.status = any ($4)' end,
    case when cardinality(countries) > 0 then 'a.country = any ($5)' end,
    case when cardinality(sectors) > 0 then 'a.sectors && $6' end
  )
$$;

/**
 * A search as a LIKE pattern over search_text, or null for an empty one. Three characters or more are found anywhere;
 * fewer only at the beginning of a word, which the trigram index still answers.
 */
create function private.search_pattern(search text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when term = '' then null
    else case when char_length(term) < 3 then '% ' else '%' end
      || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  end
  from (select btrim(private.fold_text(left(search, 200))) as term) as folded
$$;

-- A type of its own, since a column and a parameter of the same name do not go together in `returns table`.
create type public.listed_application as (
  id uuid,
  reference text,
  title text,
  applicant_type public.applicant_type,
  call_id uuid,
  call_title text,
  applicant_name text,
  status public.application_status,
  public_label public.public_label,
  country text,
  sectors text[],
  submitted_at timestamptz,
  saved_at timestamptz,
  decision_state public.decision_state,
  sort_value text
);

create function private.list_applications(
  search text, calls uuid[], types public.applicant_type[], statuses public.application_status[],
  countries text[], sectors text[], sort text, descending boolean,
  cursor_value text, cursor_id uuid, page_size integer
) returns setof public.listed_application
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  key text := case sort
    when 'submitted' then 'a.submitted_at' when 'title' then 'lower(a.title)' when 'status' then 'a.status'
  end;
  key_type text := case sort
    when 'submitted' then 'timestamptz' when 'title' then 'text' when 'status' then 'public.application_status'
  end;
  is_manager boolean := private.is_staff('manager');
  direction text := case when descending then 'desc' else 'asc' end;
  beyond text := '';
begin
  perform private.require_staff();
  if key is null then
    perform private.refuse('invalid_sort', 'Sort by submitted, title or status.');
  end if;
  if cursor_id is not null then
    beyond := format(' and (%s, a.id) %s ($8::%s, $9)', key, case when descending then '<' else '>' end, key_type);
  end if;
  return query execute format(
    $sql$
      select a.id, a.reference, a.title, a.applicant_type, a.call_id, c.title,
        btrim(concat_ws(' ', p.first_name, p.last_name)), a.status, a.public_label, a.country, a.sectors,
        a.submitted_at, a.saved_at, letter.state, (%1$s)::text
      from (
        select * from public.applications a where %2$s%3$s order by %1$s %4$s, a.id %4$s limit $10
      ) as a
      join public.calls c on c.id = a.call_id
      join public.profiles p on p.id = a.applicant_id
      left join lateral (
        select d.state from public.decision_messages d
        where d.application_id = a.id and ($11 or d.state = 'released') order by d.created_at desc limit 1
      ) as letter on true
      order by %1$s %4$s, a.id %4$s
    $sql$,
    key, private.application_filter(pattern, calls, types, statuses, countries, sectors), beyond, direction
  )
  using pattern, calls, types, statuses, countries, sectors, auth.uid(),
    cursor_value, cursor_id, least(greatest(page_size, 1), 100), is_manager;
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  perform private.refuse('invalid_cursor', 'This page of the list does not exist any more.');
end
$$;
create function public.list_applications(
  search text default null, calls uuid[] default null, types public.applicant_type[] default null,
  statuses public.application_status[] default null, countries text[] default null,
  sectors text[] default null, sort text default 'submitted', descending boolean default true,
  cursor_value text default null, cursor_id uuid default null, page_size integer default 50
) returns setof public.listed_application
language sql stable set search_path = ''
as $$
  select * from private.list_applications(
    search, calls, types, statuses, countries, sectors,
    coalesce(sort, 'submitted'), coalesce(descending, true), cursor_value, cursor_id, coalesce(page_size, 50)
  )
$$;
grant execute on function
  private.list_applications(
    text, uuid[], public.applicant_type[], public.application_status[], text[], text[],
    text, boolean, text, uuid, integer
  ),
  public.list_applications(
    text, uuid[], public.applicant_type[], public.application_status[], text[], text[],
    text, boolean, text, uuid, integer
  ) to authenticated;
comment on function public.list_applications(
  text, uuid[], public.applicant_type[], public.application_status[], text[], text[],
  text, boolean, text, uuid, integer
) is 'A page of the applications that staff handle: pass sort_value and id of the last row for the next one.';
