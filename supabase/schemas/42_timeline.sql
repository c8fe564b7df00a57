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
