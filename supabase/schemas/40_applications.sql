-- Applications. Nothing here is written by a client directly: every change is a command (60 and after).
-- The internal status is hidden from applicants by column grants, because a decision stays secret until
-- it is released; what an applicant may know is `public_label`. See docs/decisions/0003.

create table public.applications (
  id uuid primary key default private.uuid_v7(),
  call_id uuid not null references public.calls (id) on delete restrict,
  applicant_type public.applicant_type not null,
  applicant_id uuid not null references public.profiles (id) on delete cascade,
  form_version_id uuid not null references public.form_versions (id) on delete restrict,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  status public.application_status not null default 'draft',
  public_label public.public_label not null default 'draft',
  reference text unique check (reference ~ '^APP-[0-9]{4}-[0-9]{6,}$'),
  title text not null default '' check (char_length(title) <= 250),
  country text check (country ~ '^[A-Z]{2}$'),
  sectors text[] not null default '{}',
  search_text text not null default '',
  version integer not null default 1 check (version > 0),
  saved_at timestamptz not null default now(),
  reopened_sections text[] not null default '{}',
  submitted_at timestamptz,
  decided_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint applications_submitted_has_reference check ((submitted_at is null) = (reference is null)),
  constraint applications_draft_is_not_submitted check (status <> 'draft' or submitted_at is null)
);
comment on table public.applications is 'One application of one person to one call.';
comment on column public.applications.status is 'Internal: not readable by applicants, who see public_label.';
comment on column public.applications.search_text is 'Title, reference and name of the applicant, folded for searching.';

-- At most one application of a person to a call is under way, however many tabs begin one.
create unique index applications_one_open_idx on public.applications (call_id, applicant_id)
  where status not in ('rejected', 'withdrawn');
create index applications_call_id_idx on public.applications (call_id);
create index applications_applicant_id_idx on public.applications (applicant_id, created_at desc);
create index applications_form_version_id_idx on public.applications (form_version_id);
-- The orders of the staff list, each with the id as tie-breaker for keyset pages, drafts left out.
create index applications_by_submitted_idx on public.applications (submitted_at desc, id desc)
  where submitted_at is not null;
create index applications_by_title_idx on public.applications (lower(title), id)
  where submitted_at is not null;
create index applications_by_status_idx on public.applications (status, id)
  where submitted_at is not null;
-- Its filters.
create index applications_by_type_idx on public.applications (applicant_type, submitted_at desc, id desc)
  where submitted_at is not null;
create index applications_by_call_idx on public.applications (call_id, submitted_at desc, id desc)
  where submitted_at is not null;
create index applications_by_status_submitted_idx
  on public.applications (status, submitted_at desc, id desc) where submitted_at is not null;
create index applications_by_country_idx on public.applications (country, submitted_at desc, id desc)
  where submitted_at is not null;
create index applications_sectors_idx on public.applications using gin (sectors)
  where submitted_at is not null;
create index applications_search_idx
  on public.applications using gin (search_text extensions.gin_trgm_ops)
  where submitted_at is not null;

-- What is removed in time.
create index applications_withdrawn_idx on public.applications (updated_at) where status = 'withdrawn';
create index applications_drafts_idx on public.applications (saved_at) where status = 'draft';
create index applications_rejected_idx on public.applications (released_at) where status = 'rejected';

/** What an application is called in lists: the company, the organisation, or the person. */
create function private.application_title(applicant_type public.applicant_type, answers jsonb) returns text
language sql immutable set search_path = ''
as $$
  select left(btrim(regexp_replace(coalesce(
    case applicant_type
      when 'startup' then answers ->> 'company_name'
      when 'investor' then coalesce(nullif(btrim(answers ->> 'organisation'), ''), person)
      when 'advisor-mentor' then person
      when 'support-partner' then answers ->> 'organisation_name'
    end, ''
  ), '\s+', ' ', 'g')), 250)
  from (select concat_ws(' ', answers ->> 'first_name', answers ->> 'last_name') as person) as named
$$;

/** What the list shows and filters by, taken from the answers. Defensive: a draft may hold anything its types allow. */
create function private.derive_application_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  applicant_name text;
begin
  new.title := private.application_title(new.applicant_type, new.answers);
  new.country := case when new.answers ->> 'country' ~ '^[A-Z]{2}$' then new.answers ->> 'country' end;
  new.sectors := case
    when jsonb_typeof(new.answers -> 'sectors') = 'array' then array(
      select left(sector, 60) from jsonb_array_elements_text(new.answers -> 'sectors') as sector limit 50
    )
    else '{}'
  end;
  select concat_ws(' ', p.first_name, p.last_name) into applicant_name
  from public.profiles p where p.id = new.applicant_id;
  new.search_text := private.fold_text(concat_ws(' ', new.title, new.reference, applicant_name));
  new.updated_at := now();
  return new;
end
$$;
create trigger derive_columns before insert or update on public.applications
  for each row execute function private.derive_application_columns();

/** A person who changes their name is found under the new one. */
create function private.on_profile_renamed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.applications set search_text = '' where applicant_id = new.id;
  return null;
end
$$;
create trigger profile_renamed after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.on_profile_renamed();

alter table public.applications enable row level security;
-- Left out on purpose: status, decided_at, updated_at, country, sectors, search_text. Staff get them from commands.
grant select (
  id, call_id, applicant_type, applicant_id, form_version_id, answers, public_label, reference,
  title, version, saved_at, reopened_sections, submitted_at, released_at, created_at
) on public.applications to authenticated;
grant select, insert, update, delete on public.applications to service_role;

create policy "applicants read their own, staff what was submitted" on public.applications
  for select to authenticated
  using (
    applicant_id = (select auth.uid())
    or (submitted_at is not null and (select private.is_staff()))
  );

/**
 * Whether the caller, as staff, handles this application: it was submitted and is not their own. Nobody
 * reads the inside of their own application, whatever role they have.
 */
create function private.handles_application(application_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.applications a
    where a.id = handles_application.application_id
      and a.submitted_at is not null
      and a.applicant_id <> (select auth.uid())
  ) and private.is_staff()
$$;
grant execute on function private.handles_application(uuid) to authenticated;

/** Whether the caller is the applicant and the application is out of draft, so that staff can answer. */
create function private.owns_submitted_application(application_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.applications a
    where a.id = owns_submitted_application.application_id
      and a.applicant_id = (select auth.uid())
      and a.submitted_at is not null
  )
$$;
grant execute on function private.owns_submitted_application(uuid) to authenticated;
