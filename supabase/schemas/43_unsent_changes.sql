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
