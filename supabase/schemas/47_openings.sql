-- What startups and the operator have open, and the challenges of partners.

create table public.openings (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (char_length(btrim(title)) between 1 and 160),
  -- Null: the operator's own.
  organisation_id uuid references public.organisations (id) on delete restrict,
  summary text not null default '' check (char_length(summary) <= 400),
  body text not null default '' check (char_length(body) <= 20000),
  city text not null default '' check (char_length(city) <= 120),
  country text check (country ~ '^[A-Z]{2}$'),
  workplace text not null default 'onsite' check (workplace in ('onsite', 'hybrid', 'remote')),
  contract text not null default 'full_time'
    check (contract in ('full_time', 'part_time', 'fixed_term', 'internship', 'volunteer')),
  pay text not null default '' check (char_length(pay) <= 120),
  apply_to text check (apply_to ~ '^(https://[^\s]+|mailto:[^\s@]+@[^\s@]+)$' and char_length(apply_to) <= 300),
  closes_at timestamptz,
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint openings_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.openings is 'A job at a startup of the portfolio or at the operator.';
create index openings_published_idx on public.openings (published_at desc, id desc);
create index openings_organisation_id_idx on public.openings (organisation_id);
create index openings_country_idx on public.openings (country);
create index openings_updated_idx on public.openings (updated_at desc, id desc);
create index openings_created_by_idx on public.openings (created_by);
create trigger content_written before insert or update on public.openings
  for each row execute function private.on_content_written('title', 'summary', 'body', 'city');

create table public.challenges (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (char_length(btrim(title)) between 1 and 160),
  partner_name text not null check (char_length(btrim(partner_name)) between 1 and 120),
  partner_kind text not null check (partner_kind in ('corporate', 'public', 'foundation', 'university')),
  summary text not null default '' check (char_length(summary) <= 400),
  body text not null default '' check (char_length(body) <= 20000),
  sectors text[] not null default '{}' check (private.are_slugs(sectors, 12)),
  countries text[] not null default '{}' check (private.are_countries(countries, 60)),
  reward text not null default '' check (char_length(reward) <= 200),
  -- The call that solutions come in by; without one the evergreen form is used.
  call_id uuid references public.calls (id) on delete set null,
  opens_at timestamptz not null default now(),
  closes_at timestamptz,
  -- A name that Postgres and browsers both know: Postgres alone would take made-up ones such as `ABC3`.
  time_zone text not null default 'UTC' check (
    (time_zone = 'UTC' or time_zone ~ '^[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+)+$') and char_length(time_zone) <= 64
    and timestamptz '2000-01-01 00:00+00' at time zone time_zone is not null
  ),
  image jsonb check (image is null or private.is_image(image)),
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint challenges_window check (closes_at is null or closes_at > opens_at),
  constraint challenges_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.challenges is 'A problem that a corporate or public partner wants startups to solve.';
create index challenges_published_idx on public.challenges (published_at desc, id desc);
create index challenges_image_idx on public.challenges ((image ->> 'path')) where image is not null;
create index challenges_call_id_idx on public.challenges (call_id);
create index challenges_updated_idx on public.challenges (updated_at desc, id desc);
create index challenges_created_by_idx on public.challenges (created_by);
create trigger content_written before insert or update on public.challenges
  for each row execute function private.on_content_written('title', 'partner_name', 'summary', 'body', 'sectors');

alter table public.openings enable row level security;
alter table public.challenges enable row level security;

grant select (id, slug, title, organisation_id, summary, body, city, country, workplace, contract, pay, apply_to, closes_at,
  state, published_at, first_published_at, version, search_text, created_at, updated_at) on public.openings to anon, authenticated;
grant insert (slug, title, organisation_id, summary, body, city, country, workplace, contract, pay, apply_to, closes_at),
  update (slug, title, organisation_id, summary, body, city, country, workplace, contract, pay, apply_to, closes_at)
  on public.openings to authenticated;
grant delete on public.openings to authenticated;

grant select (id, slug, title, partner_name, partner_kind, summary, body, sectors, countries, reward, call_id, opens_at,
  closes_at, time_zone, image, state, published_at, first_published_at, version, search_text, created_at, updated_at)
  on public.challenges to anon, authenticated;
grant insert (slug, title, partner_name, partner_kind, summary, body, sectors, countries, reward, call_id, opens_at, closes_at,
    time_zone, image),
  update (slug, title, partner_name, partner_kind, summary, body, sectors, countries, reward, call_id, opens_at, closes_at,
    time_zone, image) on public.challenges to authenticated;
grant delete on public.challenges to authenticated;
grant select, insert, update, delete on public.openings, public.challenges to service_role;

create policy "visitors read published openings" on public.openings
  for select to anon
  using (
    state in ('scheduled', 'published') and published_at <= now()
    -- A startup that is not shown does not show by what it has open. Asked one by one: `exists` would read all startups first.
    and (organisation_id is null or (select o.id from public.organisations o where o.id = openings.organisation_id) is not null)
  );
create policy "members read published openings, staff all" on public.openings
  for select to authenticated
  using (
    (select private.is_staff())
    or (
      state in ('scheduled', 'published') and published_at <= now()
      and (organisation_id is null or (select o.id from public.organisations o where o.id = openings.organisation_id) is not null)
    )
  );
create policy "managers write openings" on public.openings
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change openings" on public.openings
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away openings that were never published" on public.openings
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

create policy "visitors read published challenges" on public.challenges
  for select to anon using (state in ('scheduled', 'published') and published_at <= now());
create policy "members read published challenges, staff all" on public.challenges
  for select to authenticated
  using ((state in ('scheduled', 'published') and published_at <= now()) or (select private.is_staff()));
create policy "managers write challenges" on public.challenges
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change challenges" on public.challenges
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away challenges that were never published" on public.challenges
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

/** The countries that lists can be narrowed to: those of the startups that are shown, and of what is open. From one to the next. */
create function public.shown_countries() returns table (list text, country text)
language sql stable set search_path = ''
as $$
  with recursive
    of_startups (country) as (
      select min(p.country) from public.portfolio p
      union all
      select (select min(p.country) from public.portfolio p where p.country > last.country)
      from of_startups last where last.country is not null
    ),
    of_openings (country) as (
      select min(o.country) from public.openings o
      where o.state in ('scheduled', 'published') and o.published_at <= now() and (o.closes_at is null or o.closes_at > now())
      union all
      select (
        select min(o.country) from public.openings o
        where o.state in ('scheduled', 'published') and o.published_at <= now() and (o.closes_at is null or o.closes_at > now())
          and o.country > last.country
      )
      from of_openings last where last.country is not null
    )
  select 'portfolio', s.country from of_startups s where s.country is not null
  union all
  select 'openings', o.country from of_openings o where o.country is not null
  order by 1, 2
$$;
grant execute on function public.shown_countries() to anon, authenticated;
comment on function public.shown_countries() is 'The countries of the startups that are shown, and of what is open.';
