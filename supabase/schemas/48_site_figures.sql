-- The figures that the home page shows: one row, counted on a schedule, so that no visit counts anything.

create table public.site_figures (
  id boolean primary key default true check (id),
  startups integer not null default 0,
  investors integer not null default 0,
  mentors integer not null default 0,
  partners integer not null default 0,
  countries integer not null default 0,
  answered integer not null default 0,
  median_days numeric(6, 1),
  open_calls integer not null default 0,
  refreshed_at timestamptz not null default now()
);
comment on table public.site_figures is
  'Accepted startups, investors, mentors and partners, the countries they are from, applications answered and how many days half of them took.';

alter table public.site_figures enable row level security;
grant select on public.site_figures to anon, authenticated;
grant select on public.site_figures to service_role;
create policy "everyone reads the figures" on public.site_figures
  for select to anon, authenticated using (id);

/** Counts anew. Decisions count once they are released: a figure must not tell of one before. */
create function private.refresh_site_figures() returns void
language sql volatile security definer set search_path = ''
as $$
  with told as (
    select a.applicant_type, a.status, a.answers ->> 'country' as country,
      extract(epoch from a.released_at - a.submitted_at) / 86400 as days
    from public.applications a
    where a.released_at is not null
  )
  insert into public.site_figures as f
    (id, startups, investors, mentors, partners, countries, answered, median_days, open_calls, refreshed_at)
  select true,
    count(*) filter (where status = 'accepted' and applicant_type = 'startup'),
    count(*) filter (where status = 'accepted' and applicant_type = 'investor'),
    count(*) filter (where status = 'accepted' and applicant_type = 'advisor-mentor'),
    count(*) filter (where status = 'accepted' and applicant_type = 'support-partner'),
    count(distinct country) filter (where status = 'accepted' and country ~ '^[A-Z]{2}$'),
    count(*),
    percentile_cont(0.5) within group (order by days),
    (select count(*) from public.calls c
      where c.published_at <= now() and c.opens_at <= now() and (c.closes_at is null or c.closes_at > now())),
    now()
  from told
  on conflict (id) do update set
    startups = excluded.startups, investors = excluded.investors, mentors = excluded.mentors,
    partners = excluded.partners, countries = excluded.countries, answered = excluded.answered,
    median_days = excluded.median_days, open_calls = excluded.open_calls, refreshed_at = excluded.refreshed_at
$$;

-- Nobody has to wait for the schedule to see a page: the row is there from the start.
select private.refresh_site_figures();
