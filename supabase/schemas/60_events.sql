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
