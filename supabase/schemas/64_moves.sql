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
