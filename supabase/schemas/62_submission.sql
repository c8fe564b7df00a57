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
