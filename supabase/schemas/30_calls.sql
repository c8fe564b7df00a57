-- Forms, their versions, and the calls that ask for applications by them.

create table public.forms (
  id uuid primary key default gen_random_uuid(),
  applicant_type public.applicant_type not null unique,
  title text not null check (char_length(title) between 1 and 160),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.forms is 'The application form of one kind of applicant.';
create trigger touch_updated_at before update on public.forms
  for each row execute function private.touch_updated_at();

create table public.form_versions (
  id uuid primary key default gen_random_uuid(),
  form_id uuid not null references public.forms (id) on delete restrict,
  number integer not null check (number > 0),
  definition jsonb not null check (jsonb_typeof(definition -> 'sections') = 'array'),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  unique (form_id, number)
);
comment on table public.form_versions is 'A version of a form. Once published it never changes: applications keep the version that they were begun with.';

/** A published definition is what somebody answered, so it stays. Runs as its owner, so that it can say why to anybody. */
create function private.keep_published_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.published_at is not null and (
    tg_op = 'DELETE'
    or (new.form_id, new.number, new.definition, new.published_at)
      is distinct from (old.form_id, old.number, old.definition, old.published_at)
  ) then
    perform private.refuse('version_published', 'A published form version never changes.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger keep_published_version before update or delete on public.form_versions
  for each row execute function private.keep_published_version();

create table public.calls (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  applicant_type public.applicant_type not null,
  title text not null check (char_length(title) between 1 and 160),
  summary text not null default '' check (char_length(summary) <= 400),
  description text not null default '' check (char_length(description) <= 10000),
  opens_at timestamptz not null default now(),
  closes_at timestamptz,
  time_zone text not null default 'UTC' check (char_length(time_zone) between 1 and 64),
  evergreen boolean not null default false,
  capacity integer check (capacity > 0),
  form_version_id uuid not null references public.form_versions (id) on delete restrict,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint calls_window check (closes_at is null or closes_at > opens_at),
  constraint calls_evergreen_never_closes check (not evergreen or closes_at is null)
);
comment on table public.calls is 'An invitation to apply: a dated one, or the evergreen one of each kind of applicant.';
create index calls_form_version_id_idx on public.calls (form_version_id);
create index calls_applicant_type_idx on public.calls (applicant_type, opens_at desc);
create unique index calls_one_evergreen_idx on public.calls (applicant_type) where evergreen;
create trigger touch_updated_at before update on public.calls
  for each row execute function private.touch_updated_at();

/**
 * How long after a call has closed an application may still come in. Forms open without a session, so nothing can prove
 * since when somebody had theirs open: whoever signs in within this time may begin and submit.
 */
create function private.submission_grace() returns interval
language sql immutable set search_path = ''
as $$ select interval '15 minutes' $$;

/** A call uses a form of its own kind of applicant, and a published one. */
create function private.check_call_form() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1
    from public.form_versions v
    join public.forms f on f.id = v.form_id
    where v.id = new.form_version_id
      and f.applicant_type = new.applicant_type
      and v.published_at is not null
  ) then
    perform private.refuse('form_mismatch', 'A call needs a published form of its own kind of applicant.');
  end if;
  return new;
end
$$;
create trigger check_call_form before insert or update of form_version_id, applicant_type on public.calls
  for each row execute function private.check_call_form();

alter table public.forms enable row level security;
grant select on public.forms to anon, authenticated;
grant select, insert, update, delete on public.forms to service_role;

create policy "everyone reads forms that have a version they may read" on public.forms
  for select to anon, authenticated
  using (exists (select 1 from public.form_versions v where v.form_id = forms.id));

alter table public.form_versions enable row level security;
grant select on public.form_versions to anon, authenticated;
grant select, insert, update, delete on public.form_versions to service_role;

create policy "visitors read published versions" on public.form_versions
  for select to anon using (published_at <= now());

create policy "members read published versions, staff all" on public.form_versions
  for select to authenticated
  using (published_at <= now() or (select private.is_staff()));

alter table public.calls enable row level security;
grant select on public.calls to anon, authenticated;
grant select, insert, update, delete on public.calls to service_role;

create policy "visitors read published calls" on public.calls
  for select to anon using (published_at <= now());

create policy "members read published calls, staff all" on public.calls
  for select to authenticated
  using (published_at <= now() or (select private.is_staff()));
