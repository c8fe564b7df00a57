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
