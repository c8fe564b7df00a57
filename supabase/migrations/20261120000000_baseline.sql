-- Written by `npm run db:build` from supabase/schemas/. Change those files, not this one.

-- ==================== 00_base.sql ====================

-- The ground that every other file stands on: schemas, default privileges, the enumerations, and small helpers.
-- What is privileged lives in `private`, which the API does not expose; `public` holds only what the API may show.

create schema if not exists private;
comment on schema private is 'Helpers, privileged functions and tables that the API never shows.';

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Older projects grant everything in `public` to the API roles by default. Whatever the age of the
-- project, nothing is granted here that is not granted below by name.
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public
  revoke execute on functions from anon, authenticated, service_role;
-- Postgres lets everyone execute a new function. This one works only without `in schema`.
alter default privileges revoke execute on functions from public;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create type public.applicant_type as enum (
  'startup', 'investor', 'advisor-mentor', 'support-partner'
);
create type public.member_role as enum (
  'entrepreneur', 'investor', 'advisor-mentor', 'support-partner'
);
-- Ascending: a later role may do whatever an earlier one may.
create type public.staff_role as enum ('reviewer', 'manager', 'admin');
create type public.application_status as enum (
  'draft', 'submitted', 'screening', 'in_review', 'interview',
  'more_info', 'accepted', 'waitlisted', 'rejected', 'withdrawn'
);
create type public.public_label as enum (
  'draft', 'received', 'being_reviewed', 'information_needed', 'interview',
  'accepted', 'waiting_list', 'not_selected', 'withdrawn'
);
create type public.decision_outcome as enum ('accepted', 'waitlisted', 'rejected');
create type public.decision_state as enum ('drafted', 'approved', 'released');
create type public.comment_audience as enum ('staff', 'applicant');
create type public.file_state as enum ('pending', 'stored', 'refused');

/**
 * A time-ordered UUID (version 7), with microseconds in the twelve bits after the version, so that
 * rows written one after another sort in that order. Postgres 18 has one of its own; hosted projects run older ones.
 */
create function private.uuid_v7() returns uuid
language sql volatile set search_path = ''
as $$
  select (
    lpad(to_hex(micros / 1000), 12, '0')
    || '7' || lpad(to_hex((micros % 1000) * 4096 / 1000), 3, '0')
    || right(replace(gen_random_uuid()::text, '-', ''), 16)
  )::uuid
  from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as moment
$$;
-- A column default runs as whoever inserts the row.
grant execute on function private.uuid_v7() to authenticated, service_role;

/**
 * Refuses a command. `hint` is the stable code that the interface maps to a sentence, `message` is a
 * plain English sentence for whoever has no mapping, `detail` is JSON for whoever can do more with it.
 */
create function private.refuse(hint text, message text, detail jsonb default null) returns void
language plpgsql set search_path = ''
as $$
begin
  if detail is null then
    raise exception using errcode = 'P0001', message = message, hint = hint;
  end if;
  raise exception using errcode = 'P0001', message = message, hint = hint, detail = detail::text;
end
$$;

/** Keeps `updated_at` true, whoever writes. */
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

/**
 * Folds text for searching: lower case, accents off, runs of space as one, a space at both ends so
 * that a pattern can ask for the beginning of a word.
 */
create function private.fold_text(raw text) returns text
language sql immutable set search_path = ''
as $$
  select ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(coalesce(raw, ''), NFKD), '[\u0300-\u036f]', '', 'g')),
    '\s+', ' ', 'g'
  )) || ' '
$$;

/** A digest in hexadecimal digits, for what may be compared and not read. */
create function private.hash_of(words text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(words, 'UTF8')), 'hex') $$;

-- ==================== 05_second_factor.sql ====================

-- The second step after signing in: whether a person has set one up, whether this session has given it, and whether the
-- programme asks it of everybody who works for it.
--
-- The factors and the sessions are the auth server's own tables. Functions read them as their owner: on hosted projects that
-- is `postgres`, which the auth server lets read and delete there, and change nothing of how the tables are made.

create table private.security_settings (
  singleton boolean primary key default true check (singleton),
  staff_second_factor boolean not null default false,
  changed_at timestamptz not null default now()
);
comment on table private.security_settings is 'What the operator asks of everybody: one row.';
alter table private.security_settings enable row level security;
insert into private.security_settings default values;

/** Whether a person has a second factor that counts. */
create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
$$;

/**
 * Whether the caller's session has given a second factor. The token says so, and the session has to say so still: it sinks at
 * once when the factor is removed, and is gone when it was ended, while the token goes on for up to an hour.
 */
create function private.gave_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' and exists (
    select 1 from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and s.aal::text = 'aal2'
  )
$$;

/** Whether the caller has given their second factor, or has none to give. */
create function private.is_assured() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.gave_second_factor() or not private.has_second_factor((select auth.uid()))
$$;

/** The same for what staff do, where those without a second factor may have to set one up first. */
create function private.is_assured_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.gave_second_factor() or not (
    private.has_second_factor((select auth.uid()))
    or (select s.staff_second_factor from private.security_settings s)
  )
$$;

/** Refuses whoever has a second factor and has not given it; a first line of what changes how one signs in. */
create function private.require_assured() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_assured() then
    perform private.refuse('second_factor_needed', 'Enter the code of your second step, then try again.');
  end if;
end
$$;

-- ==================== 05_terms_of_service.sql ====================

-- The terms of service by their versions. The newest is the one that holds: `src/config/terms.ts` names it, and
-- `npm run db:reference` brings it here, so that there is one place where a version is published.

create table private.terms_versions (
  version text primary key check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  published_at timestamptz not null default now()
);
comment on table private.terms_versions is 'Every version of the terms of service; the newest one holds.';
alter table private.terms_versions enable row level security;

/** The version that holds; null where none was published, and there is nothing to accept. */
create function private.current_terms() returns text
language sql stable security definer set search_path = ''
as $$ select max(version) from private.terms_versions $$;

/** What somebody said at sign-up about the terms: their version, if it is the one that holds. */
create function private.terms_at_sign_up(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.raw_user_meta_data ->> 'terms_version' from auth.users u
  where u.id = terms_at_sign_up.user_id
    and u.raw_user_meta_data ->> 'terms_version' = private.current_terms()
$$;

-- ==================== 10_people.sql ====================

-- People: who somebody is (profiles) and what they may do as staff (staff_members). The two are kept
-- apart: a member chooses their own `profiles.role`, and it carries no privilege.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null default '' check (char_length(email) <= 254),
  first_name text not null default '' check (char_length(first_name) <= 120),
  last_name text not null default '' check (char_length(last_name) <= 120),
  role public.member_role not null default 'entrepreneur',
  company_name text check (char_length(company_name) <= 200),
  phone text check (char_length(phone) <= 40),
  avatar_path text check (char_length(avatar_path) <= 300),
  headline text check (char_length(headline) <= 160),
  bio text check (char_length(bio) <= 2000),
  country text check (country ~ '^[A-Z]{2}$'),
  locale text check (locale ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and char_length(locale) <= 35),
  theme text check (theme in ('light', 'dark', 'system')),
  terms_version text check (char_length(terms_version) <= 40),
  terms_accepted_at timestamptz,
  search_text text not null default '' check (char_length(search_text) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each person who has signed in.';
comment on column public.profiles.email is
  'A copy of the address in auth.users, taken by the server: what a client sends is ignored.';
comment on column public.profiles.search_text is 'Name, address and company, folded for searching. Kept by the server.';
create index profiles_search_idx on public.profiles using gin (search_text extensions.gin_trgm_ops);

/**
 * Takes the address from auth.users, so that nobody goes under another person's, and with a new profile what else was said at
 * sign-up. Dates an acceptance of terms.
 */
create function private.on_profile_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.terms_version := coalesce(new.terms_version, private.terms_at_sign_up(new.id));
    new.country := coalesce(new.country, (
      select u.raw_user_meta_data ->> 'country' from auth.users u
      where u.id = new.id and u.raw_user_meta_data ->> 'country' ~ '^[A-Z]{2}$'
    ));
  end if;
  if tg_op = 'INSERT' or new.email is distinct from old.email then
    new.email := coalesce((select u.email from auth.users u where u.id = new.id), '');
  end if;
  if new.terms_version is null then
    new.terms_accepted_at := null;
  elsif tg_op = 'INSERT' or new.terms_version is distinct from old.terms_version then
    new.terms_accepted_at := now();
  end if;
  -- Cut, since folding makes some signs longer.
  new.search_text := left(private.fold_text(concat_ws(' ', new.first_name, new.last_name, new.email, new.company_name)), 1000);
  new.updated_at := now();
  return new;
end
$$;
create trigger profile_written before insert or update on public.profiles
  for each row execute function private.on_profile_written();

create table public.staff_members (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role public.staff_role not null,
  granted_by uuid references public.profiles (id) on delete set null,
  -- Since when this role, which may be another than the first.
  role_since timestamptz not null default now(),
  created_at timestamptz not null default now()
);
comment on table public.staff_members is 'Who works for the programme, and as what. Changed by commands of administrators only.';
create index staff_members_granted_by_idx on public.staff_members (granted_by);

-- Each of these runs as its owner, so that a policy may ask without recursing into the policies of staff_members. To each, staff
-- who owe their second step are nobody: they read and do what any member reads and does, until they have given it.
-- Policies call them as `(select private.is_staff())`: Postgres then asks once a statement, not once a row.

/** The caller's staff role, or null. */
create function private.my_staff_role() returns public.staff_role
language sql stable security definer set search_path = ''
as $$
  select role from public.staff_members where user_id = (select auth.uid()) and private.is_assured_staff()
$$;
grant execute on function private.my_staff_role() to authenticated;

/** Whether the caller is staff of at least this role. */
create function private.is_staff(minimum public.staff_role default 'reviewer') returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.staff_members where user_id = (select auth.uid()) and role >= minimum
  ) and private.is_assured_staff()
$$;
grant execute on function private.is_staff(public.staff_role) to authenticated;

/** Whether the caller is staff who have yet to give their second step. */
create function private.owes_second_step() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.staff_members where user_id = (select auth.uid())) and not private.is_assured_staff()
$$;
grant execute on function private.owes_second_step() to authenticated;

/**
 * Whether the caller has accepted the terms that hold: by the command, or by their sign-up while they have no profile yet. Where
 * none was published there is nothing to accept.
 */
create function private.has_accepted_terms() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current = case when p.id is null then private.terms_at_sign_up(me) else p.terms_version end, current is null)
  from (select (select auth.uid()) as me, private.current_terms() as current) as asked
  left join public.profiles p on p.id = asked.me
$$;
grant execute on function private.has_accepted_terms() to authenticated;

/** Refuses whoever is not staff of at least this role, or owes their second step; a command's first line. */
create function private.require_staff(minimum public.staff_role default 'reviewer') returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.staff_members where user_id = (select auth.uid()) and role >= minimum
  ) then
    perform private.refuse('not_allowed', 'You are not allowed to do this.');
  end if;
  if not private.is_assured_staff() then
    perform private.refuse('second_factor_needed', 'Enter the code of your second step, then try again.');
  end if;
  perform private.require_terms();
end
$$;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant insert (id, email, first_name, last_name, role, company_name, phone)
  on public.profiles to authenticated;
grant update (
  first_name, last_name, role, company_name, phone, avatar_path, headline, bio, country, locale, theme
) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile, staff read all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_staff()));

create policy "people add their own profile" on public.profiles
  for insert to authenticated
  with check (id = (select auth.uid()));

create policy "people change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

alter table public.staff_members enable row level security;
grant select on public.staff_members to authenticated;
grant select, insert, update, delete on public.staff_members to service_role;

create policy "staff read their own role, administrators read all" on public.staff_members
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff('admin')));

/**
 * Commands call this: whoever acts has a profile, even when the client has not come round to adding it yet, and with the
 * address that their account has now.
 */
create function private.ensure_profile(user_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.profiles (id, first_name, last_name, role, company_name, phone)
  select
    u.id,
    left(coalesce(u.raw_user_meta_data ->> 'first_name', ''), 120),
    left(coalesce(u.raw_user_meta_data ->> 'last_name', ''), 120),
    case
      when u.raw_user_meta_data ->> 'role' = any (enum_range(null::public.member_role)::text[])
      then (u.raw_user_meta_data ->> 'role')::public.member_role
      else 'entrepreneur'
    end,
    left(u.raw_user_meta_data ->> 'company_name', 200),
    left(u.raw_user_meta_data ->> 'phone', 40)
  from auth.users u
  where u.id = ensure_profile.user_id
  on conflict (id) do update set email = excluded.email
    where profiles.email is distinct from excluded.email
$$;

-- ==================== 20_vocabularies.sql ====================

-- Vocabularies: the lists that forms choose from. Ids are slugs and never change; a term that is no
-- longer offered is retired, so that old answers keep their label.

create table public.vocabularies (
  id text primary key check (id ~ '^[a-z][a-z0-9_]*$' and char_length(id) <= 60),
  label text not null check (char_length(label) between 1 and 120),
  created_at timestamptz not null default now()
);
comment on table public.vocabularies is 'A named list of terms that a form can offer.';

create table public.terms (
  vocabulary_id text not null references public.vocabularies (id) on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9][A-Za-z0-9_+/-]*$' and char_length(id) <= 60),
  label text not null check (char_length(label) between 1 and 160),
  position integer not null default 0,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (vocabulary_id, id)
);
comment on table public.terms is 'One entry of a vocabulary.';

-- Reference data without an owner, shown on public forms: everybody reads all of it. The exposure
-- test names these two policies as the only ones that let everyone through.
alter table public.vocabularies enable row level security;
grant select on public.vocabularies to anon, authenticated;
grant select, insert, update, delete on public.vocabularies to service_role;
create policy "everyone reads vocabularies" on public.vocabularies
  for select to anon, authenticated using (true);

alter table public.terms enable row level security;
grant select on public.terms to anon, authenticated;
grant select, insert, update, delete on public.terms to service_role;
create policy "everyone reads terms" on public.terms
  for select to anon, authenticated using (true);

-- ==================== 30_calls.sql ====================

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

-- ==================== 33_answer_formats.sql ====================

-- How a single answer has to look: the twin of answers.ts and formats.ts in contracts/forms, pattern by pattern.
-- Answers are data throughout: no text of theirs becomes SQL or a pattern.

