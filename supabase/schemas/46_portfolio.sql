-- The startups of the programme that agreed to be shown.

create type public.organisation_role as enum ('owner', 'admin', 'member');

create table public.organisations (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  kind public.applicant_type not null default 'startup',
  name text not null check (char_length(btrim(name)) between 1 and 120),
  tagline text not null default '' check (char_length(tagline) <= 200),
  description text not null default '' check (char_length(description) <= 10000),
  website text check (website ~ '^https?://[^\s]+$' and char_length(website) <= 300),
  country text check (country ~ '^[A-Z]{2}$'),
  city text not null default '' check (char_length(city) <= 120),
  sectors text[] not null default '{}' check (private.are_slugs(sectors, 12)),
  stage text check (stage ~ '^[a-z][a-z0-9_]*$' and char_length(stage) <= 60),
  founded_year integer check (founded_year between 1900 and 2200),
  cohort text not null default '' check (char_length(cohort) <= 80),
  image jsonb check (image is null or private.is_image(image)),
  featured boolean not null default false,
  application_id uuid unique references public.applications (id) on delete set null,
  consented_at timestamptz,
  consented_by uuid references public.profiles (id) on delete set null,
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint organisations_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.organisations is
  'A startup, firm or partner as the public sees it. It shows only with the consent of its own people.';
create index organisations_name_idx on public.organisations (name, id);
create index organisations_country_idx on public.organisations (country, name, id);
create index organisations_stage_idx on public.organisations (stage, name, id);
create index organisations_featured_idx on public.organisations (published_at desc, id desc) where featured;
create index organisations_updated_idx on public.organisations (updated_at desc, id desc);
create index organisations_state_idx on public.organisations (state, published_at);
create index organisations_search_idx on public.organisations using gin (search_text extensions.gin_trgm_ops);
create index organisations_image_idx on public.organisations ((image ->> 'path')) where image is not null;
create index organisations_consented_by_idx on public.organisations (consented_by);
create index organisations_created_by_idx on public.organisations (created_by);
create trigger content_written before insert or update on public.organisations
  for each row execute function private.on_content_written('name', 'tagline', 'description', 'city', 'sectors', 'cohort');

create table public.organisation_members (
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.organisation_role not null default 'member',
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id)
);
comment on table public.organisation_members is 'Who belongs to an organisation, and what they may decide for it.';
create index organisation_members_user_id_idx on public.organisation_members (user_id);

/** Where the caller belongs. Runs as its owner, so that policies of both tables may ask without going in circles. */
create function private.my_organisations() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select m.organisation_id from public.organisation_members m where m.user_id = (select auth.uid())
$$;
grant execute on function private.my_organisations() to authenticated;

/** Nobody is shown whom nobody could take down again: consent goes with the last of those who could take it back. */
create function private.on_owner_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.organisations o
  set consented_at = null, consented_by = null
  where o.id = old.organisation_id and o.consented_at is not null and not exists (
    select 1 from public.organisation_members m
    where m.organisation_id = old.organisation_id and m.role in ('owner', 'admin')
  );
  return null;
end
$$;
create trigger owner_gone after delete or update on public.organisation_members
  for each row execute function private.on_owner_gone();

/**
 * Pictures go with the consent: everybody reads them at their address, whatever they know of the row, and they are swept up once
 * nothing shows them. What stood for one in the text is left as its words.
 */
create function private.on_consent_gone() returns trigger
language plpgsql set search_path = ''
as $$
declare
  picture constant text := '/content-images/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/';
  words text;
begin
  new.image := null;
  words := regexp_replace(new.description, '!\[((?:[^]\\]|\\.)*)\]\([^()\s]*' || picture || '[^()]*\)', '\1', 'g');
  words := btrim(regexp_replace(words, picture, '/', 'g'));
  -- What is published is not without a text, and nothing may stand in the way of a consent that is taken back.
  new.description := case when words = '' and new.description <> '' then new.tagline else words end;
  return new;
end
$$;
create trigger consent_gone before update of consented_at on public.organisations
  for each row when (old.consented_at is not null and new.consented_at is null)
  execute function private.on_consent_gone();

alter table public.organisations enable row level security;
alter table public.organisation_members enable row level security;

grant select (id, slug, kind, name, tagline, description, website, country, city, sectors, stage, founded_year, cohort,
  image, featured, state, published_at, first_published_at, consented_at, version, search_text, created_at, updated_at)
  on public.organisations to anon, authenticated;
grant insert (slug, kind, name, tagline, description, website, country, city, sectors, stage, founded_year, cohort, image, featured),
  update (slug, kind, name, tagline, description, website, country, city, sectors, stage, founded_year, cohort, image, featured)
  on public.organisations to authenticated;
grant delete on public.organisations to authenticated;
grant select on public.organisation_members to authenticated;
grant select, insert, update, delete on public.organisations, public.organisation_members to service_role;

create policy "visitors read the portfolio" on public.organisations
  for select to anon
  using (state in ('scheduled', 'published') and published_at <= now() and consented_at is not null);
create policy "members read the portfolio and their own, staff all" on public.organisations
  for select to authenticated
  using (
    (state in ('scheduled', 'published') and published_at <= now() and consented_at is not null)
    or (select private.is_staff())
    or id = any (array(select private.my_organisations()))
  );
create policy "managers write profiles" on public.organisations
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change profiles" on public.organisations
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away profiles that were never published" on public.organisations
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

create policy "people read where they belong, staff all" on public.organisation_members
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

/** The startups that are shown to everybody. */
create view public.portfolio with (security_invoker = true) as
  select o.id, o.slug, o.name, o.tagline, o.description, o.website, o.country, o.city, o.sectors, o.stage,
    o.founded_year, o.cohort, o.image, o.featured, o.published_at, o.updated_at, o.search_text
  from public.organisations o
  where o.kind = 'startup' and o.state in ('scheduled', 'published') and o.published_at <= now()
    and o.consented_at is not null;
comment on view public.portfolio is 'Startups that agreed to be shown.';
grant select on public.portfolio to anon, authenticated, service_role;
