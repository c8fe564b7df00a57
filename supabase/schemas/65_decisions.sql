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