/** Nothing but characters that print nothing. The same list as `isBlank`. */
create function private.is_blank(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ '^[\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff]*$';
end
$$;

/** Characters that print nothing have no place inside an address. */
create function private.has_hidden_characters(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ '[\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff]';
end
$$;

create function private.is_email(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ ('^[A-Za-z0-9.!#$%&''*+/=?^_{|}~-]+@'
    '(?:[A-Za-z0-9\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])?\.)+'
    '[A-Za-z\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])$')
    and not private.has_hidden_characters(words);
end
$$;

/** http or https, a host with a dot that is no bare IP address, and no credentials. */
create function private.is_url(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ ('^[Hh][Tt][Tt][Pp][Ss]?://'
    '(?:[A-Za-z0-9\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])?\.)+'
    '[A-Za-z\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])'
    '\.?(?::[0-9]{1,5})?(?:[/?#][^\u0001-\u0020"<>\\^`{|}\u007f-\u00a0]*)?$')
    and not private.has_hidden_characters(words);
end
$$;

/** A day (YYYY-MM-DD) or a month (YYYY-MM) that exists, between 1900 and 2100. */
create function private.is_date(words text, with_day boolean) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  year integer;
  month integer;
begin
  if words !~ (case when with_day then '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' else '^[0-9]{4}-[0-9]{2}$' end) then
    return false;
  end if;
  year := substr(words, 1, 4)::integer;
  month := substr(words, 6, 2)::integer;
  if year not between 1900 and 2100 or month not between 1 and 12 then
    return false;
  end if;
  return not with_day or substr(words, 9, 2)::integer between 1 and extract(
    day from make_date(year, month, 1) + interval '1 month' - interval '1 day'
  )::integer;
end
$$;

/** A JSON number as browsers read it, a double; null for what is no number or beyond what a double holds. */
create function private.json_number(answer jsonb) returns double precision
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  exact numeric;
begin
  if jsonb_typeof(answer) is distinct from 'number' then
    return null;
  end if;
  exact := answer::numeric;
  if abs(exact) > 1.7976931348623157e308 then
    return null;
  end if;
  return case when abs(exact) < 2.4703282292062328e-324 then 0 else exact::text::double precision end;
end
$$;

/** An object with an amount and a currency; half of it is a fine draft. */
create function private.is_money(answer jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(answer) is distinct from 'object' then false
    else answer - array['amount', 'currency'] = '{}'
      and (coalesce(answer -> 'amount', 'null') = 'null' or private.json_number(answer -> 'amount') is not null)
      and (
        coalesce(answer -> 'currency', 'null') = 'null'
        or (jsonb_typeof(answer -> 'currency') = 'string' and answer ->> 'currency' ~ '^[A-Za-z]{0,3}$')
      )
  end;
end
$$;

-- ==================== 34_answer_checks.sql ====================

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

-- ==================== 35_validation.sql ====================

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

-- ==================== 40_applications.sql ====================

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

-- ==================== 41_application_files.sql ====================

-- Files of an application: a row says which field it answers and where the object lies in the private bucket.
-- Rows come from begin_upload, states from settle_upload (the function that looked inside the file). What may be done with the
-- objects themselves says 49_storage.sql.

create table public.application_files (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  field_key text not null check (char_length(field_key) between 1 and 120),
  path text not null unique check (char_length(path) <= 120),
  name text not null check (char_length(name) between 1 and 200),
  mime text not null check (char_length(mime) <= 120),
  size bigint not null check (size between 1 and 20971520),
  state public.file_state not null default 'pending',
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.application_files is 'A file uploaded to answer a field of an application.';
create index application_files_application_id_idx on public.application_files (application_id);
create index application_files_created_by_idx on public.application_files (created_by);
create index application_files_pending_idx on public.application_files (created_at) where state = 'pending';
create trigger touch_updated_at before update on public.application_files
  for each row execute function private.touch_updated_at();

alter table public.application_files enable row level security;
grant select on public.application_files to authenticated;
grant select, insert, update, delete on public.application_files to service_role;

/** Whether these answers name a file. Every id is random, so that the text of an answer never holds one by chance. */
create function private.names_file(answers jsonb, file_id uuid) returns boolean
language sql immutable set search_path = ''
as $$ select strpos(answers::text, file_id::text) > 0 $$;
grant execute on function private.names_file(jsonb, uuid) to authenticated;

create policy "applicants read their files, staff those that were submitted" on public.application_files
  for select to authenticated
  using (exists (
    select 1 from public.applications a
    where a.id = application_files.application_id
      and (a.applicant_id = (select auth.uid()) or private.names_file(a.answers, application_files.id))
  ));

/** Whether an object may be put here: the caller asked for exactly this path, for an application that is still theirs to edit. */
create function private.may_upload(object_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from public.application_files f
    join public.applications a on a.id = f.application_id
    where f.path = object_path
      and f.state = 'pending'
      and a.applicant_id = (select auth.uid())
      and a.status in ('draft', 'more_info')
  ) and private.is_assured()
$$;
grant execute on function private.may_upload(text) to authenticated;

/**
 * Whether the caller may take this object away: their own, while the application is open for editing, and only until it is part
 * of an answer. That goes by remove_upload, which knows what is open, and the bytes follow once the row is gone.
 */
create function private.may_discard(object_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from public.application_files f
    join public.applications a on a.id = f.application_id
    where f.path = object_path
      and f.state <> 'stored'
      and a.applicant_id = (select auth.uid())
      and a.status in ('draft', 'more_info')
  ) and private.is_assured()
$$;
grant execute on function private.may_discard(text) to authenticated;

-- ==================== 42_timeline.sql ====================

-- What happens to an application, what is said about it, and how it is decided.

create table public.application_events (
  id uuid primary key default private.uuid_v7(),
  application_id uuid not null references public.applications (id) on delete cascade,
  kind text not null check (kind in (
    'started', 'submitted', 'moved', 'information_requested', 'resubmitted', 'comment_added',
    'decision_drafted', 'decision_approved', 'decision_released', 'withdrawn'
  )),
  actor_id uuid references public.profiles (id) on delete set null,
  data jsonb not null default '{}',
  staff_data jsonb not null default '{}',
  shown_to_applicant boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.application_events is 'The timeline of an application, written by commands. Append-only.';
comment on column public.application_events.data is 'What everyone who sees the event may know.';
comment on column public.application_events.staff_data is 'What only staff may know, such as internal statuses. Not readable through the API.';
create index application_events_application_id_idx
  on public.application_events (application_id, created_at, id);
create index application_events_actor_id_idx on public.application_events (actor_id);

alter table public.application_events enable row level security;
grant select (id, application_id, kind, data, shown_to_applicant, created_at)
  on public.application_events to authenticated;
grant select, insert, update, delete on public.application_events to service_role;

create policy "applicants read what is shown to them, staff all" on public.application_events
  for select to authenticated
  using (exists (
    select 1 from public.applications a
    where a.id = application_events.application_id
      and (
        application_events.shown_to_applicant
        or (a.applicant_id <> (select auth.uid()) and (select private.is_staff()))
      )
  ));

create table public.application_comments (
  id uuid primary key default private.uuid_v7(),
  application_id uuid not null references public.applications (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  from_applicant boolean not null default false,
  audience public.comment_audience not null,
  body text not null check (char_length(body) between 1 and 4000 and body ~ '\S'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.application_comments is 'Comments on an application: among staff, or between staff and applicant.';
comment on column public.application_comments.from_applicant is
  'Which side speaks, set by the server. Who of the staff it was is not the applicant''s to know.';
create index application_comments_application_id_idx
  on public.application_comments (application_id, created_at, id);
create index application_comments_author_id_idx on public.application_comments (author_id);

/** Notes which side speaks. It stays when the author's account is gone. */
create function private.note_comment_side() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.from_applicant := exists (
    select 1 from public.applications a
    where a.id = new.application_id and a.applicant_id = new.author_id
  );
  return new;
end
$$;
create trigger comment_side_noted before insert on public.application_comments
  for each row execute function private.note_comment_side();

alter table public.application_comments enable row level security;
grant select (id, application_id, audience, body, from_applicant, created_at)
  on public.application_comments to authenticated;
grant insert (application_id, audience, body) on public.application_comments to authenticated;
grant select, insert, update, delete on public.application_comments to service_role;

create policy "applicants read what is said to them, staff all" on public.application_comments
  for select to authenticated
  using (exists (
    select 1 from public.applications a
    where a.id = application_comments.application_id
      and (
        application_comments.audience = 'applicant'
        or (a.applicant_id <> (select auth.uid()) and (select private.is_staff()))
      )
  ));

create policy "staff comment, applicants answer on their own" on public.application_comments
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and (
      (select private.handles_application(application_id))
      or (audience = 'applicant' and (select private.owns_submitted_application(application_id)))
    )
  );

create table public.decision_messages (
  -- Without a moment in it, which would tell the applicant how long the decision lay.
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  outcome public.decision_outcome not null,
  message text not null check (char_length(message) between 1 and 10000 and message ~ '\S'),
  state public.decision_state not null default 'drafted',
  -- Counts the rewritings, so that nobody approves or sends words that they have not read.
  version integer not null default 1,
  author_id uuid references public.profiles (id) on delete set null,
  approved_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  released_at timestamptz,
  constraint decision_messages_released check ((state = 'released') = (released_at is not null))
);
comment on table public.decision_messages is 'Decision letters: drafted, approved, then released to the applicant.';
create index decision_messages_application_id_idx
  on public.decision_messages (application_id, created_at desc);
create unique index decision_messages_one_open_idx on public.decision_messages (application_id)
  where state <> 'released';
create index decision_messages_approved_idx on public.decision_messages (updated_at)
  where state = 'approved';
create index decision_messages_author_id_idx on public.decision_messages (author_id);
create index decision_messages_approved_by_idx on public.decision_messages (approved_by);
create trigger touch_updated_at before update on public.decision_messages
  for each row execute function private.touch_updated_at();

alter table public.decision_messages enable row level security;
-- Who wrote and who approved it is for staff, who get it by name from application_detail.
grant select (id, application_id, outcome, message, state, released_at, updated_at)
  on public.decision_messages to authenticated;
grant select, insert, update, delete on public.decision_messages to service_role;

create policy "applicants and reviewers read released letters, managers all" on public.decision_messages
  for select to authenticated
  using (exists (
    select 1 from public.applications a
    where a.id = decision_messages.application_id
      and (
        decision_messages.state = 'released'
        or (a.applicant_id <> (select auth.uid()) and (select private.is_staff('manager')))
      )
  ));

-- ==================== 43_unsent_changes.sql ====================

-- What an applicant who was asked for more has changed and not handed in again. It lies beside the application, so that
-- what was submitted stays what staff read and decide on until it is submitted anew.

create table public.unsent_changes (
  application_id uuid primary key references public.applications (id) on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.unsent_changes is 'Answers of reopened parts that were changed and not handed in again; null for a removed one.';
create trigger touch_updated_at before update on public.unsent_changes
  for each row execute function private.touch_updated_at();

alter table public.unsent_changes enable row level security;
grant select on public.unsent_changes to authenticated;
grant select, insert, update, delete on public.unsent_changes to service_role;

create policy "applicants read what they have not sent" on public.unsent_changes
  for select to authenticated
  using (exists (
    select 1 from public.applications a
    where a.id = unsent_changes.application_id and a.applicant_id = (select auth.uid())
  ));

/** The answers as their applicant has them: what was submitted, with what they have changed since. */
create function private.working_answers(app public.applications) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(app.answers || coalesce((
    select u.changes from public.unsent_changes u where u.application_id = app.id
  ), '{}'))
$$;

/** Keeps changes beside what was submitted. Taken from `working`, the answers with them, where they are tidied already. */
create function private.keep_unsent(application_id uuid, changes jsonb, working jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.unsent_changes as u (application_id, changes)
  select keep_unsent.application_id, coalesce(jsonb_object_agg(key, coalesce(working -> key, 'null')), '{}')
  from jsonb_object_keys(keep_unsent.changes) as key
  on conflict on constraint unsent_changes_pkey do update set changes = u.changes || excluded.changes
$$;

-- ==================== 44_content.sql ====================

-- What all that the programme publishes has in common: its states, what a picture and a list of words look like, and the
-- trigger that keeps what the server owns. Managers write content; everybody reads it once its time has come.

create type public.content_state as enum ('draft', 'scheduled', 'published', 'archived');
create type public.resource_kind as enum ('guide', 'template', 'video', 'tool', 'perk');

/** Whether these are lower-case words as addresses and filters use them, each once, and no more than so many. */
create function private.are_slugs(words text[], at_most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select count(*) <= at_most and count(*) = count(distinct word)
    and coalesce(bool_and(word ~ '^[a-z0-9]+([_-][a-z0-9]+)*$' and char_length(word) <= 60), true)
  from unnest(words) as word
$$;

/** Whether these are countries by their ISO codes, each once, and no more than so many. */
create function private.are_countries(codes text[], at_most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select count(*) <= at_most and count(*) = count(distinct code) and coalesce(bool_and(code ~ '^[A-Z]{2}$'), true)
  from unnest(codes) as code
$$;

/**
 * Whether this describes a picture of the bucket `content-images`, and nothing besides: the folder that its renditions lie in,
 * what kind of file they are, how large the largest is, which widths there are, and words for whoever does not see it.
 */
create function private.is_image(image jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(image) = 'object' then image - array['path', 'type', 'alt', 'width', 'height', 'widths'] = '{}'
    and coalesce(char_length(image ->> 'alt') <= 300 and image @@ (
      'strict $.path like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" && ($.type == "webp" || $.type == "jpg")'
      ' && $.alt like_regex "\\S" && $.width.type() == "number" && $.width.floor() == $.width && $.width >= 1'
      ' && $.width <= 9999 && $.height.type() == "number" && $.height.floor() == $.height && $.height >= 1'
      ' && $.height <= 9999 && $.widths.type() == "array" && $.widths.size() >= 1 && $.widths.size() <= 6'
      ' && !exists($.widths[*] ? (@.type() != "number" || @ < 1 || @ > 4000 || @.floor() != @))'
    )::jsonpath, false)
  else false end
$$;
grant execute on function
  private.are_slugs(text[], integer), private.are_countries(text[], integer), private.is_image(jsonb)
  to authenticated, service_role;

/**
 * Text as lists are searched by: its words, folded, each once. Whatever is no letter, digit or vowel sign ends a word; the ranges
 * are spelled out, since databases differ in what they call a letter.
 */
create function private.search_words(raw text) returns text
language sql immutable set search_path = ''
as $$
  select ' ' || coalesce(string_agg(distinct word collate "C", ' '), '') || ' '
  from regexp_split_to_table(
    private.fold_text(raw), '[\s!-/:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufffd]+'
  ) as word
  where word <> ''
$$;

/** What a piece still lacks before it may be shown, by the names of its columns. */
create function private.missing_content(kind text, piece jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(needed.key), '[]')
  from unnest(case missing_content.kind
    when 'posts' then array['summary', 'body', 'author_name']
    when 'resources' then array['summary']
    when 'faqs' then array['answer']
    when 'organisations' then array['tagline', 'description', 'country']
    when 'openings' then array['summary', 'body', 'apply_to']
    when 'challenges' then array['summary', 'body']
  end) as needed (key)
  where btrim(coalesce(piece ->> needed.key, '')) = ''
$$;

/** Since when something in this state is public; null if it is not. */
create function private.shown_since(state public.content_state, published_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select published_at where state in ('scheduled', 'published') and published_at <= now() $$;

/**
 * Keeps what the server owns: the version, the dates, who began it, and the text of the columns named by the trigger, by which
 * lists are searched. An address that was public stays, because others link to it; and what is public stays complete.
 */
create function private.on_content_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Nobody edits these: a form that is open stays as new as it was when they change.
  aside text[] := array['created_by', 'consented_at', 'consented_by', 'application_id'];
  missing jsonb;
begin
  if tg_op = 'INSERT' then
    new.created_by := (select auth.uid());
  else
    new.first_published_at := coalesce(old.first_published_at, private.shown_since(old.state, old.published_at));
    if new.slug <> old.slug and new.first_published_at is not null then
      perform private.refuse('slug_published', 'The address of what was published stays.');
    end if;
    if old.state = 'scheduled' and new.state = 'published' then
      aside := aside || array['state'];
    end if;
    aside := aside || array['version', 'updated_at', 'search_text', 'first_published_at'];
    if to_jsonb(new) - aside <> to_jsonb(old) - aside then
      new.version := old.version + 1;
      new.updated_at := now();
    else
      new.version := old.version;
    end if;
  end if;
  new.first_published_at := coalesce(new.first_published_at, private.shown_since(new.state, new.published_at));
  if new.state in ('scheduled', 'published') then
    missing := private.missing_content(tg_table_name, to_jsonb(new));
    if missing <> '[]' then
      perform private.refuse('incomplete', 'Something is still missing.', jsonb_build_object('fields', missing));
    end if;
  end if;
  new.search_text := (
    select left(private.search_words(string_agg(left(
      case jsonb_typeof(found.value)
        when 'array' then (select string_agg(word, ' ') from jsonb_array_elements_text(found.value) as word)
        else found.value #>> '{}'
      end, 12000
    ), ' ')), 20000)
    from unnest(tg_argv) as named (key), lateral (select to_jsonb(new) -> named.key as value) as found
  );
  return new;
end
$$;

-- ==================== 45_publications.sql ====================

-- Posts, resources and answers to questions.

create table public.posts (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (char_length(btrim(title)) between 1 and 160),
  summary text not null default '' check (char_length(summary) <= 400),
  body text not null default '' check (char_length(body) <= 60000),
  tags text[] not null default '{}' check (private.are_slugs(tags, 8)),
  author_name text not null default '' check (char_length(author_name) <= 120),
  author_title text not null default '' check (char_length(author_title) <= 160),
  image jsonb check (image is null or private.is_image(image)),
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint posts_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.posts is 'An article of the blog, in Markdown.';

create table public.resources (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  kind public.resource_kind not null,
  title text not null check (char_length(btrim(title)) between 1 and 160),
  summary text not null default '' check (char_length(summary) <= 400),
  provider text not null default '' check (char_length(provider) <= 120),
  audience public.applicant_type[] not null default '{}' check (cardinality(audience) <= 4 and array_position(audience, null) is null),
  sectors text[] not null default '{}' check (private.are_slugs(sectors, 12)),
  stages text[] not null default '{}' check (private.are_slugs(stages, 12)),
  members_only boolean not null default false,
  image jsonb check (image is null or private.is_image(image)),
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resources_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.resources is 'A guide, template, video, tool or perk, as the list shows it.';

create table public.resource_contents (
  resource_id uuid primary key references public.resources (id) on delete cascade,
  body text not null default '' check (char_length(body) <= 60000),
  url text check (url ~ '^https://[^\s]+$' and char_length(url) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.resource_contents is
  'What is inside a resource. A table of its own, because of some resources visitors see only what the list shows.';

create table public.faqs (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  question text not null check (char_length(btrim(question)) between 1 and 200),
  answer text not null default '' check (char_length(answer) <= 6000),
  topic text not null check (topic in ('applying', 'decisions', 'account', 'programme', 'data')),
  audience public.applicant_type[] not null default '{}' check (cardinality(audience) <= 4 and array_position(audience, null) is null),
  position integer not null default 0 check (position between 0 and 10000),
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint faqs_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.faqs is 'A question that people ask, with its answer in Markdown.';

/** What is inside a resource that is public stays there. */
create function private.on_contents_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  if btrim(new.body) = '' and new.url is null then
    -- Locked before it is asked, so that nobody publishes it while it is being emptied.
    perform 1 from public.resources r where r.id = new.resource_id for share;
    if exists (select 1 from public.resources r where r.id = new.resource_id and r.state in ('scheduled', 'published')) then
      perform private.refuse('incomplete', 'Something is still missing.', '{"fields": ["body"]}');
    end if;
  end if;
  return new;
end
$$;

create trigger content_written before insert or update on public.posts
  for each row execute function private.on_content_written('title', 'summary', 'tags', 'author_name', 'body');
create trigger content_written before insert or update on public.resources
  for each row execute function private.on_content_written('title', 'summary', 'provider', 'kind', 'sectors', 'stages');
create trigger content_written before insert or update on public.faqs
  for each row execute function private.on_content_written('question', 'answer');
create trigger contents_written before update on public.resource_contents
  for each row execute function private.on_contents_written();

-- What visitors page through, and what managers do and count. Whole, not for the published alone: a member's policy also lets
-- staff through, and then Postgres cannot prove that a partial one has all that is asked for. There is none for tags and other lists of
-- words: under a policy Postgres asks an index only what cannot leak, which `@>` is not known for. Words are asked for by
-- private.find_content, which no policy stands before.
create index posts_published_idx on public.posts (published_at desc, id desc);
create index posts_updated_idx on public.posts (updated_at desc, id desc);
create index posts_state_idx on public.posts (state, published_at);
create index posts_search_idx on public.posts using gin (search_text extensions.gin_trgm_ops);
create index posts_image_idx on public.posts ((image ->> 'path')) where image is not null;
create index posts_created_by_idx on public.posts (created_by);
create index resources_published_idx on public.resources (published_at desc, id desc);
create index resources_kind_idx on public.resources (kind, published_at desc, id desc);
create index resources_updated_idx on public.resources (updated_at desc, id desc);
create index resources_state_idx on public.resources (state, published_at);
create index resources_search_idx on public.resources using gin (search_text extensions.gin_trgm_ops);
create index resources_image_idx on public.resources ((image ->> 'path')) where image is not null;
create index resources_created_by_idx on public.resources (created_by);
create index faqs_topic_idx on public.faqs (topic, position, id);
create index faqs_updated_idx on public.faqs (updated_at desc, id desc);
create index faqs_created_by_idx on public.faqs (created_by);

alter table public.posts enable row level security;
alter table public.resources enable row level security;
alter table public.resource_contents enable row level security;
alter table public.faqs enable row level security;

grant select (id, slug, title, summary, body, tags, author_name, author_title, image, state, published_at, first_published_at, version,
  search_text, created_at, updated_at) on public.posts to anon, authenticated;
grant insert (slug, title, summary, body, tags, author_name, author_title, image),
  update (slug, title, summary, body, tags, author_name, author_title, image) on public.posts to authenticated;
grant delete on public.posts to authenticated;

grant select (id, slug, kind, title, summary, provider, audience, sectors, stages, members_only, image, state,
  published_at, first_published_at, version, search_text, created_at, updated_at) on public.resources to anon, authenticated;
grant insert (slug, kind, title, summary, provider, audience, sectors, stages, members_only, image),
  update (slug, kind, title, summary, provider, audience, sectors, stages, members_only, image)
  on public.resources to authenticated;
grant delete on public.resources to authenticated;

grant select on public.resource_contents to anon, authenticated;
grant insert (resource_id, body, url), update (body, url) on public.resource_contents to authenticated;

grant select (id, slug, question, answer, topic, audience, position, state, published_at, first_published_at, version, search_text,
  created_at, updated_at) on public.faqs to anon, authenticated;
grant insert (slug, question, answer, topic, audience, position),
  update (slug, question, answer, topic, audience, position) on public.faqs to authenticated;
grant delete on public.faqs to authenticated;

grant select, insert, update, delete on public.posts, public.resources, public.resource_contents, public.faqs
  to service_role;

-- What is scheduled shows by itself when its time comes: nothing has to run for it.
create policy "visitors read published posts" on public.posts
  for select to anon using (state in ('scheduled', 'published') and published_at <= now());
create policy "members read published posts, staff all" on public.posts
  for select to authenticated
  using ((state in ('scheduled', 'published') and published_at <= now()) or (select private.is_staff()));
create policy "managers write posts" on public.posts
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change posts" on public.posts
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away posts that were never published" on public.posts
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

create policy "visitors read published resources" on public.resources
  for select to anon using (state in ('scheduled', 'published') and published_at <= now());
create policy "members read published resources, staff all" on public.resources
  for select to authenticated
  using ((state in ('scheduled', 'published') and published_at <= now()) or (select private.is_staff()));
create policy "managers write resources" on public.resources
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change resources" on public.resources
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away resources that were never published" on public.resources
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

create policy "visitors read what is inside open resources" on public.resource_contents
  for select to anon
  using (exists (
    select 1 from public.resources r where r.id = resource_contents.resource_id and not r.members_only
  ));
create policy "members read what is inside the resources they see" on public.resource_contents
  for select to authenticated
  using (exists (select 1 from public.resources r where r.id = resource_contents.resource_id));
create policy "managers write what is inside" on public.resource_contents
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change what is inside" on public.resource_contents
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));

create policy "visitors read published answers" on public.faqs
  for select to anon using (state in ('scheduled', 'published') and published_at <= now());
create policy "members read published answers, staff all" on public.faqs
  for select to authenticated
  using ((state in ('scheduled', 'published') and published_at <= now()) or (select private.is_staff()));
create policy "managers write answers" on public.faqs
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change answers" on public.faqs
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away answers that were never published" on public.faqs
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

/** The tags of the newest thousand published posts with how many carry each, for the filter of the blog. */
create function public.post_tags() returns table (tag text, posts bigint)
language sql stable set search_path = ''
as $$
  select word, count(*)
  from (
    select tags from public.posts
    where state in ('scheduled', 'published') and published_at <= now()
    order by published_at desc, id desc limit 1000
  ) as newest, unnest(newest.tags) as word
  group by word
  order by count(*) desc, word
  limit 40
$$;
grant execute on function public.post_tags() to anon, authenticated;
comment on function public.post_tags() is 'The tags of published posts, the most used first.';

-- ==================== 46_portfolio.sql ====================

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

-- ==================== 47_openings.sql ====================

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

-- ==================== 48_site_figures.sql ====================

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

-- ==================== 49_storage.sql ====================

-- The two buckets and who may do what with the objects in them: one policy for each command, since Postgres asks every policy
-- of a command for every object. There is none for update: an object never changes and is never moved.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'application-files', 'application-files', false, 20971520,
    array['application/pdf', 'image/png', 'image/jpeg', 'image/svg+xml', 'video/mp4']
  ),
  -- Everybody reads these at their public address, as the kind of picture that they went up as: nothing that a browser runs.
  ('content-images', 'content-images', true, 1048576, array['image/webp', 'image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

/** Whether an object is named as the renditions of a picture are: `<picture>/<width>.<kind of file>`. */
create function private.is_image_path(object_path text) returns boolean
language sql immutable set search_path = ''
as $$
  select object_path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-9][0-9]{1,3}\.(webp|jpg)$'
$$;

/** The pictures that stand in a text in Markdown, by their folders. */
create function private.pictures_in(markdown text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(
    markdown, '/content-images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'
  ) as found
$$;
create index posts_body_pictures_idx on public.posts using gin (private.pictures_in(body));
create index resource_contents_pictures_idx on public.resource_contents using gin (private.pictures_in(body));
create index faqs_pictures_idx on public.faqs using gin (private.pictures_in(answer));
create index organisations_pictures_idx on public.organisations using gin (private.pictures_in(description));
create index openings_pictures_idx on public.openings using gin (private.pictures_in(body));
create index challenges_pictures_idx on public.challenges using gin (private.pictures_in(body));

/** Whether anything that the programme writes shows this picture, above its text or in it, whatever its state. */
create function private.shows_image(object_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.posts c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.resources c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.organisations c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.challenges c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.posts c where private.pictures_in(c.body) @> array[picture])
    or exists (select 1 from public.resource_contents c where private.pictures_in(c.body) @> array[picture])
    or exists (select 1 from public.faqs c where private.pictures_in(c.answer) @> array[picture])
    or exists (select 1 from public.organisations c where private.pictures_in(c.description) @> array[picture])
    or exists (select 1 from public.openings c where private.pictures_in(c.body) @> array[picture])
    or exists (select 1 from public.challenges c where private.pictures_in(c.body) @> array[picture])
  from split_part(object_path, '/', 1) as picture
$$;
grant execute on function private.pictures_in(text) to authenticated, service_role;
grant execute on function private.is_image_path(text), private.shows_image(text) to authenticated;

-- A file of an application goes up to `<application id>/<file id>.<ext>`; once it was looked into, the service keeps it at
-- `<application id>/<file id>/<random>.<ext>`. A signed address to put something stays good for hours and asks nobody again, so
-- what was checked has to lie where no such address can lead: nobody puts anything there, because no row waits for it.
create policy "applicants put the files they asked for, managers pictures" on storage.objects
  for insert to authenticated
  with check (
    (bucket_id = 'application-files' and private.may_upload(name))
    or (
      bucket_id = 'content-images' and private.is_image_path(name)
      and (select private.is_staff('manager')) and (select private.has_accepted_terms())
    )
  );

-- Of an application, nobody but who sent it sees what was not looked into yet. A picture is read at its public address;
-- this is for listing them.
create policy "files as their application, pictures for managers" on storage.objects
  for select to authenticated
  using (
    (
      bucket_id = 'application-files'
      and exists (
        select 1 from public.application_files f
        where f.path = objects.name and (f.state = 'stored' or f.created_by = (select auth.uid()))
      )
    )
    or (bucket_id = 'content-images' and (select private.is_staff('manager')))
  );

create policy "applicants take away what they did not finish, managers unused pictures" on storage.objects
  for delete to authenticated
  using (
    (bucket_id = 'application-files' and private.may_discard(name))
    or (
      bucket_id = 'content-images'
      and (select private.is_staff('manager')) and (select private.has_accepted_terms())
      and not private.shows_image(name)
    )
  );

-- ==================== 50_notification_preferences.sql ====================

-- What people choose of their notifications: for each kind whether it shows in the app, and when it comes by mail.
--
-- Not on the list, and so nobody's to turn off: what the programme owes a person (that their application has arrived, that something
-- more is needed, the decision) and what concerns their account.

-- In the order in which they are offered.
create type public.notification_kind as enum (
  'comment_for_applicant', 'portfolio_consent', 'signed_in',
  'application_submitted', 'application_resubmitted', 'comment_from_applicant', 'contact_message'
);
create type public.email_choice as enum ('at_once', 'daily_digest', 'off');

create table private.notification_kinds (
  kind public.notification_kind primary key,
  -- The staff role from which on there are such notifications; null for everybody.
  staff_role public.staff_role,
  -- What holds for whoever has not chosen.
  in_app boolean not null default true,
  email public.email_choice not null,
  -- Whether it repeats what was written to staff. A mailbox opens without a second step, so mails say that it is there, not what it says.
  quotes boolean not null default false
);
comment on table private.notification_kinds is 'The notifications that people may turn off, for whom they are, and what holds until then.';
alter table private.notification_kinds enable row level security;

insert into private.notification_kinds (kind, staff_role, email, quotes) values
  ('comment_for_applicant', null, 'at_once', false),
  ('portfolio_consent', null, 'at_once', false),
  ('signed_in', null, 'off', false),
  ('application_submitted', 'manager', 'at_once', false),
  ('application_resubmitted', 'manager', 'daily_digest', false),
  ('comment_from_applicant', 'manager', 'daily_digest', true),
  -- The operator's own address has each of these already.
  ('contact_message', 'manager', 'off', true);

create table public.notification_preferences (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind public.notification_kind not null,
  in_app boolean not null,
  email public.email_choice not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table public.notification_preferences is 'What a person has chosen of a kind of notification. Without a row the default holds.';
create trigger touch_updated_at before update on public.notification_preferences
  for each row execute function private.touch_updated_at();

alter table public.notification_preferences enable row level security;
grant select on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notification_preferences to service_role;

create policy "people read their own preferences" on public.notification_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));

/** What holds for a person, chosen or not. No row for a kind that nobody may turn off. */
create function private.preference_of(person uuid, wanted text)
returns table (in_app boolean, email public.email_choice, quotes boolean)
language sql stable security definer set search_path = ''
as $$
  select coalesce(p.in_app, k.in_app), coalesce(p.email, k.email), k.quotes
  from private.notification_kinds k
  left join public.notification_preferences p on p.user_id = person and p.kind = k.kind
  where k.kind::text = wanted
$$;

/** What the caller may choose, with what holds now. */
create function private.my_notification_preferences()
returns table (kind public.notification_kind, in_app boolean, email public.email_choice)
language sql stable security definer set search_path = ''
as $$
  select k.kind, coalesce(p.in_app, k.in_app), coalesce(p.email, k.email)
  from private.notification_kinds k
  left join public.notification_preferences p on p.user_id = (select auth.uid()) and p.kind = k.kind
  where k.staff_role is null or k.staff_role <= (select private.my_staff_role())
  order by k.kind
$$;
create function public.my_notification_preferences()
returns table (kind public.notification_kind, in_app boolean, email public.email_choice)
language sql stable set search_path = ''
as $$ select * from private.my_notification_preferences() $$;
grant execute on function private.my_notification_preferences(), public.my_notification_preferences() to authenticated;
comment on function public.my_notification_preferences() is
  'The kinds of notification that the caller may turn off, with what holds for each.';

create function private.set_notification_preference(
  chosen public.notification_kind, in_app boolean, email public.email_choice
) returns public.notification_preferences
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  saved public.notification_preferences;
begin
  perform private.require_assured();
  if not exists (select 1 from private.my_notification_preferences() mine where mine.kind = chosen) then
    perform private.refuse('not_allowed', 'This kind of notification is not yours to choose.');
  end if;
  perform private.limit_caller('notification_preference', 60, 60);
  perform private.ensure_profile(me);
  insert into public.notification_preferences as known (user_id, kind, in_app, email)
  select me, k.kind,
    coalesce(set_notification_preference.in_app, k.in_app), coalesce(set_notification_preference.email, k.email)
  from private.notification_kinds k where k.kind = chosen
  -- The one that was not named stays as it is: another tab may have changed it.
  on conflict (user_id, kind) do update set
    in_app = coalesce(set_notification_preference.in_app, known.in_app),
    email = coalesce(set_notification_preference.email, known.email)
  returning * into saved;
  return saved;
end
$$;
create function public.set_notification_preference(
  kind public.notification_kind, in_app boolean default null, email public.email_choice default null
) returns public.notification_preferences
language sql volatile set search_path = ''
as $$ select private.set_notification_preference(kind, in_app, email) $$;
grant execute on function
  private.set_notification_preference(public.notification_kind, boolean, public.email_choice),
  public.set_notification_preference(public.notification_kind, boolean, public.email_choice) to authenticated;
comment on function public.set_notification_preference(public.notification_kind, boolean, public.email_choice) is
  'Chooses whether a kind of notification shows in the app, when it comes by mail, or both. What is not named stays as it is.';

-- ==================== 50_notifications.sql ====================

-- Notifications: one row for a person and an event. The server adds them; the person marks them read.

create table public.notifications (
  id uuid primary key default private.uuid_v7(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z_]*$' and char_length(kind) <= 60),
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '' check (char_length(body) <= 1000),
  link text check (link ~ '^/[^/\\]' and char_length(link) <= 300),
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.notifications is 'What a person is told inside the app.';
comment on column public.notifications.link is 'A path of this app, never another site.';
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_created_at_idx on public.notifications (created_at);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

alter table public.notifications enable row level security;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

-- What staff are told quotes applications and messages, which a password alone is not to open.
create policy "people read their own notifications" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()) and not (select private.owes_second_step()));

/** Tells the person's open screens. The payload is a hint to refetch, never data. */
create function private.on_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('kind', new.kind, 'id', new.id),
    'notification', 'user:' || new.user_id, true
  );
  return null;
end
$$;
create trigger notification_added after insert on public.notifications
  for each row execute function private.on_notification();

/** Marks the given notifications of the caller as read, or all of them; answers how many changed. */
create function private.mark_notifications_read(ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform private.require_assured();
  update public.notifications n
  set read_at = now()
  where n.user_id = (select auth.uid())
    and n.read_at is null
    and (mark_notifications_read.ids is null or n.id = any (mark_notifications_read.ids));
  get diagnostics changed = row_count;
  return changed;
end
$$;
create function public.mark_notifications_read(ids uuid[] default null) returns integer
language sql volatile set search_path = ''
as $$ select private.mark_notifications_read(ids) $$;
grant execute on function
  private.mark_notifications_read(uuid[]), public.mark_notifications_read(uuid[]) to authenticated;
comment on function public.mark_notifications_read(uuid[]) is
  'Marks the caller''s notifications as read: the given ones, or all.';

-- ==================== 51_ops.sql ====================

-- Operations: the log of who did what, the outbox of mail, limits.

create table public.audit_log (
  id uuid primary key default private.uuid_v7(),
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null check (action ~ '^[a-z][a-z_]*$' and char_length(action) <= 60),
  subject_type text not null check (char_length(subject_type) <= 60),
  subject_id uuid,
  data jsonb not null default '{}' check (octet_length(data::text) <= 4096),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.audit_log is 'Who did what to what. Append-only, without personal text.';
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_actor_id_idx on public.audit_log (actor_id);
create index audit_log_subject_idx on public.audit_log (subject_id);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

-- What is done with an application is told to nobody before its time, and an administrator may have applied too.
create policy "administrators read the log, save of their own applications" on public.audit_log
  for select to authenticated
  using (
    (select private.is_staff('admin'))
    and (
      subject_id is null
      or subject_id <> all (
        array(select a.id from public.applications a where a.applicant_id = (select auth.uid()))
      )
    )
  );

/** Writes a line of the log for whoever is calling. */
create function private.audit(action text, subject_type text, subject_id uuid, data jsonb default '{}')
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, subject_type, subject_id, data)
  values ((select auth.uid()), action, subject_type, subject_id, data)
$$;

create table private.email_outbox (
  id uuid primary key default private.uuid_v7(),
  idempotency_key text not null unique check (char_length(idempotency_key) <= 200),
  -- Whoever is gone gets no mail any more. Null for an address that is nobody's account.
  user_id uuid references public.profiles (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  template text not null check (template ~ '^[a-z][a-z_]*$' and char_length(template) <= 60),
  data jsonb not null default '{}' check (octet_length(data::text) <= 65536),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 1000),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table private.email_outbox is 'Every mail from the moment it is owed until the provider took it.';
create index email_outbox_due_idx on private.email_outbox (next_attempt_at)
  where status in ('queued', 'sending');
create index email_outbox_settled_idx on private.email_outbox (created_at) where status in ('sent', 'failed');
create index email_outbox_user_id_idx on private.email_outbox (user_id);
alter table private.email_outbox enable row level security;

/** Wakes whoever delivers. On a hosted project a schedule does, and nobody listens. */
create function private.on_mail_queued() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;
create trigger mail_queued after insert on private.email_outbox
  for each statement execute function private.on_mail_queued();

/**
 * Owes a person a mail. The address is the confirmed one of their account, never one that a client sent.
 * The same key is never queued twice.
 */
create function private.queue_mail(idempotency_key text, user_id uuid, template text, data jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.email_outbox (idempotency_key, user_id, recipient, template, data)
  select
    queue_mail.idempotency_key, u.id, u.email, queue_mail.template,
    jsonb_build_object('first_name', p.first_name, 'locale', p.locale) || queue_mail.data
  from auth.users u
  join public.profiles p on p.id = u.id
  where u.id = queue_mail.user_id and u.email <> ''
  on conflict (idempotency_key) do nothing
$$;

create table private.rate_limits (
  key text primary key check (char_length(key) <= 200),
  tokens double precision not null,
  updated_at timestamptz not null default now()
);
comment on table private.rate_limits is 'Token buckets, one for each thing that is limited and whoever does it.';
create index rate_limits_updated_at_idx on private.rate_limits (updated_at);
alter table private.rate_limits enable row level security;

/** Takes one token from a bucket of `burst` that fills by `per_minute`; false when it is empty. Full again within a day, or it is tidied away. */
create function private.take_rate_limit(bucket_key text, burst integer, per_minute double precision) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if burst < 1 or per_minute <= 0 then
    perform private.refuse('invalid_limit', 'A limit needs a burst of one or more and a rate above zero.');
  end if;
  insert into private.rate_limits as bucket (key, tokens)
  values (left(bucket_key, 200), burst - 1)
  on conflict on constraint rate_limits_pkey do update set
    tokens = least(burst, bucket.tokens + per_minute / 60.0
      * extract(epoch from clock_timestamp() - bucket.updated_at)) - 1,
    updated_at = clock_timestamp()
  where least(burst, bucket.tokens + per_minute / 60.0
    * extract(epoch from clock_timestamp() - bucket.updated_at)) >= 1;
  return found;
end
$$;

/**
 * Refuses the caller when they do this too often. A later refusal takes the token back with the rest of the transaction,
 * so this counts what was done, not what was tried.
 */
create function private.limit_caller(action text, burst integer, per_minute integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.take_rate_limit(action || ':' || (select auth.uid()), burst, per_minute) then
    perform private.refuse('rate_limited', 'That was too often. Wait a minute, then try again.');
  end if;
end
$$;

-- ==================== 52_contact.sql ====================

-- What people say to the operator: feedback from any page, messages of the contact page, and the newsletter's list.
-- Anybody may send, so each has limits that hold without a captcha and without trusting what the sender says of themselves.

create type public.feedback_category as enum ('bug', 'feature', 'improvement', 'general');
create type public.contact_topic as enum (
  'general', 'application', 'investing', 'mentoring', 'partnership', 'press', 'privacy'
);
create type public.newsletter_state as enum ('pending', 'confirmed', 'left');

/**
 * The network that the request comes from: an address of version 4, or the first 64 bits of one of version 6, of which one
 * customer has as many as they like, or fewer: 48 are what whoever asks for them is given. Null where nobody says.
 *
 * A hosted project stands behind Cloudflare, which writes `cf-connecting-ip` itself and drops what the caller sent under that
 * name. Of `x-forwarded-for` only the last hop was written by a proxy of ours; everything before it, and so the first, is whatever
 * the caller liked to send. Whoever runs this without Cloudflare has to drop `cf-connecting-ip` at their own gateway.
 */
create function private.caller_network(bits integer default 64) returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := regexp_replace(
    btrim(coalesce(headers ->> 'cf-connecting-ip', substring(headers ->> 'x-forwarded-for' from '[^,]*$'))),
    '^::ffff:(?=\d+\.)', '', 'i'
  )::inet;
  return case family(address)
    when 6 then network(set_masklen(address, bits))::text
    else host(address)
  end;
exception when invalid_text_representation then
  return null;
end
$$;

-- Feedback.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  -- What somebody said of the service goes with their account.
  user_id uuid references auth.users (id) on delete cascade,
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  name text check (char_length(name) <= 120),
  category public.feedback_category not null default 'general',
  rating smallint check (rating between 1 and 5),
  message text not null check (btrim(message) <> '' and char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references public.profiles (id) on delete set null,
  -- By which it is named in a mail to whoever wrote it, and how it begins: lists read no whole letters.
  reference text not null default '' check (char_length(reference) <= 10),
  preview text not null default '' check (char_length(preview) <= 240),
  search_text text not null default '' check (char_length(search_text) <= 20000)
);
comment on table public.feedback is 'What visitors and members think of the service. Added by anybody, read and settled by managers.';
create index feedback_user_id_idx on public.feedback (user_id);
create index feedback_settled_by_idx on public.feedback (settled_by);
create index feedback_created_at_idx on public.feedback (created_at desc, id desc);
create index feedback_open_idx on public.feedback (created_at desc, id desc) where settled_at is null;

/**
 * Notes what lists read of a letter: by which reference it is named, how it begins, and the words of the named columns. The first
 * argument begins the reference. Whoever writes the letter need not know of it.
 */
create function private.note_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.reference := tg_argv[0] || '-' || upper(right(new.id::text, 6));
  new.preview := left(new.message, 240);
  new.search_text := (
    select left(private.search_words(string_agg(to_jsonb(new) ->> named.key, ' ')), 20000)
    from unnest(tg_argv[1:]) as named (key)
  );
  return new;
end
$$;
create trigger note_letter before insert on public.feedback
  for each row execute function private.note_letter('F', 'email', 'name', 'message');

/**
 * Limits what comes through the API: five at once from an account, or from a network where nobody is signed in, then one every two
 * minutes; from all networks of one site four times as much. Where the network is not known, all visitors share that. And a bound
 * on all visitors together, another on all members, so that a flood from a thousand networks fills no table, and keeps nobody out
 * who is signed in.
 */
create function private.limit_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member uuid := (select auth.uid());
  sender text := coalesce('user:' || member, 'network:' || private.caller_network(), 'network:unknown');
  site text := case when member is null then 'feedback:site:' || private.caller_network(48) end;
begin
  if coalesce((select auth.jwt()) ->> 'role', '') not in ('anon', 'authenticated') then
    return new;
  end if;
  if not private.take_rate_limit('feedback:' || sender, 5, 0.5)
    or not (case when site like '%/48' then private.take_rate_limit(site, 20, 2) else true end)
  then
    perform private.refuse('rate_limited', 'That was a lot of feedback at once. Wait a few minutes, then try again.');
  end if;
  if not private.take_rate_limit('feedback:' || case when member is null then 'visitors' else 'members' end, 200, 10) then
    perform private.refuse('rate_limited', 'More feedback is coming in than we can take. Try again in a few minutes.');
  end if;
  return new;
end
$$;
create trigger limit_feedback before insert on public.feedback
  for each row execute function private.limit_feedback();

alter table public.feedback enable row level security;
grant insert (user_id, email, name, category, rating, message) on public.feedback to anon, authenticated;
grant select on public.feedback to authenticated;
grant select, insert, update, delete on public.feedback to service_role;

create policy "visitors add feedback of nobody's" on public.feedback
  for insert to anon
  with check (user_id is null);

create policy "members add feedback as themselves or as nobody" on public.feedback
  for insert to authenticated
  with check (user_id is null or user_id = (select auth.uid()));

-- Reviewers are often guests of the programme; who wrote what to it is none of their business.
create policy "managers read feedback" on public.feedback
  for select to authenticated
  using ((select private.is_staff('manager')));

-- Messages of the contact page. They come through the function `send-contact-email` and in no other way: it is the only place that
-- can ask whether a person is sending, so nothing goes around the question.

create table public.contact_messages (
  id uuid primary key default private.uuid_v7(),
  topic public.contact_topic not null default 'general',
  -- A first and a last name with a space between.
  name text not null check (btrim(name) <> '' and char_length(name) <= 241),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  organisation text check (char_length(organisation) <= 200),
  subject text not null default '' check (char_length(subject) <= 200),
  message text not null check (btrim(message) <> '' and char_length(message) <= 6000),
  -- A letter to the operator stays one when its writer's account is gone; after its time it goes too.
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references public.profiles (id) on delete set null,
  -- As those of feedback.
  reference text not null default '' check (char_length(reference) <= 10),
  preview text not null default '' check (char_length(preview) <= 240),
  search_text text not null default '' check (char_length(search_text) <= 20000)
);
comment on table public.contact_messages is 'What came through the contact page. Added by the service, read and settled by managers.';
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_settled_by_idx on public.contact_messages (settled_by);
create index contact_messages_open_idx on public.contact_messages (created_at desc, id desc) where settled_at is null;
create trigger note_letter before insert on public.contact_messages
  for each row execute function private.note_letter('M', 'email', 'name', 'organisation', 'subject', 'message');

alter table public.contact_messages enable row level security;
grant select on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "managers read messages" on public.contact_messages
  for select to authenticated
  using ((select private.is_staff('manager')));

-- The newsletter. Nobody is on the list who did not press the button in a mail to that address.

/**
 * The mailbox behind an address, as far as that is known, for counting: what follows a plus is its owner's to make up, and so are
 * the dots of some. Mails go to the address as it was given.
 */
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com' else mailbox || '@' || domain end
  from (select lower(regexp_replace(address, '@[^@]*$', '')), lower(substring(address from '[^@]*$'))) as parts (name, domain),
    lateral (select coalesce(nullif(split_part(name, '+', 1), ''), name)) as named (mailbox)
$$;

create table public.newsletter_subscribers (
  id uuid primary key default private.uuid_v7(),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  state public.newsletter_state not null default 'pending',
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  asked_at timestamptz not null default now(),
  asked_times integer not null default 1,
  confirmed_at timestamptz,
  left_at timestamptz,
  source text not null default '' check (source ~ '^[a-z-]*$' and char_length(source) <= 40),
  created_at timestamptz not null default now()
);
comment on table public.newsletter_subscribers is 'Who asked for the newsletter, and whether they confirmed it. Written by the service.';
comment on column public.newsletter_subscribers.token_hash is 'SHA-256 of what the newest mail asks to press; it holds for seven days.';
comment on column public.newsletter_subscribers.asked_at is 'When the newest mail that asks was owed.';
comment on column public.newsletter_subscribers.asked_times is 'How many mails were owed, of which none was a month after the one before.';
create unique index newsletter_subscribers_email_idx on public.newsletter_subscribers (lower(email));
create unique index newsletter_subscribers_token_idx on public.newsletter_subscribers (token_hash);
create index newsletter_subscribers_mailbox_idx on public.newsletter_subscribers (private.mailbox_of(email));
create index newsletter_subscribers_state_idx on public.newsletter_subscribers (state, asked_at);

alter table public.newsletter_subscribers enable row level security;
grant select (id, email, source, confirmed_at, created_at) on public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;

create policy "managers read who confirmed" on public.newsletter_subscribers
  for select to authenticated
  using (state = 'confirmed' and (select private.is_staff('manager')));

-- ==================== 53_contact_commands.sql ====================

-- Commands around messages and the newsletter. All but one are the service's: the functions `send-contact-email` and
-- `newsletter` call them once they know enough of the caller.

/**
 * Owes the operator a mail, once for the same words within ten minutes: whoever presses twice, or tries again after a lost
 * answer, writes one mail. There are only so many a minute, and then there is none: what they tell of is in a table.
 */
create function private.queue_operator_mail(template text, data jsonb, recipient text, sender text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  minutes_ten constant integer := 600;
  base text := template || ':' || private.hash_of(data::text);
  part bigint := floor(extract(epoch from now()) / minutes_ten);
begin
  perform pg_advisory_xact_lock(hashtextextended(base, 0));
  if exists (
    select 1 from private.email_outbox o
    where o.idempotency_key in (base || ':' || part, base || ':' || part - 1)
      and o.created_at > now() - make_interval(secs => minutes_ten)
  ) then
    return;
  end if;
  -- On top of the limits of each caller: no flood fills the operator's mailbox, and one of visitors silences no member.
  if private.take_rate_limit('operator-mail:' || template || ':' || sender, 100, 5) then
    insert into private.email_outbox (idempotency_key, recipient, template, data)
    values (base || ':' || part, queue_operator_mail.recipient, queue_operator_mail.template, queue_operator_mail.data);
  end if;
end
$$;

/**
 * Owes the operator the mails about the feedback that came from an address in the last ten minutes; false when there is none. The
 * mails say what was added, with the limits of that, and nothing that the caller says: a message that no person has to vouch for
 * would go around the question that the contact page asks.
 */
create function private.queue_feedback_mails(address text, recipient text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given public.feedback;
  is_there boolean := false;
begin
  for given in
    select * from public.feedback f
    where f.created_at > now() - interval '10 minutes' and lower(f.email) = lower(address)
    order by f.created_at, f.id limit 10
  loop
    is_there := true;
    perform private.queue_operator_mail('feedback_received', jsonb_build_object(
      'name', coalesce(nullif(btrim(given.name), ''), 'Anonymous'), 'email', given.email, 'category', given.category,
      'message', format(E'Rating: %s\n\n%s', coalesce(given.rating || '/5', 'Not provided'), given.message)
    ), recipient, case when given.user_id is null then 'visitors' else 'members' end);
  end loop;
  return is_there;
end
$$;
create function public.queue_feedback_mails(email text, recipient text) returns boolean
language sql volatile set search_path = ''
as $$ select private.queue_feedback_mails(email, recipient) $$;
grant execute on function
  private.queue_feedback_mails(text, text), public.queue_feedback_mails(text, text) to service_role;
comment on function public.queue_feedback_mails(text, text) is
  'Owes the operator the mails about feedback that an address has just given. For the service only.';

/**
 * Keeps a message of the contact page and owes the operator the mail about it; false when the same came minutes ago. In a flood
 * there are fewer mails than messages: what was written is kept all the same, so that no flood keeps others from writing.
 */
create function private.receive_contact_message(message jsonb, recipient text, user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  sender text := case when receive_contact_message.user_id is null then 'visitors' else 'members' end;
begin
  perform pg_advisory_xact_lock(hashtextextended('contact_message:' || message::text, 0));
  if exists (
    select 1 from public.contact_messages m
    where m.created_at > now() - interval '10 minutes'
      and m.topic::text = receive_contact_message.message ->> 'topic'
      and m.name = receive_contact_message.message ->> 'name'
      and m.email = receive_contact_message.message ->> 'email'
      and coalesce(m.organisation, '') = coalesce(receive_contact_message.message ->> 'organisation', '')
      and m.subject = coalesce(receive_contact_message.message ->> 'subject', '')
      and m.message = receive_contact_message.message ->> 'message'
  ) then
    return false;
  end if;
  -- On top of the limits of each caller: no flood fills a table, and one of visitors keeps no member out.
  if not private.take_rate_limit('contact-messages:' || sender, 1000, 30) then
    perform private.refuse('rate_limited', 'More messages are coming in than we can take. Try again in a few minutes.');
  end if;
  insert into public.contact_messages (topic, name, email, organisation, subject, message, user_id)
  values (
    (receive_contact_message.message ->> 'topic')::public.contact_topic,
    receive_contact_message.message ->> 'name',
    receive_contact_message.message ->> 'email',
    nullif(receive_contact_message.message ->> 'organisation', ''),
    coalesce(receive_contact_message.message ->> 'subject', ''),
    receive_contact_message.message ->> 'message',
    receive_contact_message.user_id
  );
  perform private.queue_operator_mail('contact_message', receive_contact_message.message, recipient, sender);
  return true;
end
$$;
create function public.receive_contact_message(message jsonb, recipient text, user_id uuid default null) returns boolean
language sql volatile set search_path = ''
as $$ select private.receive_contact_message(message, recipient, user_id) $$;
grant execute on function
  private.receive_contact_message(jsonb, text, uuid), public.receive_contact_message(jsonb, text, uuid) to service_role;
comment on function public.receive_contact_message(jsonb, text, uuid) is
  'Keeps a message of the contact page and owes the operator the mail about it. For the service only.';

/**
 * Owes an address the mail that asks whether the newsletter is wanted, or, where it comes already, the one that says so and how to
 * leave. Nothing comes back, so nobody learns whether an address is known. The token itself is made by the service out of `nonce`
 * and a secret that is not in the database, and only its hash is kept.
 */
create function private.subscribe_newsletter(address text, hash text, nonce text, found_at text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The buckets name nobody who is not on the list.
  bucket text := 'newsletter:' || private.hash_of(private.mailbox_of(address));
  found_id uuid;
  found_state public.newsletter_state;
begin
  if not private.take_rate_limit('newsletter', 200, 10) then
    perform private.refuse('rate_limited', 'More people are signing up than we can take. Try again in a few minutes.');
  end if;
  -- One mail an hour and three a day: nobody's mailbox is filled by somebody else.
  if not (
    private.take_rate_limit(bucket || ':hour', 1, 1 / 60.0) and private.take_rate_limit(bucket || ':day', 3, 3 / 1440.0)
  ) then
    return;
  end if;
  -- And five in a month: who does not answer is left alone, whoever goes on asking in their name.
  if (
    select coalesce(sum(s.asked_times), 0) from public.newsletter_subscribers s
    where private.mailbox_of(s.email) = private.mailbox_of(address) and s.asked_at > now() - interval '30 days'
  ) >= 5 then
    return;
  end if;
  insert into public.newsletter_subscribers as known (email, token_hash, source)
  values (address, hash, found_at)
  on conflict (lower(email)) do update set
    state = case when known.state = 'confirmed' then known.state else 'pending' end,
    token_hash = case when known.state = 'confirmed' then known.token_hash else excluded.token_hash end,
    asked_times = case when known.asked_at > now() - interval '30 days' then known.asked_times + 1 else 1 end,
    asked_at = now()
  returning id, state into found_id, found_state;
  if found_state = 'confirmed' then
    perform private.queue_newsletter_welcome(found_id);
  else
    insert into private.email_outbox (idempotency_key, recipient, template, data)
    values ('newsletter_confirm:' || hash, address, 'newsletter_confirm',
      jsonb_build_object('nonce', nonce));
  end if;
end
$$;
create function public.subscribe_newsletter(email text, token_hash text, nonce text, source text) returns void
language sql volatile set search_path = ''
as $$ select private.subscribe_newsletter(email, token_hash, nonce, source) $$;
grant execute on function
  private.subscribe_newsletter(text, text, text, text), public.subscribe_newsletter(text, text, text, text) to service_role;
comment on function public.subscribe_newsletter(text, text, text, text) is
  'Asks an address by mail whether it wants the newsletter. For the service only.';

/** Says to somebody on the list that they are, and how to leave. */
create function private.queue_newsletter_welcome(subscriber uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.email_outbox (idempotency_key, recipient, template, data)
  select 'newsletter_welcome:' || s.id || ':' || extract(epoch from now())::bigint, s.email, 'newsletter_welcome',
    jsonb_build_object('subscriber', s.id)
  from public.newsletter_subscribers s
  where s.id = subscriber
  on conflict (idempotency_key) do nothing
$$;

/** Puts an address on the list; answers `confirmed`, `already`, `expired` or `unknown`. */
create function private.confirm_newsletter(hash text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers s
  where s.token_hash = hash for update;
  if not found then
    return 'unknown';
  elsif subscriber.state = 'confirmed' then
    return 'already';
  elsif subscriber.asked_at < now() - interval '7 days' then
    return 'expired';
  end if;
  update public.newsletter_subscribers s
  set state = 'confirmed', confirmed_at = now(), left_at = null
  where s.id = subscriber.id;
  perform private.queue_newsletter_welcome(subscriber.id);
  return 'confirmed';
end
$$;
create function public.confirm_newsletter(token_hash text) returns text
language sql volatile set search_path = ''
as $$ select private.confirm_newsletter(token_hash) $$;
grant execute on function private.confirm_newsletter(text), public.confirm_newsletter(text) to service_role;
comment on function public.confirm_newsletter(text) is 'Puts an address on the newsletter''s list. For the service only.';

/** Takes an address off the list, whatever its state; answers `left`, `already` or `unknown`. */
create function private.leave_newsletter(subscriber uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers s
  set state = 'left', left_at = now(), token_hash = null
  where s.id = subscriber and s.state <> 'left';
  if found then
    return 'left';
  end if;
  return case when exists (select 1 from public.newsletter_subscribers s where s.id = subscriber) then 'already' else 'unknown' end;
end
$$;
create function public.leave_newsletter(subscriber uuid) returns text
language sql volatile set search_path = ''
as $$ select private.leave_newsletter(subscriber) $$;
grant execute on function private.leave_newsletter(uuid), public.leave_newsletter(uuid) to service_role;
comment on function public.leave_newsletter(uuid) is 'Takes an address off the newsletter''s list. For the service only.';

-- ==================== 54_terms_acceptance.sql ====================

-- Accepting the terms of service. The server says which version holds and when it was accepted.

/** What the caller accepted, or will have accepted by their sign-up once they have a profile. */
create function private.my_terms() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'current', private.current_terms(),
    'accepted', case when p.id is null then private.terms_at_sign_up(me.id) else p.terms_version end,
    'accepted_at', p.terms_accepted_at
  )
  from (select auth.uid() as id) as me
  left join public.profiles p on p.id = me.id
$$;
create function public.my_terms() returns jsonb
language sql stable set search_path = ''
as $$ select private.my_terms() $$;
grant execute on function private.my_terms(), public.my_terms() to authenticated;
comment on function public.my_terms() is
  'Which version of the terms of service holds, which one the caller accepted, and when.';

create function private.accept_terms(version text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  current text := private.current_terms();
begin
  if version is distinct from current then
    perform private.refuse('terms_changed', 'The terms of service have changed in the meantime. Reload the page to read them.',
      jsonb_build_object('current', current));
  end if;
  perform private.ensure_profile(me);
  update public.profiles p set terms_version = current
  where p.id = me and p.terms_version is distinct from current;
  if found then
    perform private.audit('terms_accepted', 'profile', me, jsonb_build_object('version', current));
  end if;
  return private.my_terms();
end
$$;
create function public.accept_terms(version text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.accept_terms(version) $$;
grant execute on function private.accept_terms(text), public.accept_terms(text) to authenticated;
comment on function public.accept_terms(text) is
  'Accepts the terms of service in the version that holds; any other is refused. The server dates it.';

/** Refuses whoever has not accepted the terms that hold. What acts in the programme asks this; what saves a draft does not. */
create function private.require_terms() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_accepted_terms() then
    perform private.refuse('terms_not_accepted',
      'Accept the terms of service first, on the page “Your agreement”. Everything stays as it is until then.');
  end if;
end
$$;

-- ==================== 55_plain_writes.sql ====================

-- What is written without a command, by a plain insert, update or delete, is asked for the same as commands ask for in their first line:
-- the second step of whoever has one, and the terms. Policies would hide both behind a refusal that names neither.
--
-- Two tables are left out: `profiles`, which is there before the terms are accepted, and `feedback`, which visitors add to as well.

grant execute on function private.require_assured(), private.require_terms() to authenticated;

/** Before a statement of the API. Commands run as their owner, and have asked. */
create function private.ask_before_writing() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    perform private.require_assured();
    perform private.require_terms();
  end if;
  return null;
end
$$;

create trigger asked_first before insert or update or delete on public.application_comments
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.posts
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.resources
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.resource_contents
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.faqs
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.organisations
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.openings
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.challenges
  for each statement execute function private.ask_before_writing();

-- ==================== 56_notify.sql ====================

-- The one way to tell somebody something: in the app, by mail at once, with the daily digest, or not at all, as they have chosen.

create table private.digest_settings (
  singleton boolean primary key default true check (singleton),
  -- When the digest is put together: this hour of the day in this zone, for everybody. People have no time zone of their own here.
  hour smallint not null default 7 check (hour between 0 and 23),
  -- A name that Postgres does not know is refused by its being used.
  time_zone text not null default 'UTC' check (timestamptz '2026-01-01' at time zone time_zone is not null)
);
comment on table private.digest_settings is 'When the daily digest leaves: one row, for the operator to change.';
alter table private.digest_settings enable row level security;
insert into private.digest_settings default values;

/** The next moment at which a digest is put together. */
create function private.next_digest() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(moment) from private.digest_settings s, generate_series(0, 1) as days,
    lateral (
      select (date_trunc('day', now() at time zone s.time_zone) + make_interval(days => days, hours => s.hour)) at time zone s.time_zone
    ) as next (moment)
  where moment > now()
$$;

create table private.digest_items (
  id uuid primary key default private.uuid_v7(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind public.notification_kind not null,
  -- What is read in the app needs no mail any more. Null where the person wants it by mail alone.
  notification_id uuid unique references public.notifications (id) on delete cascade,
  title text not null,
  body text not null,
  link text,
  due_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table private.digest_items is 'What waits for the next digest of a person. The row goes when its digest is queued.';
create index digest_items_due_idx on private.digest_items (due_at, user_id);
create index digest_items_user_id_idx on private.digest_items (user_id, due_at);
alter table private.digest_items enable row level security;

/** Whoever wants no more mails of a kind gets none of those that wait either. */
create function private.on_email_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.digest_items i where i.user_id = new.user_id and i.kind = new.kind;
  return null;
end
$$;
create trigger email_turned_off after insert or update on public.notification_preferences
  for each row when (new.email = 'off') execute function private.on_email_off();

/**
 * Tells a person something. `about` names what has happened, so that no mail about it is sent twice. `letter` is the data of the
 * template that is called as the kind; without one the mail says what the notification says. What is on no list of kinds to choose
 * from always shows in the app, and always goes by mail where it has a letter.
 */
create function private.notify(
  person uuid, kind text, about text, title text, body text default '', link text default null, letter jsonb default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  short text := case when char_length(notify.body) > 300 then left(notify.body, 299) || '…' else notify.body end;
  wish record;
  told uuid;
begin
  select * into wish from private.preference_of(person, notify.kind);
  if coalesce(wish.in_app, true) then
    insert into public.notifications (user_id, kind, title, body, link)
    values (person, notify.kind, notify.title, short, notify.link)
    returning id into told;
  end if;
  if wish.quotes then
    short := '';
  end if;
  if wish.email = 'daily_digest' then
    insert into private.digest_items (user_id, kind, notification_id, title, body, link, due_at)
    values (person, notify.kind::public.notification_kind, told, notify.title, short, notify.link, private.next_digest());
  elsif letter is not null and coalesce(wish.email, 'at_once') = 'at_once' then
    perform private.queue_mail(concat_ws(':', notify.kind, about, person), person, notify.kind, letter);
  elsif wish.email = 'at_once' then
    perform private.queue_mail(concat_ws(':', notify.kind, about, person), person, 'notification',
      jsonb_build_object('kind', notify.kind, 'title', notify.title, 'body', short, 'link', notify.link));
  end if;
end
$$;

-- ==================== 60_events.sql ====================

-- Events and what follows from them. Commands record an event; one trigger turns it into notifications,
-- mails and broadcasts, in the same transaction, so that none is forgotten and none is sent for nothing.

/** What the applicant is told of a status. A decision is told by releasing it, never by moving. */
create function private.label_for(status public.application_status) returns public.public_label
language sql immutable set search_path = ''
as $$
  select (case status
    when 'draft' then 'draft'
    when 'submitted' then 'received'
    when 'screening' then 'being_reviewed'
    when 'in_review' then 'being_reviewed'
    when 'interview' then 'interview'
    when 'more_info' then 'information_needed'
    when 'accepted' then 'accepted'
    when 'waitlisted' then 'waiting_list'
    when 'rejected' then 'not_selected'
    when 'withdrawn' then 'withdrawn'
  end)::public.public_label
$$;

/** Records what the caller has done. `staff_data` never reaches the applicant. */
create function private.record_event(
  application_id uuid, kind text, shown boolean, data jsonb default '{}', staff_data jsonb default '{}'
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.application_events (application_id, kind, actor_id, data, staff_data, shown_to_applicant)
  values (application_id, kind, (select auth.uid()), data, staff_data, shown)
$$;

/** Managers and administrators who may be told of an application; never its own applicant. */
create function private.managers_for(applicant_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select s.user_id from public.staff_members s
  where s.role >= 'manager' and s.user_id is distinct from managers_for.applicant_id
$$;

/** Those of them who have done something with it already, or all of them while nobody has. */
create function private.involved_managers(application_id uuid, applicant_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with involved as (
    select m as user_id from private.managers_for(involved_managers.applicant_id) as m
    where exists (
      select 1 from public.application_events e
      where e.application_id = involved_managers.application_id and e.actor_id = m
    )
  )
  select user_id from involved
  union all
  select m from private.managers_for(involved_managers.applicant_id) as m
  where not exists (select 1 from involved)
$$;

/** The page of an application, for its applicant as for staff. */
create function private.application_link(application_id uuid) returns text
language sql immutable set search_path = ''
as $$ select '/dashboard/applications/' || application_id $$;

/** The titles of sections, in the order of the form. */
create function private.section_titles(form_version_id uuid, keys jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(section.value ->> 'title' order by section.position), '[]')
  from public.form_versions v,
    jsonb_array_elements(v.definition -> 'sections') with ordinality as section (value, position)
  where v.id = section_titles.form_version_id and section_titles.keys ? (section.value ->> 'key')
$$;

create function private.on_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  app public.applications;
  call_title text;
  facts jsonb;
  link text;
  person uuid;
begin
  select * into strict app from public.applications a where a.id = new.application_id;
  select c.title into strict call_title from public.calls c where c.id = app.call_id;
  facts := jsonb_build_object(
    'application_id', app.id, 'reference', app.reference, 'title', app.title,
    'call_title', call_title, 'applicant_type', app.applicant_type
  );
  link := private.application_link(app.id);

  case new.kind
    when 'submitted' then
      perform private.notify(app.applicant_id, 'application_received', new.id::text,
        'We have received your application', app.reference || ' · ' || call_title, link, facts);
      for person in select private.managers_for(app.applicant_id) loop
        perform private.notify(person, 'application_submitted', new.id::text,
          'New application ' || app.reference, concat_ws(' · ', nullif(app.title, ''), call_title), link, facts);
      end loop;

    when 'resubmitted' then
      for person in select private.involved_managers(app.id, app.applicant_id) loop
        perform private.notify(person, 'application_resubmitted', new.id::text,
          'More information for ' || app.reference, app.title, link);
      end loop;

    when 'information_requested' then
      perform private.notify(app.applicant_id, 'information_requested', new.id::text,
        'We need more information from you', new.data ->> 'message', link, facts || jsonb_build_object(
          'message', new.data ->> 'message',
          'sections', private.section_titles(app.form_version_id, new.data -> 'sections')
        ));

    when 'decision_released' then
      -- The letter stays in the app: mail is read on shared screens and kept by others.
      perform private.notify(app.applicant_id, 'decision_released', new.id::text,
        'There is a decision on your application', app.reference || ' · ' || call_title, link, facts);
    else
      null;
  end case;

  if new.shown_to_applicant then
    perform realtime.send(
      jsonb_build_object('kind', new.kind, 'id', app.id), 'changed', 'application:' || app.id, true
    );
  end if;
  if app.submitted_at is not null then
    -- Neither what nor to which: among those who listen may be the applicant, as a member of staff.
    perform realtime.send('{}', 'application_changed', 'staff', true);
  end if;
  return null;
end
$$;
create trigger application_event_recorded after insert on public.application_events
  for each row execute function private.on_application_event();

/** Nobody floods a conversation. */
create function private.before_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.limit_caller('comment', 20, 20);
  end if;
  return new;
end
$$;
create trigger comment_limited before insert on public.application_comments
  for each row execute function private.before_comment();

/** A comment is an event; whom it concerns hears of it. */
create function private.on_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  app public.applications;
  person uuid;
begin
  select * into strict app from public.applications a where a.id = new.application_id;
  insert into public.application_events (application_id, kind, actor_id, data, shown_to_applicant)
  values (
    app.id, 'comment_added', new.author_id,
    jsonb_build_object('comment_id', new.id, 'audience', new.audience), new.audience = 'applicant'
  );
  if new.author_id is not distinct from app.applicant_id then
    for person in select private.involved_managers(app.id, app.applicant_id) loop
      perform private.notify(person, 'comment_from_applicant', new.id::text,
        'New message on ' || app.reference, new.body, private.application_link(app.id));
    end loop;
  elsif new.audience = 'applicant' then
    perform private.notify(app.applicant_id, 'comment_for_applicant', new.id::text,
      'New message about your application', new.body, private.application_link(app.id),
      jsonb_build_object(
        'application_id', app.id, 'reference', app.reference, 'applicant_type', app.applicant_type,
        'call_title', (select c.title from public.calls c where c.id = app.call_id),
        'title', app.title, 'message', new.body
      ));
  end if;
  return null;
end
$$;
create trigger comment_added after insert on public.application_comments
  for each row execute function private.on_comment();

-- ==================== 61_drafts.sql ====================

-- Commands of the applicant while writing: begin, save.

/** Refuses answers that are too big to keep, before anybody looks into them. */
create function private.check_size(answers jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if octet_length(answers::text) > 262144 then
    perform private.refuse('too_large', 'These answers are too long to save.',
      jsonb_build_object('max_bytes', 262144));
  end if;
end
$$;

/** Refuses answers that the form cannot hold. */
create function private.check_draft(definition jsonb, answers jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb;
begin
  errors := private.validate_answers(definition, answers, 'draft');
  if jsonb_array_length(errors) > 0 then
    perform private.refuse('invalid_answers', 'Some answers cannot be saved.',
      jsonb_build_object('errors', errors));
  end if;
end
$$;

create function private.draft_json(app public.applications, created boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', app.id, 'version', app.version, 'call_id', app.call_id,
    'form_version_id', app.form_version_id, 'answers', app.answers, 'created', created
  )
$$;

create function private.begin_application(wanted uuid, given jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  offer public.calls;
  app public.applications;
begin
  perform private.require_assured();
  select * into app from public.applications a
  where a.call_id = wanted and a.applicant_id = me and a.status = 'draft';
  if found then
    return private.draft_json(app, false);
  end if;

  perform private.limit_caller('begin_application', 20, 6);
  select * into offer from public.calls c where c.id = wanted;
  -- Asks for what the applicant has been told, so that the answer gives away no decision before its release.
  select * into app from public.applications a
  where a.call_id = wanted and a.applicant_id = me
    and a.public_label <> 'withdrawn'
    and not (offer.evergreen and a.public_label = 'not_selected')
  order by a.created_at desc limit 1;
  if found then
    perform private.refuse('already_applied', 'You have applied to this call already.',
      jsonb_build_object('id', app.id, 'reference', app.reference));
  end if;
  if offer.id is null or offer.published_at is null or offer.published_at > now()
    or offer.opens_at > now() or now() > offer.closes_at + private.submission_grace()
  then
    perform private.refuse('call_not_open', 'This call is not open for applications.');
  end if;
  -- Each may tell every manager and stays for a while, so nobody goes round in circles of applying and withdrawing.
  if (
    select count(*) from public.applications a
    where a.applicant_id = me and a.call_id = wanted and a.created_at > now() - interval '1 day'
  ) >= 5 then
    perform private.refuse('rate_limited',
      'You have begun this application several times today. Try again tomorrow.');
  end if;
  perform private.check_size(given);
  perform private.check_draft(
    (select v.definition from public.form_versions v where v.id = offer.form_version_id), given
  );

  perform private.ensure_profile(me);
  insert into public.applications (call_id, applicant_type, applicant_id, form_version_id, answers)
  values (offer.id, offer.applicant_type, me, offer.form_version_id, jsonb_strip_nulls(given))
  on conflict do nothing
  returning * into app;
  if not found then
    -- Another tab was quicker.
    select * into strict app from public.applications a
    where a.call_id = wanted and a.applicant_id = me and a.status = 'draft';
    return private.draft_json(app, false);
  end if;
  perform private.record_event(app.id, 'started', true);
  return private.draft_json(app, true);
end
$$;
create function public.begin_application(call_id uuid, answers jsonb default '{}') returns jsonb
language sql volatile set search_path = ''
as $$ select private.begin_application(call_id, answers) $$;
grant execute on function
  private.begin_application(uuid, jsonb), public.begin_application(uuid, jsonb) to authenticated;
comment on function public.begin_application(uuid, jsonb) is
  'The caller''s draft for a call, begun if there is none.';

/**
 * The caller's own application, locked for the rest of the command. Another person's does not exist for them. Nor does it change for
 * somebody who knows the password of an applicant and has not given their second step.
 */
create function private.lock_own_application(wanted uuid) returns public.applications
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications;
begin
  perform private.require_assured();
  select * into app from public.applications a
  where a.id = wanted and a.applicant_id = auth.uid()
  for update;
  if not found then
    perform private.refuse('not_found', 'There is no such application of yours.');
  end if;
  return app;
end
$$;

/**
 * Refuses a change that was made to an older state than the one kept. Nothing is merged in silence. The answers are not
 * in the refusal, since Postgres writes its details into the log: whoever may, reads them from the table.
 */
create function private.check_version(app public.applications, version integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if version is distinct from app.version then
    perform private.refuse('stale_version', 'This application was changed elsewhere in the meantime.',
      jsonb_build_object('version', app.version, 'saved_at', app.saved_at));
  end if;
end
$$;

/** The keys that the applicant may change now: all of a draft, those of the reopened sections when asked for more. */
create function private.open_keys(app public.applications) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(field ->> 'key'), '{}')
  from public.form_versions v,
    jsonb_array_elements(v.definition -> 'sections') as section,
    jsonb_array_elements(section -> 'fields') as field
  where v.id = app.form_version_id
    and (app.status = 'draft' or (section ->> 'key') = any (app.reopened_sections))
$$;

create function private.check_editable(app public.applications) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if app.status not in ('draft', 'more_info') then
    perform private.refuse('not_editable', 'This application can no longer be changed.');
  end if;
end
$$;

create function private.save_answers(wanted uuid, seen_version integer, changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_own_application(wanted);
  closed jsonb;
  kept jsonb;
begin
  perform private.check_editable(app);
  perform private.check_size(changes);
  perform private.check_draft(
    (select v.definition from public.form_versions v where v.id = app.form_version_id),
    case jsonb_typeof(changes) when 'object' then jsonb_strip_nulls(changes) else changes end
  );
  if app.status = 'more_info' then
    select jsonb_agg(key) into closed from jsonb_object_keys(changes) as key
    where key <> all (private.open_keys(app));
    if closed is not null then
      perform private.refuse('not_editable', 'Only the parts that were asked for can be changed.',
        jsonb_build_object('fields', closed));
    end if;
  end if;
  perform private.check_version(app, seen_version);
  -- Twice as often as the form saves for somebody who never stops typing.
  perform private.limit_caller('save_answers', 240, 150);

  kept := jsonb_strip_nulls(private.working_answers(app) || changes);
  perform private.check_size(kept);
  if app.status = 'more_info' then
    perform private.keep_unsent(app.id, changes, kept);
    kept := app.answers;
  end if;
  update public.applications a
  set answers = kept, version = a.version + 1, saved_at = clock_timestamp()
  where a.id = app.id
  returning * into app;
  return jsonb_build_object('version', app.version, 'saved_at', app.saved_at);
end
$$;
create function public.save_answers(application_id uuid, version integer, changes jsonb) returns jsonb
language sql volatile set search_path = ''
as $$ select private.save_answers(application_id, version, changes) $$;
grant execute on function
  private.save_answers(uuid, integer, jsonb), public.save_answers(uuid, integer, jsonb) to authenticated;
comment on function public.save_answers(uuid, integer, jsonb) is
  'Keeps the changed answers of an application; null removes one.';

-- ==================== 62_submission.sql ====================

-- Commands of the applicant when done: submit, withdraw.

create table private.reference_counters (
  year integer primary key,
  last integer not null
);
comment on table private.reference_counters is 'The last reference number given out in each year.';
alter table private.reference_counters enable row level security;

/** The next reference of the year. The row lock queues submissions of the same moment, for as long as one takes. */
create function private.next_reference() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_year integer := extract(year from now() at time zone 'UTC');
  number integer;
  candidate text;
begin
  loop
    insert into private.reference_counters as counter (year, last) values (this_year, 1)
    on conflict (year) do update set last = counter.last + 1
    returning last into number;
    candidate := format('APP-%s-%s', this_year, lpad(number::text, greatest(6, length(number::text)), '0'));
    -- Rows that were put in otherwise (a seed, an import) brought numbers of their own.
    exit when not exists (select 1 from public.applications a where a.reference = candidate);
  end loop;
  return candidate;
end
$$;

create function private.submission_json(app public.applications) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', app.reference, 'submitted_at', app.submitted_at, 'public_label', app.public_label
  )
$$;

create function private.submit_application(wanted uuid, seen_version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_own_application(wanted);
  form jsonb;
  closes timestamptz;
  working jsonb;
  errors jsonb;
begin
  if app.status not in ('draft', 'more_info') then
    if app.status = 'withdrawn' then
      perform private.refuse('not_editable', 'This application was withdrawn.');
    end if;
    if exists (
      select 1 from public.unsent_changes u where u.application_id = app.id and u.changes <> '{}'
    ) then
      perform private.refuse('not_editable', 'The programme went on before this was submitted.');
    end if;
    -- Pressed twice, or sent again because the answer was lost on the way.
    return private.submission_json(app);
  end if;
  perform private.require_terms();
  perform private.check_version(app, seen_version);

  select v.definition into strict form from public.form_versions v where v.id = app.form_version_id;
  if app.status = 'draft' then
    select c.closes_at into strict closes from public.calls c where c.id = app.call_id;
    if now() > closes + private.submission_grace() then
      perform private.refuse('call_closed', 'This call has closed.',
        jsonb_build_object('closes_at', closes));
    end if;
  end if;

  working := private.working_answers(app);
  errors := private.validate_answers(form, working, 'submit', app.id);
  if jsonb_array_length(errors) > 0 then
    perform private.refuse('invalid_answers', 'Some answers are missing or not right yet.',
      jsonb_build_object('errors', errors));
  end if;

  -- Only what goes through is counted: a refusal takes its token back with everything else.
  perform private.limit_caller('submit_application', 10, 1);
  if app.status = 'draft' then
    update public.applications a
    set answers = private.kept_answers(form, working),
      status = 'submitted', public_label = 'received',
      reference = private.next_reference(), submitted_at = now(),
      version = a.version + 1, saved_at = clock_timestamp()
    where a.id = app.id
    returning * into app;
    perform private.record_event(app.id, 'submitted', true, jsonb_build_object('reference', app.reference));
  else
    update public.applications a
    set answers = private.kept_answers(form, working),
      status = 'screening', public_label = private.label_for('screening'),
      reopened_sections = '{}', version = a.version + 1, saved_at = clock_timestamp()
    where a.id = app.id
    returning * into app;
    delete from public.unsent_changes u where u.application_id = app.id;
    -- A file that was put in another's place stood here until now.
    delete from public.application_files f
    where f.application_id = app.id and not private.names_file(app.answers, f.id);
    perform private.record_event(app.id, 'resubmitted', true, '{}',
      jsonb_build_object('from', 'more_info', 'to', 'screening'));
  end if;
  return private.submission_json(app);
end
$$;
create function public.submit_application(application_id uuid, version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.submit_application(application_id, version) $$;
grant execute on function
  private.submit_application(uuid, integer), public.submit_application(uuid, integer) to authenticated;
comment on function public.submit_application(uuid, integer) is
  'Hands an application in, or in again after more was asked for. Said twice, it happens once.';

create function private.withdraw_application(wanted uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_own_application(wanted);
  before public.application_status := app.status;
begin
  if app.public_label = 'withdrawn' then
    return jsonb_build_object('public_label', app.public_label);
  end if;
  -- Until the release, whatever staff have decided already: a refusal would give the decision away.
  if app.public_label in ('accepted', 'not_selected')
    or not private.may_move(app.status, 'withdrawn', 'applicant', true)
  then
    perform private.refuse('move_not_allowed', 'A decided application can no longer be withdrawn.');
  end if;
  update public.applications a
  set status = 'withdrawn', public_label = 'withdrawn', reopened_sections = '{}'
  where a.id = app.id;
  perform private.record_event(app.id, 'withdrawn', true, '{}', jsonb_build_object('from', before));
  return jsonb_build_object('public_label', 'withdrawn');
end
$$;
create function public.withdraw_application(application_id uuid) returns jsonb
language sql volatile set search_path = ''
as $$ select private.withdraw_application(application_id) $$;
grant execute on function
  private.withdraw_application(uuid), public.withdraw_application(uuid) to authenticated;
comment on function public.withdraw_application(uuid) is
  'Takes the caller''s application back, at any time before its decision is released.';

-- ==================== 63_uploads.sql ====================

-- Commands around files: announce an upload, settle it, take one away.

/** The file field of a form by its key; a member of a group is named `group.member`. */
create function private.file_field(definition jsonb, field_key text) returns jsonb
language sql immutable set search_path = ''
as $$
  select named.field
  from jsonb_array_elements(definition -> 'sections') as section,
    jsonb_array_elements(section -> 'fields') as top,
    lateral (
      select top ->> 'key' as key, top as field
      union all
      select (top ->> 'key') || '.' || (member ->> 'key'), member
      from jsonb_array_elements(coalesce(top -> 'fields', '[]')) as member
    ) as named
  where named.key = field_key and named.field ->> 'type' = 'file'
$$;

/**
 * The name that a file is shown and saved by: without folders, control characters and marks that turn the direction, and with the
 * ending of its kind, since a system goes by the ending when somebody opens what they saved.
 */
create function private.file_name(given text, kind text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text := regexp_replace(
    regexp_replace(coalesce(given, ''), '^.*[/\\]', ''),
    '[[:cntrl:]\u0080-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', '', 'g'
  );
  ending text;
begin
  name := btrim(regexp_replace(name, '[.\s]+$', ''));
  ending := substring(name from '(?i)\.' || case kind when 'jpg' then 'jpe?g' else kind end || '$');
  name := left(name, char_length(name) - coalesce(char_length(ending), 0));
  ending := coalesce(ending, '.' || kind);
  return coalesce(nullif(btrim(left(name, 200 - char_length(ending))), ''), 'file') || ending;
end
$$;

create function private.begin_upload(
  wanted uuid, field_key text, file_name text, file_mime text, file_size bigint
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_own_application(wanted);
  field jsonb;
  kind text := case file_mime
    when 'application/pdf' then 'pdf'
    when 'image/png' then 'png'
    when 'image/jpeg' then 'jpg'
    when 'image/svg+xml' then 'svg'
    when 'video/mp4' then 'mp4'
  end;
  max_size bigint;
  file public.application_files;
begin
  perform private.check_editable(app);
  perform private.limit_caller('begin_upload', 40, 20);
  field := private.file_field(
    (select v.definition from public.form_versions v where v.id = app.form_version_id), field_key
  );
  if field is null then
    perform private.refuse('unknown_field', 'This form has no such file.');
  end if;
  if split_part(field_key, '.', 1) <> all (private.open_keys(app)) then
    perform private.refuse('not_editable', 'Only the parts that were asked for can be changed.',
      jsonb_build_object('fields', jsonb_build_array(field_key)));
  end if;
  if kind is null or not coalesce(field -> 'kinds' ? kind, true) then
    perform private.refuse('invalid_file_kind', 'This kind of file is not accepted here.',
      jsonb_build_object('kinds', coalesce(field -> 'kinds', '["pdf","png","jpg","svg","mp4"]')));
  end if;
  max_size := least(coalesce((field ->> 'max_size')::bigint, 20971520), 20971520);
  if file_size is null or file_size > max_size then
    perform private.refuse('file_too_large', 'This file is too large.',
      jsonb_build_object('max_size', max_size));
  end if;
  if file_size < 1 then
    perform private.refuse('invalid_file_kind', 'This file is empty.');
  end if;
  if (select count(*) from public.application_files f where f.application_id = app.id) >= 100 then
    perform private.refuse('too_many_files', 'This application has too many files. Remove one first.');
  end if;

  file.id := gen_random_uuid();
  insert into public.application_files (id, application_id, field_key, path, name, mime, size, created_by)
  values (
    file.id, app.id, begin_upload.field_key, app.id || '/' || file.id || '.' || kind,
    private.file_name(begin_upload.file_name, kind), file_mime, file_size, auth.uid()
  )
  returning * into file;
  return jsonb_build_object('id', file.id, 'path', file.path);
end
$$;
create function public.begin_upload(
  application_id uuid, field_key text, name text, mime text, size bigint
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.begin_upload(application_id, field_key, name, mime, size) $$;
grant execute on function
  private.begin_upload(uuid, text, text, text, bigint),
  public.begin_upload(uuid, text, text, text, bigint) to authenticated;
comment on function public.begin_upload(uuid, text, text, text, bigint) is
  'Announces a file for a field and answers where to put it.';

/**
 * What the function that looked inside found, once: a stored file never becomes another. Answers whether it counts. It does not
 * when the file is settled or gone already, or when the applicant may no longer change that part of the application.
 */
create function private.settle_upload(
  wanted uuid, new_state public.file_state, actual_size bigint, checked_path text
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications;
begin
  -- Locked as every command locks it, so that a submission has the file or has it not.
  select a.* into app
  from public.applications a join public.application_files f on f.application_id = a.id
  where f.id = wanted
  for update of a;

  update public.application_files f
  set state = new_state,
    size = case when new_state = 'stored' then actual_size else f.size end,
    path = case when new_state = 'stored' then checked_path else f.path end
  where f.id = wanted and f.state = 'pending'
    and (new_state = 'refused' or (
      new_state = 'stored'
      and app.status in ('draft', 'more_info')
      and split_part(f.field_key, '.', 1) = any (private.open_keys(app))
    ));
  return found;
end
$$;
create function public.settle_upload(
  file_id uuid, state public.file_state, size bigint, path text default null
) returns boolean
language sql volatile set search_path = ''
as $$ select private.settle_upload(file_id, state, size, path) $$;
grant execute on function
  private.settle_upload(uuid, public.file_state, bigint, text),
  public.settle_upload(uuid, public.file_state, bigint, text) to service_role;
comment on function public.settle_upload(uuid, public.file_state, bigint, text) is
  'Says that an uploaded file was found good, and where it is kept now, or that it was refused. For the service only.';

create function private.remove_upload(unwanted uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  file public.application_files;
  app public.applications;
begin
  select * into file from public.application_files f where f.id = unwanted;
  -- A file that is not there has no application, which is not there either.
  app := private.lock_own_application(file.application_id);
  perform private.check_editable(app);
  if split_part(file.field_key, '.', 1) <> all (private.open_keys(app)) then
    perform private.refuse('not_editable', 'Only the parts that were asked for can be changed.');
  end if;
  -- Staff have what was submitted before them; its files go when it is submitted anew without them.
  if app.status = 'draft' or not private.names_file(app.answers, file.id) then
    delete from public.application_files f where f.id = file.id;
  end if;
end
$$;
create function public.remove_upload(file_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.remove_upload(file_id) $$;
grant execute on function
  private.remove_upload(uuid), public.remove_upload(uuid) to authenticated;
comment on function public.remove_upload(uuid) is
  'Takes a file off an application that is still open for editing.';

/**
 * Objects that no row wants: it was removed, deleted with its account, refused, or keeps its checked copy elsewhere. For the
 * service to remove through the storage API: deleting rows of storage.objects would leave the bytes behind.
 */
create function private.orphaned_files(max integer) returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'application-files'
    and o.created_at < now() - interval '1 hour'
    and not exists (
      select 1 from public.application_files f where f.path = o.name and f.state <> 'refused'
    )
  order by o.created_at
  limit least(greatest(orphaned_files.max, 1), 1000)
$$;
create function public.orphaned_files(max integer) returns setof text
language sql stable set search_path = ''
as $$ select private.orphaned_files(max) $$;
grant execute on function
  private.orphaned_files(integer), public.orphaned_files(integer) to service_role;
comment on function public.orphaned_files(integer) is
  'Paths of objects that belong to no application any more. For the service only.';

-- ==================== 64_moves.sql ====================

-- The state machine of an application: one table of allowed moves, and the command by which staff make them.

create table private.application_moves (
  from_status public.application_status not null,
  to_status public.application_status not null,
  actor text not null check (actor in ('applicant', 'reviewer', 'manager')),
  -- A decision that the applicant has been told is not taken back by moving on as if nothing had been said.
  only_unreleased boolean not null default false,
  primary key (from_status, to_status, actor)
);
comment on table private.application_moves is
  'Who may move an application from where to where. Managers may do what reviewers may, administrators what managers may.';
alter table private.application_moves enable row level security;

insert into private.application_moves (from_status, to_status, actor, only_unreleased) values
  ('draft', 'submitted', 'applicant', false),
  ('more_info', 'screening', 'applicant', false),
  ('draft', 'withdrawn', 'applicant', false),
  ('submitted', 'withdrawn', 'applicant', false),
  ('screening', 'withdrawn', 'applicant', false),
  ('in_review', 'withdrawn', 'applicant', false),
  ('interview', 'withdrawn', 'applicant', false),
  ('more_info', 'withdrawn', 'applicant', false),
  ('waitlisted', 'withdrawn', 'applicant', false),
  ('accepted', 'withdrawn', 'applicant', true),
  ('rejected', 'withdrawn', 'applicant', true),
  -- The way forward.
  ('submitted', 'screening', 'reviewer', false),
  ('screening', 'in_review', 'reviewer', false),
  ('in_review', 'interview', 'reviewer', false),
  -- The way back, when a step was taken too early.
  ('in_review', 'screening', 'manager', false),
  ('interview', 'in_review', 'manager', false),
  ('more_info', 'screening', 'manager', false),
  -- Questions to the applicant.
  ('submitted', 'more_info', 'manager', false),
  ('screening', 'more_info', 'manager', false),
  ('in_review', 'more_info', 'manager', false),
  ('interview', 'more_info', 'manager', false),
  -- Decisions, made by approve_decision.
  ('screening', 'rejected', 'manager', false),
  ('in_review', 'accepted', 'manager', false),
  ('in_review', 'waitlisted', 'manager', false),
  ('in_review', 'rejected', 'manager', false),
  ('interview', 'accepted', 'manager', false),
  ('interview', 'waitlisted', 'manager', false),
  ('interview', 'rejected', 'manager', false),
  ('waitlisted', 'in_review', 'manager', false),
  ('waitlisted', 'accepted', 'manager', false),
  ('waitlisted', 'rejected', 'manager', false),
  -- Second thoughts, before the applicant is told.
  ('accepted', 'in_review', 'manager', true),
  ('accepted', 'waitlisted', 'manager', true),
  ('accepted', 'rejected', 'manager', true),
  ('rejected', 'in_review', 'manager', true),
  ('rejected', 'accepted', 'manager', true),
  ('rejected', 'waitlisted', 'manager', true);

create function private.is_decision(status public.application_status) returns boolean
language sql immutable set search_path = ''
as $$ select status in ('accepted', 'waitlisted', 'rejected') $$;

create function private.may_move(
  before public.application_status, after public.application_status, who text, unreleased boolean
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.application_moves m
    where m.from_status = before and m.to_status = after
      and (m.actor = who or (who = 'manager' and m.actor = 'reviewer'))
      and (unreleased or not m.only_unreleased)
  )
$$;

/** Whether what staff decided has been told: then the label is the status's own. */
create function private.is_unreleased(app public.applications) returns boolean
language sql immutable set search_path = ''
as $$ select app.public_label <> private.label_for(app.status) $$;

/** The caller as the state machine knows them: `reviewer` or `manager`; null for whoever is not staff. */
create function private.my_part() returns text
language sql stable security definer set search_path = ''
as $$
  select case private.my_staff_role()
    when 'reviewer' then 'reviewer'
    when 'manager' then 'manager'
    when 'admin' then 'manager'
  end
$$;

/** An application for staff to act on, locked. Drafts do not exist for them, and their own is not theirs to judge. */
create function private.lock_application(wanted uuid, minimum public.staff_role) returns public.applications
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications;
begin
  perform private.require_staff(minimum);
  select * into app from public.applications a
  where a.id = wanted and a.submitted_at is not null
  for update;
  if not found then
    perform private.refuse('not_found', 'There is no such application.');
  end if;
  if app.applicant_id = auth.uid() then
    perform private.refuse('own_application', 'You cannot handle your own application.');
  end if;
  return app;
end
$$;

create function private.move_application(
  wanted uuid, target public.application_status, message text, sections text[]
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_application(wanted, 'reviewer');
  moved public.applications;
  label public.public_label;
  asked text := nullif(btrim(message), '');
begin
  if private.is_decision(target)
    or not private.may_move(app.status, target, private.my_part(), private.is_unreleased(app))
  then
    perform private.refuse('move_not_allowed', 'This application cannot be moved there from where it is.',
      jsonb_build_object('from', app.status, 'to', target));
  end if;
  if target = 'more_info' then
    if asked is null or char_length(asked) > 4000 then
      perform private.refuse('message_required', 'Say what you need to know, in up to 4,000 characters.');
    end if;
    if coalesce(cardinality(sections), 0) = 0 or exists (
      select 1 from unnest(sections) as wish
      where wish is null or wish not in (
        select section ->> 'key'
        from public.form_versions v, jsonb_array_elements(v.definition -> 'sections') as section
        where v.id = app.form_version_id
      )
    ) then
      perform private.refuse('sections_required', 'Choose the parts of the form to open again.');
    end if;
  end if;

  -- Taking back a decision that nobody was told of must not show either.
  label := case
    when private.is_decision(app.status) and private.is_unreleased(app) then app.public_label
    else private.label_for(target)
  end;
  update public.applications a
  set status = target, public_label = label,
    decided_at = case when private.is_decision(app.status) then null else a.decided_at end,
    reopened_sections = case target
      when 'more_info' then array(select distinct wish from unnest(sections) as wish order by wish)
      else '{}'
    end
  where a.id = app.id
  returning * into moved;
  -- A letter was written for the old state: whoever read it has to look at it again before it is approved or sent.
  update public.decision_messages d
  set state = 'drafted', approved_by = null, version = d.version + 1
  where d.application_id = app.id and d.state <> 'released';

  if target = 'more_info' then
    -- Words that were not sent the last time are there again, where these parts are open again.
    update public.unsent_changes u
    set changes = (
      select coalesce(jsonb_object_agg(change.key, change.value), '{}') from jsonb_each(u.changes) as change
      where change.key = any (private.open_keys(moved))
    )
    where u.application_id = app.id;
    perform private.record_event(app.id, 'information_requested', true,
      jsonb_build_object('message', asked, 'sections', to_jsonb(moved.reopened_sections)),
      jsonb_build_object('from', app.status, 'to', target));
  else
    perform private.record_event(app.id, 'moved', label <> app.public_label,
      case when label <> app.public_label then jsonb_build_object('public_label', label) else '{}' end,
      jsonb_build_object('from', app.status, 'to', target));
  end if;
  perform private.audit('application_moved', 'application', app.id,
    jsonb_build_object('from', app.status, 'to', target));
  return jsonb_build_object('status', target, 'public_label', label);
end
$$;
create function public.move_application(
  application_id uuid, to_status public.application_status,
  message text default null, sections text[] default null
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.move_application(application_id, to_status, message, sections) $$;
grant execute on function
  private.move_application(uuid, public.application_status, text, text[]),
  public.move_application(uuid, public.application_status, text, text[]) to authenticated;
comment on function public.move_application(uuid, public.application_status, text, text[]) is
  'Moves an application along the process, by the table of allowed moves. Decisions have commands of their own.';

-- ==================== 65_decisions.sql ====================

-- Decisions: a letter is drafted, approved (which moves the application, hidden), and released (which tells it).

create function private.decision_json(letter public.decision_messages) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', letter.id, 'outcome', letter.outcome, 'message', letter.message,
    'state', letter.state, 'version', letter.version, 'released_at', letter.released_at
  )
$$;

/** The letter of an application that has not been released yet, or null. */
create function private.open_letter(wanted uuid) returns public.decision_messages
language sql stable security definer set search_path = ''
as $$
  select d from public.decision_messages d where d.application_id = wanted and d.state <> 'released'
$$;

/** Refuses whoever acts on another letter than the one that stands: it was written anew since they read it. */
create function private.check_letter(letter public.decision_messages, version integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if letter.version is distinct from check_letter.version then
    perform private.refuse('stale_version', 'The letter was changed in the meantime. Read it again first.',
      jsonb_build_object('version', letter.version));
  end if;
end
$$;

/** Whether the applicant has been told this outcome, and the application was not looked at again since. */
create function private.is_told(
  app public.applications, target public.application_status
) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_decision(app.status) and app.public_label = private.label_for(target) $$;

/** Refuses an outcome that the application cannot come to from where it is, or that its applicant has been told. */
create function private.check_outcome(app public.applications, outcome public.decision_outcome) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  target public.application_status := outcome::text::public.application_status;
begin
  if private.is_told(app, target) then
    perform private.refuse('move_not_allowed', 'The applicant has been told this decision already.');
  end if;
  if app.status <> target
    and not private.may_move(app.status, target, private.my_part(), private.is_unreleased(app))
  then
    perform private.refuse('move_not_allowed', 'This application cannot be decided like that from where it is.',
      jsonb_build_object('from', app.status, 'to', target));
  end if;
end
$$;

create function private.draft_decision(
  wanted uuid, new_outcome public.decision_outcome, new_message text, base_version integer
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_application(wanted, 'manager');
  letter public.decision_messages := private.open_letter(app.id);
begin
  if new_outcome is null then
    perform private.refuse('outcome_required', 'Choose an outcome.');
  end if;
  if nullif(btrim(new_message), '') is null or char_length(new_message) > 10000 then
    perform private.refuse('message_required', 'Write a message of up to 10,000 characters.');
  end if;
  if letter.state = 'drafted' and letter.outcome = new_outcome and letter.message = new_message then
    return private.decision_json(letter);
  end if;
  perform private.check_letter(letter, base_version);
  perform private.check_outcome(app, new_outcome);

  if letter.id is null then
    insert into public.decision_messages (application_id, outcome, message, author_id)
    values (app.id, new_outcome, new_message, auth.uid())
    returning * into letter;
  else
    -- Whatever was approved was another text: it has to be approved again.
    update public.decision_messages d
    set outcome = new_outcome, message = new_message, state = 'drafted', version = d.version + 1,
      author_id = auth.uid(), approved_by = null
    where d.id = letter.id
    returning * into letter;
  end if;
  perform private.record_event(app.id, 'decision_drafted', false, '{}',
    jsonb_build_object('outcome', letter.outcome));
  return private.decision_json(letter);
end
$$;
create function public.draft_decision(
  application_id uuid, outcome public.decision_outcome, message text, version integer default null
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.draft_decision(application_id, outcome, message, version) $$;
grant execute on function
  private.draft_decision(uuid, public.decision_outcome, text, integer),
  public.draft_decision(uuid, public.decision_outcome, text, integer) to authenticated;
comment on function public.draft_decision(uuid, public.decision_outcome, text, integer) is
  'Writes the letter of a decision, or rewrites the version of it that the caller has read. For managers.';

create function private.approve_decision(wanted uuid, read_version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_application(wanted, 'manager');
  letter public.decision_messages := private.open_letter(app.id);
  target public.application_status := letter.outcome::text::public.application_status;
begin
  if letter.id is null then
    perform private.refuse('decision_not_drafted', 'Write the decision first.');
  end if;
  perform private.check_letter(letter, read_version);
  if letter.state = 'approved' then
    return private.decision_json(letter);
  end if;
  perform private.check_outcome(app, letter.outcome);
  update public.decision_messages d set state = 'approved', approved_by = auth.uid()
  where d.id = letter.id
  returning * into letter;
  -- The label stays: the applicant sees nothing until the release.
  update public.applications a
  set status = target, decided_at = now(), reopened_sections = '{}'
  where a.id = app.id;
  perform private.record_event(app.id, 'decision_approved', false, '{}',
    jsonb_build_object('outcome', letter.outcome, 'from', app.status, 'to', target));
  perform private.audit('decision_approved', 'application', app.id,
    jsonb_build_object('outcome', letter.outcome));
  return private.decision_json(letter);
end
$$;
create function public.approve_decision(application_id uuid, version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.approve_decision(application_id, version) $$;
grant execute on function
  private.approve_decision(uuid, integer), public.approve_decision(uuid, integer) to authenticated;
comment on function public.approve_decision(uuid, integer) is
  'Makes the drafted decision, as the caller has read it, the status of the application, without telling the applicant. For managers.';

create function private.release_decision(wanted uuid, read_version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications := private.lock_application(wanted, 'manager');
  letter public.decision_messages := private.open_letter(app.id);
begin
  if letter.id is null then
    select * into letter from public.decision_messages d
    where d.application_id = app.id and d.state = 'released'
    order by d.released_at desc limit 1;
    if not found then
      perform private.refuse('decision_not_drafted', 'Write the decision first.');
    end if;
    perform private.check_letter(letter, read_version);
    return private.decision_json(letter);
  end if;
  perform private.check_letter(letter, read_version);
  if letter.state <> 'approved' or app.status <> letter.outcome::text::public.application_status then
    perform private.refuse('decision_not_approved', 'Approve the decision first.');
  end if;
  update public.decision_messages d set state = 'released', released_at = now()
  where d.id = letter.id
  returning * into letter;
  update public.applications a
  set public_label = private.label_for(a.status), released_at = letter.released_at
  where a.id = app.id
  returning * into app;
  perform private.record_event(app.id, 'decision_released', true,
    jsonb_build_object('outcome', letter.outcome, 'public_label', app.public_label));
  perform private.audit('decision_released', 'application', app.id,
    jsonb_build_object('outcome', letter.outcome));
  return private.decision_json(letter);
end
$$;
create function public.release_decision(application_id uuid, version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.release_decision(application_id, version) $$;
grant execute on function
  private.release_decision(uuid, integer), public.release_decision(uuid, integer) to authenticated;
comment on function public.release_decision(uuid, integer) is
  'Tells the applicant the approved decision, as the caller has read it: label, letter, notification, mail. Said twice, it happens once. For managers.';

-- ==================== 66_staff_roles.sql ====================

-- Commands of administrators over who is staff.

/** Somebody can always grant roles: the last administrator stays, whichever way they would go. */
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from gone where role = 'admin')
    and not exists (select 1 from public.staff_members where role = 'admin')
  then
    perform private.refuse('last_admin', 'The last administrator stays. Make somebody else one first.');
  end if;
  return null;
end
$$;
create trigger keep_an_admin_on_delete after delete on public.staff_members
  referencing old table as gone
  for each statement execute function private.keep_an_admin();
create trigger keep_an_admin_on_update after update on public.staff_members
  referencing old table as gone
  for each statement execute function private.keep_an_admin();

create function private.grant_staff_role(member uuid, new_role public.staff_role) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  -- One change of roles at a time, or two administrators could remove each other.
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  if new_role is null or not exists (select 1 from public.profiles p where p.id = member) then
    perform private.refuse('not_a_member', 'This person has not signed in yet.');
  end if;
  insert into public.staff_members as s (user_id, role, granted_by)
  values (member, new_role, auth.uid())
  on conflict on constraint staff_members_pkey
    do update set role = excluded.role, granted_by = excluded.granted_by
    where s.role <> excluded.role;
  if found then
    perform private.audit('staff_role_granted', 'profile', member, jsonb_build_object('role', new_role));
  end if;
end
$$;
create function public.grant_staff_role(user_id uuid, role public.staff_role) returns void
language sql volatile set search_path = ''
as $$ select private.grant_staff_role(user_id, role) $$;
grant execute on function
  private.grant_staff_role(uuid, public.staff_role),
  public.grant_staff_role(uuid, public.staff_role) to authenticated;
comment on function public.grant_staff_role(uuid, public.staff_role) is
  'Makes somebody staff, or changes what kind. For administrators.';

create function private.revoke_staff_role(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken public.staff_role;
begin
  perform private.require_staff('admin');
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  delete from public.staff_members s where s.user_id = member returning role into taken;
  if found then
    perform private.audit('staff_role_revoked', 'profile', member, jsonb_build_object('role', taken));
  end if;
end
$$;
create function public.revoke_staff_role(user_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.revoke_staff_role(user_id) $$;
grant execute on function
  private.revoke_staff_role(uuid), public.revoke_staff_role(uuid) to authenticated;
comment on function public.revoke_staff_role(uuid) is
  'Takes somebody''s staff role away. For administrators; the last one stays.';

/**
 * Puts the staff role into each new access token. It is there for showing, and stale until the token is renewed: policies
 * and commands ask the table.
 */
create function private.custom_access_token_hook(event jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_set(
    event, '{claims}',
    (event -> 'claims') - 'staff_role' || coalesce((
      select jsonb_build_object('staff_role', s.role)
      from public.staff_members s where s.user_id = (event ->> 'user_id')::uuid
    ), '{}')
  )
$$;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.custom_access_token_hook(jsonb) to supabase_auth_admin;

-- ==================== 67_content.sql ====================

-- Commands around content: publishing it, and a startup's word on being shown.

create table private.content_moves (
  from_state public.content_state not null,
  to_state public.content_state not null,
  primary key (from_state, to_state)
);
comment on table private.content_moves is 'Every allowed move of a piece of content.';
alter table private.content_moves enable row level security;
insert into private.content_moves (from_state, to_state) values
  ('draft', 'scheduled'), ('draft', 'published'),
  ('scheduled', 'scheduled'), ('scheduled', 'published'), ('scheduled', 'draft'),
  ('published', 'archived'), ('archived', 'draft'), ('archived', 'published');

create function private.move_content(
  kind text, wanted uuid, known_version integer, new_state public.content_state, publish_at timestamptz
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  piece jsonb;
  old_state public.content_state;
  missing jsonb;
  shown_from timestamptz;
begin
  perform private.require_staff('manager');
  if kind is null or kind <> all (array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges']) then
    perform private.refuse('unknown_kind', 'There is no such kind of content.');
  end if;
  execute format('select to_jsonb(c) from public.%I c where c.id = $1 for update', kind) into piece using wanted;
  if piece is null then
    perform private.refuse('not_found', 'This does not exist any more.');
  end if;
  old_state := (piece ->> 'state')::public.content_state;
  -- What was scheduled and whose time has come is published, whether its state says so yet or not.
  if old_state = 'scheduled' and (piece ->> 'published_at')::timestamptz <= now() then
    old_state := 'published';
  end if;
  -- The same wish twice is one.
  if old_state = new_state and new_state <> 'scheduled' then
    return (piece ->> 'version')::integer;
  end if;
  if known_version is distinct from (piece ->> 'version')::integer then
    perform private.refuse('stale_version', 'Somebody has changed this since you opened it.');
  end if;
  if not exists (
    select 1 from private.content_moves m where m.from_state = old_state and m.to_state = new_state
  ) then
    perform private.refuse('invalid_move', format('What is %s cannot become %s.', old_state, new_state));
  end if;

  if new_state in ('scheduled', 'published') then
    missing := private.missing_content(kind, piece);
    if kind = 'resources' and not exists (
      select 1 from public.resource_contents c
      where c.resource_id = wanted and (btrim(c.body) <> '' or c.url is not null)
    ) then
      missing := missing || '["body"]';
    end if;
    if missing <> '[]' then
      perform private.refuse('incomplete', 'Something is still missing.', jsonb_build_object('fields', missing));
    end if;
  end if;
  if new_state = 'scheduled' and (publish_at is null or publish_at <= now() or publish_at > now() + interval '2 years') then
    perform private.refuse('invalid_time', 'Choose a time to come, within two years.');
  end if;

  shown_from := case new_state
    when 'scheduled' then publish_at
    -- What was seen before keeps its date; what is published for the first time gets one.
    when 'published' then least((piece ->> 'published_at')::timestamptz, now())
    when 'draft' then case
      when (piece ->> 'published_at')::timestamptz <= now() then (piece ->> 'published_at')::timestamptz
      else (piece ->> 'first_published_at')::timestamptz
    end
    else (piece ->> 'published_at')::timestamptz
  end;
  execute format(
    'update public.%I c set state = $2, published_at = $3 where c.id = $1 returning to_jsonb(c)', kind
  ) into piece using wanted, new_state, shown_from;

  perform private.audit('content_moved', kind, wanted, jsonb_build_object('from', old_state, 'to', new_state));
  return (piece ->> 'version')::integer;
end
$$;
create function public.move_content(
  kind text, id uuid, version integer, state public.content_state, publish_at timestamptz default null
) returns integer
language sql volatile set search_path = ''
as $$ select private.move_content(kind, id, version, state, publish_at) $$;
grant execute on function
  private.move_content(text, uuid, integer, public.content_state, timestamptz),
  public.move_content(text, uuid, integer, public.content_state, timestamptz) to authenticated;
comment on function public.move_content(text, uuid, integer, public.content_state, timestamptz) is
  'Schedules, publishes or archives a piece of content, or takes it back to draft; answers its new version. For managers.';

/** Scheduled pieces show by themselves; this only makes their state say so. */
create function private.settle_scheduled() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kind text;
begin
  foreach kind in array array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges'] loop
    execute format(
      'update public.%I set state = ''published'' where state = ''scheduled'' and published_at <= now()', kind
    );
  end loop;
end
$$;

/** What is to be done once an hour for the public site. */
create function public.refresh_site() returns void
language sql volatile set search_path = ''
as $$ select private.settle_scheduled(), private.refresh_site_figures() $$;
grant execute on function private.settle_scheduled(), private.refresh_site_figures(), public.refresh_site() to service_role;
comment on function public.refresh_site() is
  'Settles what was scheduled and counts the figures of the home page anew. For the service only.';

/** Pictures that nothing shows: left over from a change, or put up for something that was never saved. */
create function private.orphaned_images(max integer) returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'content-images'
    and o.created_at < now() - interval '1 day'
    and not private.shows_image(o.name)
  order by o.created_at
  limit least(greatest(orphaned_images.max, 1), 1000)
$$;
create function public.orphaned_images(max integer) returns setof text
language sql stable set search_path = ''
as $$ select private.orphaned_images(max) $$;
grant execute on function private.orphaned_images(integer), public.orphaned_images(integer) to service_role;
comment on function public.orphaned_images(integer) is 'Paths of pictures that nothing shows any more. For the service only.';

/** A profile for the portfolio from an accepted startup's application; its applicant becomes the owner. Answers the one there is. */
create function private.create_portfolio_profile(wanted uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications;
  made uuid;
  stem text;
begin
  perform private.require_staff('manager');
  select * into app from public.applications a where a.id = wanted for update;
  if app.id is null or app.applicant_type <> 'startup' or app.status <> 'accepted' or app.released_at is null then
    perform private.refuse('not_accepted', 'Profiles are made of startups that were told that they are accepted.');
  end if;
  select o.id into made from public.organisations o where o.application_id = app.id;
  if made is not null then
    return made;
  end if;

  stem := coalesce(nullif(left(btrim(regexp_replace(
    private.fold_text(app.answers ->> 'company_name'), '[^a-z0-9]+', '-', 'g'
  ), '-'), 80), ''), 'startup');
  stem := btrim(stem, '-');
  insert into public.organisations (
    slug, kind, name, tagline, website, country, city, sectors, stage, founded_year, application_id
  )
  values (
    case when exists (select 1 from public.organisations o where o.slug = stem)
      then stem || '-' || right(replace(app.id::text, '-', ''), 6) else stem end,
    'startup',
    left(coalesce(nullif(btrim(app.answers ->> 'company_name'), ''), 'Startup'), 120),
    left(coalesce(app.answers ->> 'one_liner', ''), 200),
    case when app.answers ->> 'website' ~ '^https?://[^\s]+$' and char_length(app.answers ->> 'website') <= 300
      then app.answers ->> 'website' end,
    case when app.answers ->> 'country' ~ '^[A-Z]{2}$' then app.answers ->> 'country' end,
    left(coalesce(app.answers ->> 'city', ''), 120),
    coalesce((
      select array_agg(distinct sector) from (
        select jsonb_array_elements_text(case jsonb_typeof(app.answers -> 'sectors')
          when 'array' then app.answers -> 'sectors' else '[]' end) as sector limit 12
      ) as chosen where private.are_slugs(array[sector], 1)
    ), '{}'),
    case when app.answers ->> 'stage' ~ '^[a-z][a-z0-9_]{0,59}$' then app.answers ->> 'stage' end,
    case when left(app.answers ->> 'founded', 4) ~ '^(19|20|21)[0-9]{2}$'
      then left(app.answers ->> 'founded', 4)::integer end,
    app.id
  )
  returning id into made;
  if app.applicant_id is not null then
    insert into public.organisation_members (organisation_id, user_id, role) values (made, app.applicant_id, 'owner');
    perform private.notify(app.applicant_id, 'portfolio_consent', made::text, 'May we show your startup?',
      'The programme has begun a profile for the portfolio. It shows only once you agree.', '/dashboard/settings#portfolio');
  end if;
  perform private.audit('portfolio_profile_created', 'organisations', made);
  return made;
end
$$;
create function public.create_portfolio_profile(application_id uuid) returns uuid
language sql volatile set search_path = ''
as $$ select private.create_portfolio_profile(application_id) $$;
grant execute on function
  private.create_portfolio_profile(uuid), public.create_portfolio_profile(uuid) to authenticated;
comment on function public.create_portfolio_profile(uuid) is
  'Begins the portfolio profile of an accepted startup and asks its applicant whether it may be shown. For managers.';

create function private.set_portfolio_consent(organisation uuid, agreed boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_assured();
  -- Whoever does not accept the terms may still take their word back.
  if agreed then
    perform private.require_terms();
  end if;
  -- Locked: an owner who leaves at this very moment takes the consent along, rather than leave it behind for nobody to take back.
  perform 1 from public.organisation_members m
  where m.organisation_id = organisation and m.user_id = (select auth.uid()) and m.role in ('owner', 'admin')
  for share;
  if not found or agreed is null then
    perform private.refuse('not_allowed', 'Only the owners of a startup decide whether it is shown.');
  end if;
  perform private.limit_caller('portfolio_consent', 10, 2);
  update public.organisations o
  set consented_at = case when agreed then now() end,
    consented_by = case when agreed then (select auth.uid()) end
  where o.id = organisation and (o.consented_at is not null) <> agreed;
  if found then
    perform private.audit(case when agreed then 'portfolio_consent_given' else 'portfolio_consent_withdrawn' end,
      'organisations', organisation);
  end if;
end
$$;
create function public.set_portfolio_consent(organisation_id uuid, agreed boolean) returns void
language sql volatile set search_path = ''
as $$ select private.set_portfolio_consent(organisation_id, agreed) $$;
grant execute on function
  private.set_portfolio_consent(uuid, boolean), public.set_portfolio_consent(uuid, boolean) to authenticated;
comment on function public.set_portfolio_consent(uuid, boolean) is
  'Gives or takes back the word that a startup may be shown in the portfolio. For its owners.';

-- ==================== 68_inbox.sql ====================

-- The inbox of managers: what came through the contact page and as feedback, settled when it was dealt with.

/** Notes that a letter of one of the two tables was dealt with, by whom and when, or that it was not after all. */
create function private.settle(table_name regclass, noun text, letter_id uuid, settled boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed integer;
  is_there boolean;
begin
  perform private.require_staff('manager');
  perform private.ensure_profile((select auth.uid()));
  execute format(
    'update %s l set settled_at = case when $2 then now() end, settled_by = case when $2 then $3 end
     where l.id = $1 and (l.settled_at is not null) <> $2', table_name
  ) using letter_id, settled, (select auth.uid());
  get diagnostics changed = row_count;
  if changed > 0 then
    perform private.audit(noun || case when settled then '_settled' else '_reopened' end, noun, letter_id);
    -- Without saying which: other managers read anew what is still open.
    perform realtime.send('{}', 'inbox_changed', 'staff', true);
    return;
  end if;
  execute format('select exists (select 1 from %s l where l.id = $1)', table_name) into is_there using letter_id;
  if not is_there then
    perform private.refuse('not_found', 'There is no such message.');
  end if;
end
$$;

create function private.settle_contact_message(message_id uuid, settled boolean) returns void
language sql volatile security definer set search_path = ''
as $$ select private.settle('public.contact_messages', 'contact_message', message_id, settled) $$;
create function public.settle_contact_message(message_id uuid, settled boolean default true) returns void
language sql volatile set search_path = ''
as $$ select private.settle_contact_message(message_id, settled) $$;
grant execute on function
  private.settle_contact_message(uuid, boolean), public.settle_contact_message(uuid, boolean) to authenticated;
comment on function public.settle_contact_message(uuid, boolean) is
  'Notes that a message of the contact page was dealt with, or not after all. For managers.';

create function private.settle_feedback(feedback_id uuid, settled boolean) returns void
language sql volatile security definer set search_path = ''
as $$ select private.settle('public.feedback', 'feedback', feedback_id, settled) $$;
create function public.settle_feedback(feedback_id uuid, settled boolean default true) returns void
language sql volatile set search_path = ''
as $$ select private.settle_feedback(feedback_id, settled) $$;
grant execute on function private.settle_feedback(uuid, boolean), public.settle_feedback(uuid, boolean) to authenticated;
comment on function public.settle_feedback(uuid, boolean) is
  'Notes that a piece of feedback was dealt with, or not after all. For managers.';

/** How much is open and settled of both, and how many gave each rating from one to five. */
create function private.count_inbox() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('manager');
  return jsonb_build_object(
    'contact', (
      select jsonb_build_object('open', count(*) filter (where m.settled_at is null), 'settled', count(m.settled_at))
      from public.contact_messages m
    ),
    'feedback', (
      select jsonb_build_object('open', count(*) filter (where f.settled_at is null), 'settled', count(f.settled_at))
      from public.feedback f
    ),
    'ratings', (
      select jsonb_agg(coalesce(given.times, 0) order by star)
      from generate_series(1, 5) as star
      left join (select f.rating, count(*) as times from public.feedback f group by 1) as given on given.rating = star
    )
  );
end
$$;
create function public.count_inbox() returns jsonb
language sql stable set search_path = ''
as $$ select private.count_inbox() $$;
grant execute on function private.count_inbox(), public.count_inbox() to authenticated;
comment on function public.count_inbox() is 'How many messages and how much feedback wait, and how the service was rated. For managers.';

/**
 * Tells managers of a message; of a flood of them no more than ten an hour, since what waits is counted beside their navigation
 * in any case.
 */
create function private.on_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select private.managers_for(new.user_id) loop
    if private.take_rate_limit('contact-notice:' || person, 10, 10 / 60.0) then
      perform private.notify(person, 'contact_message', new.id::text,
        'New message from ' || left(new.name, 120), new.message, '/dashboard/messages?open=' || new.id);
    end if;
  end loop;
  return null;
end
$$;
create trigger contact_message_received after insert on public.contact_messages
  for each row execute function private.on_contact_message();

/** Has the open screens of staff read anew what waits. The payload is a hint, never data. */
create function private.on_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('{}', 'inbox_changed', 'staff', true);
  return null;
end
$$;
create trigger inbox_changed after insert on public.contact_messages
  for each statement execute function private.on_inbox();
create trigger inbox_changed after insert on public.feedback
  for each statement execute function private.on_inbox();

-- ==================== 68_security.sql ====================

-- How people sign in: what they see of it and change about it, and what administrators ask of the staff.

/** What the caller has set up for signing in, and what they owe. */
create function private.my_security() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'has_password', coalesce(u.encrypted_password, '') <> '',
    -- A change of address that waits for its confirmations: where to, and whether one of the two is in.
    'new_email', case when c.is_open then u.email_change end,
    'new_email_half', coalesce(c.is_open and u.email_change_confirm_status = 1, false),
    'owes_second_factor', exists (
      select 1 from public.staff_members m, private.security_settings s
      where m.user_id = u.id and s.staff_second_factor
    ) and not private.has_second_factor(u.id),
    -- For administrators alone, who may change it.
    'staff_second_factor', case when private.is_staff('admin')
      then (select s.staff_second_factor from private.security_settings s) end
  )
  from auth.users u
  cross join lateral (
    select coalesce(u.email_change, '') <> '' and u.email_change_sent_at > now() - interval '1 hour' as is_open
  ) c
  where u.id = (select auth.uid())
$$;
create function public.my_security() returns jsonb
language sql stable set search_path = ''
as $$ select private.my_security() $$;
grant execute on function private.my_security(), public.my_security() to authenticated;
comment on function public.my_security() is 'What the caller has set up for signing in, and what they owe.';

/** The caller's sessions, the one in use first, then the one last used. How one began is the first proof that was given. */
create function private.my_sessions()
returns table (
  id uuid, is_current boolean, user_agent text, method text, second_factor boolean,
  created_at timestamptz, last_used_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_assured();
  return query
  select
    s.id, coalesce(s.id::text = auth.jwt() ->> 'session_id', false), left(s.user_agent, 400), (
      select c.authentication_method from auth.mfa_amr_claims c
      where c.session_id = s.id and c.authentication_method <> 'totp'
      order by c.created_at limit 1
    ),
    coalesce(s.aal::text = 'aal2', false), s.created_at,
    -- The auth server writes this one without a time zone, in UTC.
    greatest(s.created_at, s.refreshed_at at time zone 'utc')
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 2 desc, 7 desc, 1
  limit 50;
end
$$;
create function public.my_sessions()
returns table (
  id uuid, is_current boolean, user_agent text, method text, second_factor boolean,
  created_at timestamptz, last_used_at timestamptz
)
language sql stable set search_path = ''
as $$ select * from private.my_sessions() $$;
grant execute on function private.my_sessions(), public.my_sessions() to authenticated;
comment on function public.my_sessions() is 'Where the caller is signed in: the fifty sessions used last.';

/** Ends a session of the caller; answers whether there was one. Its access token goes on until it runs out. */
create function private.end_session(session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_assured();
  perform private.limit_caller('end_session', 60, 30);
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = (select auth.uid());
  if not found then
    return false;
  end if;
  perform private.ensure_profile((select auth.uid()));
  perform private.audit('session_ended', 'session', end_session.session_id);
  return true;
end
$$;
create function public.end_session(session_id uuid) returns boolean
language sql volatile set search_path = ''
as $$ select private.end_session(session_id) $$;
grant execute on function private.end_session(uuid), public.end_session(uuid) to authenticated;
comment on function public.end_session(uuid) is 'Signs one device of the caller out.';

/** Asks a second step of everybody who works for the programme, or no longer. */
create function private.require_staff_second_factor(required boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  if required is null then
    perform private.refuse('invalid_setting', 'Say whether it is required.');
  end if;
  -- Whoever switches it on has one in hand: somebody is always there to help the others.
  if required and not private.gave_second_factor() then
    perform private.refuse('own_second_factor_first', 'Set up a second step of your own first, and sign in with it.');
  end if;
  update private.security_settings s set staff_second_factor = required, changed_at = now()
  where s.staff_second_factor <> required;
  if found then
    perform private.audit('staff_second_factor_changed', 'setting', null, jsonb_build_object('required', required));
  end if;
end
$$;
create function public.require_staff_second_factor(required boolean) returns void
language sql volatile set search_path = ''
as $$ select private.require_staff_second_factor(required) $$;
grant execute on function
  private.require_staff_second_factor(boolean), public.require_staff_second_factor(boolean) to authenticated;
comment on function public.require_staff_second_factor(boolean) is
  'Whether everybody who works for the programme needs a second step. For administrators.';

/**
 * For somebody who has lost every device: takes their second factors away, and signs them out everywhere. They sign in without
 * and set up a new one. The administrator has made sure by other means who is asking, and shows by a second step of their own who they
 * are where it is one of the staff: somebody who knows one password must not take theirs from all the others.
 */
create function private.remove_second_factors(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  if member = (select auth.uid()) then
    perform private.refuse('own_second_factor', 'Remove your own in your settings.');
  end if;
  if exists (select 1 from public.staff_members s where s.user_id = member) and not private.gave_second_factor() then
    perform private.refuse('own_second_factor_first', 'Set up a second step of your own first, and sign in with it.');
  end if;
  delete from auth.mfa_factors f where f.user_id = member;
  if not found then
    perform private.refuse('no_second_factor', 'This person has not set up a second step.');
  end if;
  delete from auth.sessions s where s.user_id = member;
  perform private.audit('second_factors_removed', 'profile', member);
  perform private.queue_mail(
    'second_factors_removed:' || member || ':' || private.uuid_v7(), member, 'second_factors_removed', '{}'
  );
end
$$;
create function public.remove_second_factors(user_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.remove_second_factors(user_id) $$;
grant execute on function private.remove_second_factors(uuid), public.remove_second_factors(uuid) to authenticated;
comment on function public.remove_second_factors(uuid) is
  'Takes somebody''s second step away who has lost their devices. For administrators.';

/**
 * Removes the caller's password where their session has not given it, and every other session. Whoever begins an account sets its
 * password before the address is confirmed: it may have been a stranger who did, and waits for the owner to be given more. Those who
 * came in by a mail, a directory or another site have shown that the address is theirs, and not that the password is.
 */
create function private.remove_unproven_password() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  my_session uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
begin
  update auth.users u set encrypted_password = null
  where u.id = me and coalesce(u.encrypted_password, '') <> '' and not exists (
    select 1 from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.id = my_session and s.user_id = me and c.authentication_method = 'password'
  );
  if found then
    delete from auth.sessions s where s.user_id = me and s.id is distinct from my_session;
    perform private.audit('password_removed', 'profile', me);
  end if;
end
$$;

-- ==================== 68_team.sql ====================

-- The team: what administrators read of the staff, and what follows when it changes.

-- What administrators see of the log on the team's page.
create index audit_log_staff_idx on public.audit_log (created_at desc, id desc) where action like 'staff\_%';

/** Invitations of an administrator hold as long as they are one: nobody comes back through a door they left open. */
create function private.on_staff_lost() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_staff_invitation(i.id)
  from public.staff_invitations i
  where i.invited_by = old.user_id and i.accepted_at is null and i.withdrawn_at is null;
  return null;
end
$$;
create trigger staff_lost after delete on public.staff_members
  for each row when (old.role = 'admin') execute function private.on_staff_lost();
create trigger staff_lowered after update on public.staff_members
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.on_staff_lost();

/** A role says since when it is held; its person's open screens ask anew, and they are told by whom it was changed. */
create function private.before_staff_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.role <> old.role then
    new.role_since := now();
  end if;
  return new;
end
$$;
create trigger staff_changes before update on public.staff_members
  for each row execute function private.before_staff_change();

create function private.on_staff_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  if tg_op = 'UPDATE' and new.role = old.role then
    return null;
  end if;
  perform realtime.send('{}', 'staff_role_changed', 'user:' || person, true);
  perform realtime.send('{}', 'team_changed', 'staff', true);
  -- Nobody is told of what they did themselves, nor of what an operator did in the database.
  if (select auth.uid()) is null or (select auth.uid()) = person
    or not exists (select 1 from public.profiles p where p.id = person)
  then
    return null;
  end if;
  perform private.notify(
    person, 'staff_role_changed', private.uuid_v7()::text,
    case
      when tg_op = 'DELETE' then 'You are not on the staff any more'
      else 'You are now ' || private.staff_role_words(new.role)
    end,
    case
      when tg_op = 'DELETE' then 'An administrator took your role back. Your own applications are as they were.'
      else 'An administrator gave you the role. Your dashboard has what goes with it.'
    end,
    '/dashboard'
  );
  return null;
end
$$;
create trigger staff_changed after insert or update or delete on public.staff_members
  for each row execute function private.on_staff_change();

create function private.staff_role_words(role public.staff_role) returns text
language sql immutable set search_path = ''
as $$
  select case role when 'reviewer' then 'a reviewer' when 'manager' then 'a manager' when 'admin' then 'an administrator' end
$$;

/** Everybody on the staff, administrators first. */
create function private.list_staff() returns table (
  user_id uuid, first_name text, last_name text, email text, role public.staff_role, role_since timestamptz,
  granted_by_name text, last_sign_in_at timestamptz, has_second_factor boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  return query
    select s.user_id, p.first_name, p.last_name, p.email, s.role, s.role_since,
      nullif(btrim(g.first_name || ' ' || g.last_name), ''), u.last_sign_in_at::timestamptz,
      exists (select 1 from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
    from public.staff_members s
    join public.profiles p on p.id = s.user_id
    join auth.users u on u.id = s.user_id
    left join public.profiles g on g.id = s.granted_by
    order by s.role desc, lower(p.last_name), lower(p.first_name), s.user_id;
end
$$;
create function public.list_staff() returns table (
  user_id uuid, first_name text, last_name text, email text, role public.staff_role, role_since timestamptz,
  granted_by_name text, last_sign_in_at timestamptz, has_second_factor boolean
)
language sql stable set search_path = ''
as $$ select * from private.list_staff() $$;
grant execute on function private.list_staff(), public.list_staff() to authenticated;
comment on function public.list_staff() is 'Everybody on the staff, with what an administrator has to know of them.';

/** People whose name or address has all of these beginnings of words; at most ten. */
create function private.find_people(words text[]) returns table (
  user_id uuid, first_name text, last_name text, email text, company_name text, role public.staff_role
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[];
begin
  perform private.require_staff('admin');
  select array_agg('% ' || replace(replace(replace(btrim(private.fold_text(left(word, 100))), '\', '\\'), '%', '\%'), '_', '\_') || '%')
  into patterns
  from unnest((find_people.words)[1:6]) as word
  where btrim(coalesce(word, '')) <> '';
  if patterns is null then
    return;
  end if;
  return query
    select p.id, p.first_name, p.last_name, p.email, p.company_name, s.role
    from public.profiles p
    left join public.staff_members s on s.user_id = p.id
    where p.search_text like all (patterns)
    order by lower(p.last_name), lower(p.first_name), p.id
    limit 10;
end
$$;
create function public.find_people(words text[]) returns table (
  user_id uuid, first_name text, last_name text, email text, company_name text, role public.staff_role
)
language sql stable set search_path = ''
as $$ select * from private.find_people(words) $$;
grant execute on function private.find_people(text[]), public.find_people(text[]) to authenticated;
comment on function public.find_people(text[]) is
  'People by the beginnings of words of their name or address, and their staff role. For administrators.';

/** What was done with roles and invitations, the newest first; the page after a row by its moment and id. */
create function private.list_staff_history(before timestamptz, before_id uuid) returns table (
  id uuid, action text, actor_name text, subject_name text, role text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  return query
    select l.id, l.action,
      coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), a.email),
      coalesce(nullif(btrim(p.first_name || ' ' || p.last_name), ''), p.email, i.email),
      l.data ->> 'role', l.created_at
    from public.audit_log l
    left join public.profiles a on a.id = l.actor_id
    left join public.profiles p on l.subject_type = 'profile' and p.id = l.subject_id
    left join public.staff_invitations i on l.subject_type = 'staff_invitation' and i.id = l.subject_id
    where l.action like 'staff\_%'
      and (list_staff_history.before is null or (l.created_at, l.id) < (list_staff_history.before, list_staff_history.before_id))
    order by l.created_at desc, l.id desc
    limit 20;
end
$$;
create function public.list_staff_history(before timestamptz default null, before_id uuid default null) returns table (
  id uuid, action text, actor_name text, subject_name text, role text, created_at timestamptz
)
language sql stable set search_path = ''
as $$ select * from private.list_staff_history(before, before_id) $$;
grant execute on function
  private.list_staff_history(timestamptz, uuid), public.list_staff_history(timestamptz, uuid) to authenticated;
comment on function public.list_staff_history(timestamptz, uuid) is
  'Who gave and took which staff role and when, twenty at a time. For administrators.';

/**
 * Makes the account with this confirmed address an administrator: the first of an installation, or one for whom nobody is left to
 * do it. For whoever has the service's key or the database itself.
 */
create function private.make_administrator(address text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account auth.users;
begin
  select * into account from auth.users u where lower(u.email) = lower(btrim(address)) order by u.is_sso_user limit 1;
  if account.id is null then
    perform private.refuse('no_account', format('There is no account with the address %s. Sign up in the app first.', address));
  elsif account.email_confirmed_at is null then
    perform private.refuse('not_confirmed', format('The address %s is not confirmed yet. Follow the link in the mail first.', address));
  end if;
  perform private.ensure_profile(account.id);
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  insert into public.staff_members as s (user_id, role) values (account.id, 'admin')
  on conflict on constraint staff_members_pkey do update set role = 'admin', granted_by = null where s.role <> 'admin';
  if not found then
    return 'already';
  end if;
  perform private.audit('staff_role_granted', 'profile', account.id, '{"role": "admin"}');
  return 'made';
end
$$;
create function public.make_administrator(email text) returns text
language sql volatile set search_path = ''
as $$ select private.make_administrator(email) $$;
grant execute on function private.make_administrator(text), public.make_administrator(text) to service_role;
comment on function public.make_administrator(text) is
  'Makes the account with this confirmed address an administrator. For the service, and whoever runs the database.';

-- ==================== 69_staff_invitations.sql ====================

-- How somebody who has not signed in yet is invited to the staff: by a mailed link, which only their own confirmed address opens.

create table public.staff_invitations (
  id uuid primary key default private.uuid_v7(),
  email text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  role public.staff_role not null,
  -- Of the newest mail: an older link stops working when another is sent.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid references public.profiles (id) on delete set null,
  sends integer not null default 1 check (sends > 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.staff_invitations is
  'Who was asked to join the staff by mail. The token is in the mail alone; here is its hash. Read and changed by commands.';
create unique index staff_invitations_open_idx on public.staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_invited_by_idx on public.staff_invitations (invited_by);
create index staff_invitations_accepted_by_idx on public.staff_invitations (accepted_by);
alter table public.staff_invitations enable row level security;

/** The state of an invitation for whoever is signed in; somebody else's tells them nothing. */
create function private.invitation_state(invitation public.staff_invitations) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when invitation.id is null then 'unknown'
    when not exists (
      select 1 from auth.users u
      where u.id = (select auth.uid()) and lower(u.email) = invitation.email and u.email_confirmed_at is not null
    ) then 'other_address'
    when invitation.accepted_at is not null then 'accepted'
    when invitation.withdrawn_at is not null or not exists (
      select 1 from public.staff_members s where s.user_id = invitation.invited_by and s.role = 'admin'
    ) then 'withdrawn'
    when invitation.expires_at <= now() then 'expired'
    else 'open'
  end
$$;

/** Forgets the mail of an invitation that has not left yet: its link does not work any more. */
create function private.forget_invitation_mail(invitation_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.email_outbox o
  where o.template = 'staff_invitation' and o.status = 'queued' and o.data ->> 'invitation_id' = invitation_id::text
$$;

/** Owes an invitation its mail, with a token that is made here and kept as its hash; the mail forgets it once it is sent. */
create function private.send_staff_invitation(invitation_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Two of them: 244 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  invitation public.staff_invitations;
begin
  update public.staff_invitations i
  set token_hash = private.hash_of(token), invited_by = (select auth.uid()),
    sent_at = now(), expires_at = now() + interval '7 days'
  where i.id = invitation_id
  returning * into strict invitation;
  perform private.forget_invitation_mail(invitation_id);
  insert into private.email_outbox (idempotency_key, recipient, template, data)
  values (
    'staff_invitation:' || invitation.id || ':' || invitation.sends, invitation.email, 'staff_invitation',
    jsonb_build_object(
      'invitation_id', invitation.id, 'token', token, 'role', invitation.role,
      'invited_by', (
        select btrim(p.first_name || ' ' || p.last_name) from public.profiles p where p.id = invitation.invited_by
      )
    )
  );
end
$$;

create function private.invite_staff(address text, new_role public.staff_role) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := lower(btrim(coalesce(address, '')));
  invitation_id uuid;
begin
  perform private.require_staff('admin');
  perform private.ensure_profile((select auth.uid()));
  if new_role is null or char_length(wanted) > 254 or wanted like '%..%'
    or wanted !~ '^[a-z0-9_+-]([a-z0-9_''+.-]*[a-z0-9_+-])?@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$'
  then
    perform private.refuse('invalid_address', 'Write an address such as name@example.org.');
  end if;
  if exists (
    select 1 from auth.users u join public.profiles p on p.id = u.id
    where lower(u.email) = wanted and u.email_confirmed_at is not null
  ) then
    perform private.refuse('has_account', 'This person has signed in before. Find them above and give them the role.');
  end if;
  perform private.limit_caller('invite_staff', 20, 2);
  -- One at a time for an address, so that the second is told of the first.
  perform pg_advisory_xact_lock(hashtextextended('invite_staff:' || wanted, 0));
  if exists (
    select 1 from public.staff_invitations i
    where i.email = wanted and i.accepted_at is null and i.withdrawn_at is null
  ) then
    perform private.refuse('already_invited', 'This address has been invited already. Send that invitation again, or withdraw it.');
  end if;
  insert into public.staff_invitations (email, role, token_hash, invited_by)
  values (wanted, new_role, private.hash_of(gen_random_uuid()::text), (select auth.uid()))
  returning id into invitation_id;
  perform private.send_staff_invitation(invitation_id);
  perform private.audit('staff_invited', 'staff_invitation', invitation_id, jsonb_build_object('role', new_role));
  return invitation_id;
end
$$;
create function public.invite_staff(email text, role public.staff_role) returns uuid
language sql volatile set search_path = ''
as $$ select private.invite_staff(email, role) $$;
grant execute on function
  private.invite_staff(text, public.staff_role), public.invite_staff(text, public.staff_role) to authenticated;
comment on function public.invite_staff(text, public.staff_role) is
  'Invites somebody who has not signed in yet to the staff, by mail. For administrators.';

create function private.resend_staff_invitation(invitation_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.staff_invitations;
begin
  perform private.require_staff('admin');
  select * into invitation from public.staff_invitations i where i.id = invitation_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such invitation.');
  elsif invitation.accepted_at is not null or invitation.withdrawn_at is not null then
    perform private.refuse('not_open', 'This invitation was accepted or withdrawn. Begin a new one.');
  elsif invitation.sent_at > now() - interval '1 minute' then
    perform private.refuse('too_soon', 'The invitation was sent less than a minute ago. Wait a moment.');
  end if;
  perform private.limit_caller('invite_staff', 20, 2);
  update public.staff_invitations i set sends = i.sends + 1 where i.id = invitation_id;
  perform private.send_staff_invitation(invitation_id);
  perform private.audit('staff_invitation_resent', 'staff_invitation', invitation_id,
    jsonb_build_object('role', invitation.role));
end
$$;
create function public.resend_staff_invitation(invitation_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.resend_staff_invitation(invitation_id) $$;
grant execute on function
  private.resend_staff_invitation(uuid), public.resend_staff_invitation(uuid) to authenticated;
comment on function public.resend_staff_invitation(uuid) is
  'Sends an invitation again, with a new link; the one before stops working. For administrators.';

/** Takes an open invitation back, and the mail of it that has not left yet. False when it was not open any more. */
create function private.close_staff_invitation(invitation_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken public.staff_role;
begin
  update public.staff_invitations i set withdrawn_at = now()
  where i.id = invitation_id and i.accepted_at is null and i.withdrawn_at is null
  returning role into taken;
  if not found then
    return false;
  end if;
  perform private.forget_invitation_mail(invitation_id);
  perform private.audit('staff_invitation_withdrawn', 'staff_invitation', invitation_id, jsonb_build_object('role', taken));
  return true;
end
$$;

create function private.withdraw_staff_invitation(invitation_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  if not private.close_staff_invitation(invitation_id) and not exists (
    select 1 from public.staff_invitations i where i.id = invitation_id and i.withdrawn_at is not null
  ) then
    perform private.refuse('not_open', 'This invitation was accepted, or there is none. Look at the team again.');
  end if;
end
$$;
create function public.withdraw_staff_invitation(invitation_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.withdraw_staff_invitation(invitation_id) $$;
grant execute on function
  private.withdraw_staff_invitation(uuid), public.withdraw_staff_invitation(uuid) to authenticated;
comment on function public.withdraw_staff_invitation(uuid) is
  'Takes an invitation back: its link stops working. For administrators.';

/** What the link of a mail is worth to whoever follows it. Says nothing of an invitation that is somebody else's. */
create function private.read_staff_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.staff_invitations;
  state text;
begin
  perform private.limit_caller('read_staff_invitation', 20, 20);
  select * into invitation from public.staff_invitations i where i.token_hash = private.hash_of(token);
  state := private.invitation_state(invitation);
  if state in ('unknown', 'other_address') then
    return jsonb_build_object('state', state);
  end if;
  return jsonb_build_object(
    'state', state, 'role', invitation.role, 'expires_at', invitation.expires_at,
    'invited_by', (
      select btrim(p.first_name || ' ' || p.last_name) from public.profiles p where p.id = invitation.invited_by
    )
  );
end
$$;
create function public.read_staff_invitation(token text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.read_staff_invitation(token) $$;
grant execute on function private.read_staff_invitation(text), public.read_staff_invitation(text) to authenticated;
comment on function public.read_staff_invitation(text) is
  'What the link of an invitation is worth to the caller: its state, and its role where it is theirs.';

create function private.accept_staff_invitation(token text) returns public.staff_role
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.staff_invitations;
  state text;
  me uuid := (select auth.uid());
  given public.staff_role;
begin
  perform private.require_assured();
  perform private.require_terms();
  perform private.limit_caller('accept_staff_invitation', 10, 10);
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  select * into invitation from public.staff_invitations i where i.token_hash = private.hash_of(token) for update;
  state := private.invitation_state(invitation);
  -- Pressed twice, or the answer was lost: it is done.
  if state = 'accepted' and invitation.accepted_by = me then
    return (select s.role from public.staff_members s where s.user_id = me);
  elsif state <> 'open' then
    perform private.refuse('invitation_' || state, 'This invitation cannot be accepted any more.');
  end if;
  perform private.ensure_profile(me);
  perform private.remove_unproven_password();
  insert into public.staff_members as s (user_id, role, granted_by)
  values (me, invitation.role, invitation.invited_by)
  on conflict on constraint staff_members_pkey do update
    set role = excluded.role, granted_by = excluded.granted_by where s.role < excluded.role;
  select s.role into strict given from public.staff_members s where s.user_id = me;
  update public.staff_invitations i set accepted_at = now(), accepted_by = me where i.id = invitation.id;
  perform private.audit('staff_invitation_accepted', 'profile', me, jsonb_build_object('role', invitation.role));
  return given;
end
$$;
create function public.accept_staff_invitation(token text) returns public.staff_role
language sql volatile set search_path = ''
as $$ select private.accept_staff_invitation(token) $$;
grant execute on function private.accept_staff_invitation(text), public.accept_staff_invitation(text) to authenticated;
comment on function public.accept_staff_invitation(text) is
  'Joins the staff by the link of an invitation, as whoever has confirmed the address that it was sent to. A password that the session did not give is removed.';

/** Invitations that were neither accepted nor withdrawn, the newest first. */
create function private.list_staff_invitations() returns table (
  id uuid, email text, role public.staff_role, sent_at timestamptz, expires_at timestamptz, invited_by_name text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  return query
    select i.id, i.email, i.role, i.sent_at, i.expires_at, nullif(btrim(p.first_name || ' ' || p.last_name), '')
    from public.staff_invitations i
    left join public.profiles p on p.id = i.invited_by
    where i.accepted_at is null and i.withdrawn_at is null
    order by i.sent_at desc, i.id
    limit 200;
end
$$;
create function public.list_staff_invitations() returns table (
  id uuid, email text, role public.staff_role, sent_at timestamptz, expires_at timestamptz, invited_by_name text
)
language sql stable set search_path = ''
as $$ select * from private.list_staff_invitations() $$;
grant execute on function private.list_staff_invitations(), public.list_staff_invitations() to authenticated;
comment on function public.list_staff_invitations() is 'Invitations to the staff that are open or have expired. For administrators.';

-- ==================== 70_review_list.sql ====================

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

-- ==================== 71_review_counts.sql ====================

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

-- ==================== 72_review_detail.sql ====================

-- What staff read of one application, in one answer.

create function private.person_name(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
  from public.profiles p where p.id = person_name.user_id
$$;

create function private.application_detail(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  app public.applications;
  is_manager boolean := private.is_staff('manager');
  targets public.application_status[];
  person jsonb;
begin
  perform private.require_staff();
  select * into app from public.applications a where a.id = wanted and a.submitted_at is not null;
  if not found then
    perform private.refuse('not_found', 'There is no such application.');
  end if;
  if app.applicant_id = auth.uid() then
    perform private.refuse('own_application', 'You cannot handle your own application.');
  end if;

  select jsonb_build_object(
    'id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'email', coalesce(u.email, '')
  ) into person
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = app.applicant_id;

  targets := array(
    select distinct m.to_status from private.application_moves m
    where m.from_status = app.status
      and private.may_move(m.from_status, m.to_status, private.my_part(), private.is_unreleased(app))
    order by m.to_status
  );

  return jsonb_build_object(
    'application', to_jsonb(app) - 'search_text',
    'definition', (select v.definition from public.form_versions v where v.id = app.form_version_id),
    'call', (
      select jsonb_build_object('id', c.id, 'title', c.title, 'slug', c.slug, 'closes_at', c.closes_at)
      from public.calls c where c.id = app.call_id
    ),
    'applicant', person,
    'files', coalesce((
      select jsonb_agg(to_jsonb(f) - 'created_by' - 'updated_at' order by f.created_at, f.id)
      from public.application_files f
      where f.application_id = app.id and private.names_file(app.answers, f.id)
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind,
        'data', e.data || case when is_manager or e.kind <> 'decision_drafted' then e.staff_data else '{}' end,
        'shown_to_applicant', e.shown_to_applicant, 'created_at', e.created_at,
        'actor_name', private.person_name(e.actor_id)
      ) order by e.created_at, e.id)
      from public.application_events e where e.application_id = app.id
    ), '[]'),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'audience', m.audience, 'body', m.body, 'created_at', m.created_at,
        'author_name', private.person_name(m.author_id), 'mine', m.author_id is not distinct from auth.uid()
      ) order by m.created_at, m.id)
      from public.application_comments m where m.application_id = app.id
    ), '[]'),
    'decision', (
      select private.decision_json(d) || jsonb_build_object(
        'author_name', private.person_name(d.author_id),
        'approved_by_name', private.person_name(d.approved_by),
        'created_at', d.created_at, 'updated_at', d.updated_at
      )
      from public.decision_messages d
      where d.application_id = app.id and (is_manager or d.state = 'released')
      order by d.created_at desc limit 1
    ),
    'moves', (
      select coalesce(jsonb_agg(target), '[]') from unnest(targets) as target
      where not private.is_decision(target)
    ),
    'outcomes', (
      select coalesce(jsonb_agg(target), '[]') from unnest(
        targets || case
          when private.is_decision(app.status) and private.is_unreleased(app) and is_manager
          then array[app.status]
        end
      ) as target
      where private.is_decision(target) and not private.is_told(app, target)
    )
  );
end
$$;
create function public.application_detail(application_id uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.application_detail(application_id) $$;
grant execute on function
  private.application_detail(uuid), public.application_detail(uuid) to authenticated;
comment on function public.application_detail(uuid) is
  'Everything that staff see of an application, with the moves that the caller may make.';

-- ==================== 73_remembered_answers.sql ====================

-- What a person has answered once is offered again in every later form.

create function private.remembered_answers() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with me as (
    select p.*, u.email as address
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = (select auth.uid())
  ), latest as (
    select a.answers, v.definition
    from public.applications a
    join public.form_versions v on v.id = a.form_version_id
    where a.applicant_id = (select auth.uid()) and a.answers <> '{}'
    order by a.saved_at desc
    limit 5
  ), from_answers as (
    select distinct on (field ->> 'fills') field ->> 'fills' as key, l.answers -> (field ->> 'key') as value
    from (select *, row_number() over () as age from latest) as l,
      jsonb_array_elements(l.definition -> 'sections') as section,
      jsonb_array_elements(section -> 'fields') as field
    where field ? 'fills' and l.answers ? (field ->> 'key')
    order by field ->> 'fills', l.age
  ), from_profile as (
    select jsonb_strip_nulls(jsonb_build_object(
      'first_name', nullif(me.first_name, ''), 'last_name', nullif(me.last_name, ''),
      'email', nullif(me.address, ''), 'phone', nullif(me.phone, ''),
      'company_name', nullif(me.company_name, ''), 'country', me.country,
      'title', nullif(me.headline, ''), 'bio', nullif(me.bio, '')
    )) as answers
    from me
  )
  select coalesce((select answers from from_profile), '{}')
    || coalesce((select jsonb_object_agg(key, value) from from_answers), '{}')
$$;
create function public.remembered_answers() returns jsonb
language sql stable set search_path = ''
as $$ select private.remembered_answers() $$;
grant execute on function private.remembered_answers(), public.remembered_answers() to authenticated;
comment on function public.remembered_answers() is
  'The caller''s earlier answers by what a field fills: from their newest applications, else from their profile.';

-- ==================== 74_content_list.sql ====================

-- What managers ask for around the list of content: how much there is, and who could have a profile.

create index applications_accepted_startups_idx on public.applications (released_at desc, id desc)
  where applicant_type = 'startup' and status = 'accepted' and released_at is not null;

/** Counted by the states as visitors notice them: what was scheduled is published once its time has come. From an index, not estimated. */
create function private.count_content() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted jsonb;
begin
  perform private.require_staff('manager');
  select coalesce(jsonb_object_agg(by_kind.kind, by_kind.states), '{}') into counted
  from (
    select by_state.kind, jsonb_object_agg(by_state.state, by_state.pieces) as states
    from (
      select stored.kind, case when stored.is_due then 'published' else stored.state end as state, sum(stored.pieces)::bigint as pieces
      from (
        select 'posts' as kind, p.state, p.state = 'scheduled' and p.published_at <= now() as is_due, count(*) as pieces
        from public.posts p group by 2, 3
        union all
        select 'resources', r.state, r.state = 'scheduled' and r.published_at <= now(), count(*) from public.resources r group by 2, 3
        union all
        select 'faqs', f.state, f.state = 'scheduled' and f.published_at <= now(), count(*) from public.faqs f group by 2, 3
        union all
        select 'organisations', o.state, o.state = 'scheduled' and o.published_at <= now(), count(*) from public.organisations o group by 2, 3
        union all
        select 'openings', o.state, o.state = 'scheduled' and o.published_at <= now(), count(*) from public.openings o group by 2, 3
        union all
        select 'challenges', c.state, c.state = 'scheduled' and c.published_at <= now(), count(*) from public.challenges c group by 2, 3
      ) as stored
      group by 1, 2
    ) as by_state
    group by by_state.kind
  ) as by_kind;
  return counted;
end
$$;
create function public.count_content() returns jsonb
language sql stable set search_path = ''
as $$ select private.count_content() $$;
grant execute on function private.count_content(), public.count_content() to authenticated;
comment on function public.count_content() is 'How many pieces of each kind of content are in each state. For managers.';

/** Startups that were told that they are accepted and have no profile yet, those told last first. */
create function private.list_profile_candidates(search text)
returns table (application_id uuid, title text, reference text, country text, released_at timestamptz, has_owner boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
begin
  perform private.require_staff('manager');
  return query
    select a.id, a.title, a.reference, a.country, a.released_at, a.applicant_id is not null
    from public.applications a
    where a.applicant_type = 'startup' and a.status = 'accepted' and a.released_at is not null
      and (pattern is null or a.search_text like pattern)
      and not exists (select 1 from public.organisations o where o.application_id = a.id)
    order by a.released_at desc, a.id desc
    limit 50;
end
$$;
create function public.list_profile_candidates(search text default null)
returns table (application_id uuid, title text, reference text, country text, released_at timestamptz, has_owner boolean)
language sql stable set search_path = ''
as $$ select * from private.list_profile_candidates(search) $$;
grant execute on function
  private.list_profile_candidates(text), public.list_profile_candidates(text) to authenticated;
comment on function public.list_profile_candidates(text) is
  'Accepted startups without a profile in the portfolio, for the choice of whom to begin one for. For managers.';

-- ==================== 75_content_search.sql ====================

-- Searching what is published. Row-level security keeps Postgres from asking a trigram index, since `like` might tell of rows
-- that a policy hides; so the words are looked up past the policies, among what is public alone, and the rows are read under them.

/**
 * Public pieces in which each of these words begins one: all of them, or at least the newest hundred. What is common is found
 * among the newest thousand without an index, which would have to look at every one of many; what is rare, by the index.
 */
create function private.find_content(kind text, words text[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[];
  wanted text;
  shown text := format(
    'select c.id, c.search_text, c.published_at from public.%I c where c.state in (''scheduled'', ''published'') and c.published_at <= now()%s',
    kind, case kind when 'organisations' then ' and c.consented_at is not null' else '' end
  );
  found_ids uuid[];
begin
  -- Six words, and not six rows of them: a slice of a nested array would be as long as its caller likes.
  select array_agg('% ' || replace(replace(replace(left(word, 40), '\', '\\'), '%', '\%'), '_', '\_') || '%') into patterns
  from (select given from unnest(words) as given where given <> '' limit 6) as first_words (word);
  -- One condition for each, since `like all` asks no index.
  select string_agg(format('f.search_text like $1[%s]', nth), ' and ') into wanted
  from generate_subscripts(patterns, 1) as nth;
  if wanted is null then
    return;
  end if;
  execute format(
    'select array_agg(f.id) from (%s order by c.published_at desc, c.id desc limit 1000) as f where %s', shown, wanted
  ) into found_ids using patterns;
  if cardinality(found_ids) >= 100 then
    return query select unnest(found_ids);
  else
    return query execute format('select f.id from (%s) as f where %s order by f.published_at desc, f.id desc limit 1000', shown, wanted)
    using patterns;
  end if;
end
$$;
-- Visitors search as well. They come no further than what is granted to them here by name.
grant usage on schema private to anon;
grant execute on function private.find_content(text, text[]) to anon, authenticated;

create function public.search_posts(words text[]) returns table (
  id uuid, slug text, title text, summary text, tags text[], author_name text, author_title text, image jsonb,
  published_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select p.id, p.slug, p.title, p.summary, p.tags, p.author_name, p.author_title, p.image, p.published_at, p.updated_at
  from public.posts p where p.id = any (array(select private.find_content('posts', words)))
$$;
create function public.search_resources(words text[]) returns table (
  id uuid, slug text, kind public.resource_kind, title text, summary text, provider text, audience public.applicant_type[],
  sectors text[], stages text[], members_only boolean, image jsonb, published_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select r.id, r.slug, r.kind, r.title, r.summary, r.provider, r.audience, r.sectors, r.stages, r.members_only, r.image,
    r.published_at, r.updated_at
  from public.resources r where r.id = any (array(select private.find_content('resources', words)))
$$;
create function public.search_portfolio(words text[]) returns table (
  id uuid, slug text, name text, tagline text, website text, country text, city text, sectors text[], stage text,
  founded_year integer, cohort text, image jsonb, featured boolean, published_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select p.id, p.slug, p.name, p.tagline, p.website, p.country, p.city, p.sectors, p.stage, p.founded_year, p.cohort,
    p.image, p.featured, p.published_at, p.updated_at
  from public.portfolio p where p.id = any (array(select private.find_content('organisations', words)))
$$;
grant execute on function public.search_posts(text[]), public.search_resources(text[]), public.search_portfolio(text[])
  to anon, authenticated;
comment on function public.search_posts(text[]) is 'Published posts in which each of these words begins one, without their texts.';
comment on function public.search_resources(text[]) is 'Published resources in which each of these words begins one.';
comment on function public.search_portfolio(text[]) is 'Startups that agreed to be shown, in which each of these words begins one.';

-- ==================== 80_service.sql ====================

-- Commands of the service alone: what edge functions do with the service key.

/** Whether a mail has been tried often enough, and long enough, to say that it cannot be sent. The provider knows its key as long. */
create function private.is_hopeless(attempts integer, created_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select attempts >= 20 and created_at < now() - interval '1 day' $$;

/** Tells the administrators, or nobody would ever know. */
create function private.tell_of_mail_given_up(mail_id uuid, template text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.audit('mail_given_up', 'mail', mail_id, jsonb_build_object('template', template));
  -- Once, until it is read: after a day without a provider there are many.
  perform private.notify(s.user_id, 'mail_given_up', mail_id::text, 'A mail could not be sent',
    'It was tried for a day and is now given up. The log says which kinds of mail this happened to, and what the functions wrote says why.')
  from public.staff_members s
  where s.role = 'admin' and not exists (
    select 1 from public.notifications n where n.user_id = s.user_id and n.kind = 'mail_given_up' and n.read_at is null
  );
end
$$;

create function private.claim_outbox(max_rows integer)
returns table (id uuid, idempotency_key text, recipient text, template text, data jsonb, attempts integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told integer;
begin
  -- One that ends whoever takes it is never settled: it is given up here, or it would come round for ever.
  with hopeless as (
    update private.email_outbox o
    set status = 'failed', data = o.data - 'token', last_error = coalesce(o.last_error, 'Nobody said how it went.')
    where o.status = 'sending' and o.next_attempt_at <= now() and private.is_hopeless(o.attempts, o.created_at)
    returning o.id, o.template
  )
  select count(*) into told from (select private.tell_of_mail_given_up(h.id, h.template) from hopeless h) as each_of_them;
  -- A claim is a lease: whoever dies while sending leaves the row to the next one after five minutes.
  return query
    update private.email_outbox o
    set status = 'sending', attempts = o.attempts + 1, next_attempt_at = now() + interval '5 minutes'
    where o.id in (
      select due.id from private.email_outbox due
      where due.status in ('queued', 'sending') and due.next_attempt_at <= now()
      order by due.next_attempt_at, due.id
      limit least(greatest(max_rows, 1), 100)
      for update skip locked
    )
    returning o.id, o.idempotency_key, o.recipient, o.template, o.data, o.attempts;
end
$$;
create function public.claim_outbox(max integer)
returns table (id uuid, idempotency_key text, recipient text, template text, data jsonb, attempts integer)
language sql volatile set search_path = ''
as $$ select * from private.claim_outbox(max) $$;
grant execute on function private.claim_outbox(integer), public.claim_outbox(integer) to service_role;
comment on function public.claim_outbox(integer) is 'Mails that are due, leased to the caller. For the service only.';

/**
 * Says that a claimed mail was sent, or why not, and answers what becomes of it: `sent`, `queued`, `failed`; null where the claim was
 * somebody else's by then. The next attempt comes later each time, and never at the same moment for all that failed together.
 */
create function private.settle_outbox(mail_id uuid, error text, attempt integer) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.email_outbox;
begin
  update private.email_outbox o
  set status = case
      when settle_outbox.error is null then 'sent'
      when private.is_hopeless(o.attempts, o.created_at) then 'failed'
      else 'queued'
    end,
    last_error = left(settle_outbox.error, 1000),
    -- What opens something is known to the reader alone, once the mail has left or is given up.
    data = case
      when settle_outbox.error is null or private.is_hopeless(o.attempts, o.created_at) then o.data - 'token' else o.data
    end,
    sent_at = case when settle_outbox.error is null then now() end,
    next_attempt_at = now() + (0.75 + random() / 2) * least(
      interval '15 minutes', interval '15 seconds' * power(2, least(o.attempts, 10) - 1)
    )
  where o.id = settle_outbox.mail_id and o.status = 'sending'
    and (settle_outbox.attempt is null or o.attempts = settle_outbox.attempt)
  returning * into mail;
  if mail.status = 'failed' then
    perform private.tell_of_mail_given_up(mail.id, mail.template);
  end if;
  return mail.status;
end
$$;
create function public.settle_outbox(id uuid, error text default null, attempt integer default null) returns text
language sql volatile set search_path = ''
as $$ select private.settle_outbox(id, error, attempt) $$;
grant execute on function
  private.settle_outbox(uuid, text, integer), public.settle_outbox(uuid, text, integer) to service_role;
comment on function public.settle_outbox(uuid, text, integer) is
  'Says that a claimed mail was sent, or why not. For the service only.';

create function public.take_rate_limit(key text, burst integer, per_minute integer) returns boolean
language sql volatile set search_path = ''
as $$ select private.take_rate_limit(key, burst, per_minute) $$;
grant execute on function
  private.take_rate_limit(text, integer, double precision), public.take_rate_limit(text, integer, integer)
  to service_role;
comment on function public.take_rate_limit(text, integer, integer) is
  'Takes a token from a bucket; false when it is empty. For the service only.';

/** Notes a sign-in and greets the person, once for each session however often it is reported. */
create function private.record_sign_in(member uuid, metadata jsonb, brand text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session text := left(coalesce(metadata ->> 'session_id', ''), 100);
begin
  perform private.ensure_profile(member);
  if not exists (select 1 from public.profiles p where p.id = member) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sign_in:' || member, 0));
  if session <> '' and exists (
    select 1 from public.audit_log l
    where l.actor_id = member and l.action = 'signed_in' and l.data ->> 'session_id' = session
  ) then
    return false;
  end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, data)
  values (member, 'signed_in', 'profile', member, jsonb_build_object(
    'session_id', session, 'method', left(coalesce(metadata ->> 'loginMethod', 'email'), 40)
  ));
  perform private.notify(member, 'signed_in', coalesce(nullif(session, ''), private.uuid_v7()::text),
    format('Welcome Back to %s!', left(brand, 80)), 'You have signed in. Your account is secure and ready.');
  return true;
end
$$;
create function public.record_sign_in(user_id uuid, metadata jsonb, brand text) returns boolean
language sql volatile set search_path = ''
as $$ select private.record_sign_in(user_id, metadata, brand) $$;
grant execute on function
  private.record_sign_in(uuid, jsonb, text), public.record_sign_in(uuid, jsonb, text) to service_role;
comment on function public.record_sign_in(uuid, jsonb, text) is
  'Notes a sign-in and greets the person in the app. For the service only.';

-- ==================== 81_tidy.sql ====================

-- What has had its time. The privacy notice promises these periods: whoever changes one changes both.

/**
 * Removes old rows, at most so many of each kind, so that no run holds locks for long; answers how many went. Objects in
 * the bucket follow by orphaned_files, which finds those whose row is gone.
 */
create function private.tidy(at_most integer default 5000) returns integer
language sql volatile security definer set search_path = ''
as $$
  with
    told as (
      delete from public.notifications where id in (
        select n.id from public.notifications n where n.created_at < now() - interval '1 year' limit at_most
      ) returning 1
    ),
    -- Of a digest that nobody put together: news of a month ago is none.
    waiting as (
      delete from private.digest_items where id in (
        select i.id from private.digest_items i where i.due_at < now() - interval '30 days' limit at_most
      ) returning 1
    ),
    limits as (
      delete from private.rate_limits where key in (
        select l.key from private.rate_limits l where l.updated_at < now() - interval '1 day' limit at_most
      ) returning 1
    ),
    mails as (
      delete from private.email_outbox where id in (
        select o.id from private.email_outbox o
        where o.status in ('sent', 'failed') and o.created_at < now() - interval '30 days' limit at_most
      ) returning 1
    ),
    uploads as (
      delete from public.application_files where id in (
        select f.id from public.application_files f
        where f.state = 'pending' and f.created_at < now() - interval '1 day' limit at_most
      ) returning 1
    ),
    -- Those that nobody but their applicant has ever seen: given up, or not touched any more.
    given_up as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'withdrawn' and a.submitted_at is null and a.updated_at < now() - interval '30 days'
        limit at_most
      ) returning 1
    ),
    forgotten as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'draft' and a.saved_at < now() - interval '12 months' limit at_most
      ) returning 1
    ),
    -- What was handed in and then taken back was not successful either.
    taken_back as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'withdrawn' and a.submitted_at is not null and a.updated_at < now() - interval '24 months'
        limit at_most
      ) returning 1
    ),
    refused as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'rejected' and a.released_at < now() - interval '24 months' limit at_most
      ) returning 1
    ),
    opinions as (
      delete from public.feedback where id in (
        select f.id from public.feedback f where f.created_at < now() - interval '24 months' limit at_most
      ) returning 1
    ),
    letters as (
      delete from public.contact_messages where id in (
        select m.id from public.contact_messages m where m.created_at < now() - interval '24 months' limit at_most
      ) returning 1
    ),
    -- Those who never confirmed, and those who left: kept so long that no error of ours writes to them again.
    unsubscribed as (
      delete from public.newsletter_subscribers where id in (
        select s.id from public.newsletter_subscribers s
        where (s.state = 'pending' and s.asked_at < now() - interval '30 days')
          or (s.state = 'left' and s.left_at < now() - interval '30 days')
        limit at_most
      ) returning 1
    ),
    -- The log keeps what was done; the address of whoever was asked goes.
    invitations as (
      delete from public.staff_invitations where id in (
        select i.id from public.staff_invitations i
        where coalesce(i.accepted_at, i.withdrawn_at, i.expires_at) < now() - interval '12 months' limit at_most
      ) returning 1
    ),
    log as (
      delete from public.audit_log where id in (
        select l.id from public.audit_log l where l.created_at < now() - interval '5 years' limit at_most
      ) returning 1
    )
  select (
    (select count(*) from told) + (select count(*) from waiting) + (select count(*) from limits) + (select count(*) from mails)
    + (select count(*) from uploads) + (select count(*) from given_up) + (select count(*) from forgotten)
    + (select count(*) from taken_back) + (select count(*) from refused) + (select count(*) from log) + (select count(*) from opinions)
    + (select count(*) from letters) + (select count(*) from invitations) + (select count(*) from unsubscribed)
  )::integer
$$;
create function public.tidy() returns integer
language sql volatile set search_path = ''
as $$ select private.tidy() $$;
grant execute on function private.tidy(integer), public.tidy() to service_role;
comment on function public.tidy() is
  'Removes what has had its time, some thousand rows at once, and answers how many; 0 when nothing is left. For the service only.';

-- ==================== 82_rebuild.sql ====================

-- Building the site anew. Its html, sitemap and feed hold what was public when it was built: whatever changes of that asks for a
-- build, and what is no longer public asks for one soon.

create table private.site_rebuild (
  only_one boolean primary key default true check (only_one),
  -- Null while the site is as the database is.
  wanted_at timestamptz,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 500),
  -- When the host was last asked, and took it.
  asked_at timestamptz
);
comment on table private.site_rebuild is 'Whether the site has to be built anew, and when its host is asked for that.';
insert into private.site_rebuild default values;
alter table private.site_rebuild enable row level security;

/**
 * Asks for a build: within two minutes for what must not stay public, else ten minutes after the first change and half an hour
 * after the last build, so that an editor's afternoon is a few builds and not a hundred.
 */
create function private.want_rebuild(soon boolean) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.site_rebuild r
  set wanted_at = clock_timestamp(),
    attempts = case when r.wanted_at is null then 0 else r.attempts end,
    due_at = least(
      r.due_at,
      case
        when soon then now() + interval '2 minutes'
        else greatest(now() + interval '10 minutes', r.asked_at + interval '30 minutes')
      end
    )
$$;

/** Whether a row of the tables that are published is public as it stands. */
create function private.is_public(piece jsonb) returns boolean
language sql stable set search_path = ''
as $$
  -- A call has no state: it is public once it is published.
  select coalesce(piece ->> 'state', 'published') in ('scheduled', 'published')
    and (piece ->> 'published_at')::timestamptz <= now()
    and (not piece ? 'consented_at' or piece ->> 'consented_at' is not null)
$$;

create function private.on_public_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  was_public boolean := coalesce(private.is_public(before), false);
  is_public boolean := coalesce(private.is_public(after), false);
begin
  if was_public and not is_public then
    perform private.want_rebuild(true);
  elsif is_public and (before - array['version', 'search_text', 'updated_at']) is distinct from (after - array['version', 'search_text', 'updated_at']) then
    perform private.want_rebuild(false);
  end if;
  return null;
end
$$;
create trigger public_changed after insert or update or delete on public.calls
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.posts
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.resources
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.faqs
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.organisations
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.openings
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.challenges
  for each row execute function private.on_public_change();

/** Takes up a build that is due, for five minutes; null while none is. What changes meanwhile asks for another. */
create function private.claim_rebuild() returns timestamptz
language sql volatile security definer set search_path = ''
as $$
  update private.site_rebuild r
  set due_at = now() + interval '5 minutes', attempts = r.attempts + 1
  where r.wanted_at is not null and r.due_at <= now()
  returning r.wanted_at
$$;
create function public.claim_rebuild() returns timestamptz
language sql volatile set search_path = ''
as $$ select private.claim_rebuild() $$;
grant execute on function private.claim_rebuild(), public.claim_rebuild() to service_role;
comment on function public.claim_rebuild() is 'Takes up a build of the site that is due. For the service only.';

/** Notes what became of it: a host that did not take it is asked again, at longer and longer intervals. */
create function private.settle_rebuild(claimed timestamptz, problem text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.site_rebuild r
  set last_error = left(problem, 500),
    asked_at = case when problem is null then now() else r.asked_at end,
    wanted_at = case when problem is null and r.wanted_at <= claimed then null else r.wanted_at end,
    attempts = case when problem is null then 0 else r.attempts end,
    due_at = case
      when problem is not null then now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(r.attempts, 6))
      when coalesce(r.wanted_at <= claimed, true) then null
      else now() + interval '2 minutes'
    end
$$;
create function public.settle_rebuild(claimed timestamptz, problem text default null) returns void
language sql volatile set search_path = ''
as $$ select private.settle_rebuild(claimed, problem) $$;
grant execute on function private.settle_rebuild(timestamptz, text), public.settle_rebuild(timestamptz, text) to service_role;
comment on function public.settle_rebuild(timestamptz, text) is 'Notes whether the host took a build of the site. For the service only.';

-- ==================== 83_digest.sql ====================

-- The daily digest: once a day one mail to each person for whom something waits, with what they have not read in the app by then.

/**
 * Queues the digest of one person, or nothing when all of it was read. One transaction takes what waits and owes the mail, so that
 * whoever dies in between has done neither. What comes due again on a day that had its mail waits for the next.
 */
create function private.queue_digest(person uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  shown constant integer := 20;
  day date := (select now() at time zone s.time_zone from private.digest_settings s)::date;
  mail_key text := concat_ws(':', 'digest', person, day);
  news jsonb;
begin
  if exists (select 1 from private.email_outbox o where o.idempotency_key = mail_key) then
    update private.digest_items i set due_at = private.next_digest() where i.user_id = person and i.due_at <= now();
    return false;
  end if;
  with taken as (
    delete from private.digest_items i where i.user_id = person and i.due_at <= now()
    returning i.*
  ), unread as (
    select t.*, row_number() over (
      -- What is not in the app is nowhere else to be read.
      order by t.notification_id is not null, t.created_at desc, t.id desc
    ) as place
    from taken t
    join private.notification_kinds k on k.kind = t.kind
    left join public.notifications n on n.id = t.notification_id
    where n.read_at is null
      -- Whoever has left the staff is told nothing of its work.
      and (k.staff_role is null or exists (
        select 1 from public.staff_members s where s.user_id = person and s.role >= k.staff_role
      ))
  )
  select jsonb_build_object(
    'reader', person,
    'items', jsonb_agg(
      jsonb_build_object('title', u.title, 'body', left(u.body, 160), 'link', u.link) order by u.created_at desc, u.id desc
    ) filter (where u.place <= shown),
    'more', greatest(count(*) - shown, 0)
  ) into news
  from unread u having count(*) > 0;
  if news is null then
    return false;
  end if;
  perform private.queue_mail(mail_key, person, 'digest', news);
  return true;
end
$$;

/**
 * Queues digests that are due and answers how many; 0 when there is nothing to do, or somebody else is at it. Only so much is looked at
 * in one go: the schedule comes every minute, and mails that cannot wait are not to queue up behind a hundred thousand that can.
 */
create function private.queue_digests(at_most integer default 2000) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person uuid;
  queued integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('queue_digests', 0)) then
    return 0;
  end if;
  for person in
    select distinct due.user_id
    from (
      select i.user_id from private.digest_items i where i.due_at <= now()
      order by i.due_at, i.user_id limit at_most
    ) as due
  loop
    if private.queue_digest(person) then
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end
$$;
create function public.queue_digests() returns integer
language sql volatile set search_path = ''
as $$ select private.queue_digests() $$;
grant execute on function private.queue_digests(integer), public.queue_digests() to service_role;
comment on function public.queue_digests() is
  'Queues the daily digests that are due, some of them at once, and answers how many. For the service only.';

/** Turns off the digest of whoever asks for that by a link of theirs; answers `left`, `already` or `unknown`. */
create function private.leave_digest(person uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles p where p.id = person) then
    return 'unknown';
  end if;
  -- Of kinds that are not on offer to them, too: whoever joins the staff later has left all the same.
  insert into public.notification_preferences as known (user_id, kind, in_app, email)
  select person, k.kind, held.in_app, 'off'
  from private.notification_kinds k, lateral private.preference_of(person, k.kind::text) as held
  where held.email = 'daily_digest'
  on conflict (user_id, kind) do update set email = excluded.email;
  return case when found then 'left' else 'already' end;
end
$$;
create function public.leave_digest(person uuid) returns text
language sql volatile set search_path = ''
as $$ select private.leave_digest(person) $$;
grant execute on function private.leave_digest(uuid), public.leave_digest(uuid) to service_role;
comment on function public.leave_digest(uuid) is 'Turns off a person''s daily digest. For the service only.';

-- ==================== 90_realtime.sql ====================

-- Who may listen to what. Broadcasts come from the database alone: there is no policy to send one.

/** Whether the caller may listen to `application:<id>`: its applicant, or staff who handle it. */
create function private.may_listen(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted uuid;
begin
  if topic = 'user:' || (select auth.uid()) then
    return true;
  end if;
  if topic = 'staff' then
    return private.is_staff();
  end if;
  if topic !~ '^application:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  wanted := substr(topic, 13)::uuid;
  return exists (
    select 1 from public.applications a
    where a.id = wanted
      and (a.applicant_id = (select auth.uid()) or (a.submitted_at is not null and private.is_staff()))
  );
end
$$;
grant execute on function private.may_listen(text) to authenticated;
