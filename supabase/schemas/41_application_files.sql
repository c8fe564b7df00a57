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
