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
