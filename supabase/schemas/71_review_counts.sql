-- How many applications a filter leaves: counted up to 10,000, and beyond that as the planner estimates.

/** How many the planner expects a filter to leave, without running it. Volatile, since only such functions may explain. */
create function private.estimated_applications(
  pattern text, calls uuid[], types public.applicant_type[], statuses public.application_status[],
  countries text[], sectors text[]
) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  plan json;
begin
  execute 'explain (format json) select 1 from public.applications a where '
    || private.application_filter(pattern, calls, types, statuses, countries, sectors)
  into plan
  using pattern, calls, types, statuses, countries, sectors, auth.uid();
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric::bigint;
end
$$;

/** Counts by status and type, each choice counted without itself, so that the others keep their numbers. */
create function private.counted_applications(
  pattern text, calls uuid[], types public.applicant_type[], statuses public.application_status[],
  countries text[], sectors text[], at_most integer, out seen bigint, out answer jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  execute format(
    $sql$
      with counted as (
        select status, applicant_type, count(*) as n,
          (coalesce(cardinality($4), 0) = 0 or status = any ($4)) as status_chosen,
          (coalesce(cardinality($3), 0) = 0 or applicant_type = any ($3)) as type_chosen
        from (select a.status, a.applicant_type from public.applications a where %s limit %s) as capped
        group by status, applicant_type
      )
      select coalesce((select sum(n) from counted), 0), jsonb_build_object(
        'total', coalesce((select sum(n) from counted where status_chosen and type_chosen), 0),
        'estimated', false,
        'by_status', coalesce((
          select jsonb_object_agg(status, n)
          from (select status, sum(n) as n from counted where type_chosen group by status) as facet
        ), '{}'),
        'by_type', coalesce((
          select jsonb_object_agg(applicant_type, n)
          from (select applicant_type, sum(n) as n from counted where status_chosen group by applicant_type) as facet
        ), '{}')
      )
    $sql$,
    private.application_filter(pattern, calls, null, null, countries, sectors), at_most
  )
  into seen, answer
  using pattern, calls, types, statuses, countries, sectors, auth.uid();
end
$$;

create function private.count_applications(
  search text, calls uuid[], types public.applicant_type[], statuses public.application_status[],
  countries text[], sectors text[]
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  exact_up_to constant integer := 10000;
  pattern text := private.search_pattern(search);
  seen bigint;
  answer jsonb;
  total bigint;
begin
  perform private.require_staff();
  -- Where the planner expects far more, counting up to the limit first would be for nothing.
  if private.estimated_applications(pattern, calls, null, null, countries, sectors) <= 2 * exact_up_to then
    select c.seen, c.answer into seen, answer from private.counted_applications(
      pattern, calls, types, statuses, countries, sectors, exact_up_to + 1) as c;
    if seen <= exact_up_to then
      return answer;
    end if;
  end if;

  total := private.estimated_applications(pattern, calls, types, statuses, countries, sectors);
  if total <= 2 * exact_up_to then
    execute format(
      'select count(*) from (select 1 from public.applications a where %s limit %s) as capped',
      private.application_filter(pattern, calls, types, statuses, countries, sectors), exact_up_to + 1
    )
    into seen
    using pattern, calls, types, statuses, countries, sectors, auth.uid();
    total := case when seen <= exact_up_to then seen else greatest(total, seen) end;
  end if;
  return jsonb_build_object(
    'total', total,
    'estimated', total > exact_up_to,
    -- The planner never says zero, so that one row is as good as none.
    'by_status', coalesce((
      select jsonb_object_agg(status, n) from (
        select status, private.estimated_applications(pattern, calls, types, array[status], countries, sectors) as n
        from unnest(enum_range(null::public.application_status)) as status
        where status <> 'draft'
      ) as facet where n > 1
    ), '{}'),
    'by_type', coalesce((
      select jsonb_object_agg(type, n) from (
        select type, private.estimated_applications(pattern, calls, array[type], statuses, countries, sectors) as n
        from unnest(enum_range(null::public.applicant_type)) as type
      ) as facet where n > 1
    ), '{}')
  );
end
$$;
create function public.count_applications(
  search text default null, calls uuid[] default null, types public.applicant_type[] default null,
  statuses public.application_status[] default null, countries text[] default null,
  sectors text[] default null
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.count_applications(search, calls, types, statuses, countries, sectors) $$;
grant execute on function
  private.count_applications(
    text, uuid[], public.applicant_type[], public.application_status[], text[], text[]
  ),
  public.count_applications(
    text, uuid[], public.applicant_type[], public.application_status[], text[], text[]
  ) to authenticated;
comment on function public.count_applications(
  text, uuid[], public.applicant_type[], public.application_status[], text[], text[]
) is 'How many applications a filter of the list leaves, in all, by status and by type. For staff.';
