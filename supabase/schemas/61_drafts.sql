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
