-- The two buckets and who may do what with the objects in them: one policy for each command, since Postgres asks every policy
-- of a command for every object. There is none for update: an object never changes and is never moved.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'application-files', 'application-files', false, 20971520,
    array['application/pdf', 'image/png', 'image/jpeg', 'image/svg+xml', 'video/mp4']
  ),
  -- Everybody reads these at their public address, as the kind of picture that they went up as: nothing that a browser runs.
  ('content-images', 'content-images', true, 1048576, array['image/webp', 'image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

/** Whether an object is named as the renditions of a picture are: `<picture>/<width>.<kind of file>`. */
create function private.is_image_path(object_path text) returns boolean
language sql immutable set search_path = ''
as $$
  select object_path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-9][0-9]{1,3}\.(webp|jpg)$'
$$;

/** The pictures that stand in a text in Markdown, by their folders. */
create function private.pictures_in(markdown text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(
    markdown, '/content-images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'
  ) as found
$$;
create index posts_body_pictures_idx on public.posts using gin (private.pictures_in(body));
create index resource_contents_pictures_idx on public.resource_contents using gin (private.pictures_in(body));
create index faqs_pictures_idx on public.faqs using gin (private.pictures_in(answer));
create index organisations_pictures_idx on public.organisations using gin (private.pictures_in(description));
create index openings_pictures_idx on public.openings using gin (private.pictures_in(body));
create index challenges_pictures_idx on public.challenges using gin (private.pictures_in(body));

/** Whether anything that the programme writes shows this picture, above its text or in it, whatever its state. */
create function private.shows_image(object_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.posts c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.resources c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.organisations c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.challenges c where c.image is not null and c.image ->> 'path' = picture)
    or exists (select 1 from public.posts c where private.pictures_in(c.body) @> array[picture])
    or exists (select 1 from public.resource_contents c where private.pictures_in(c.body) @> array[picture])
    or exists (select 1 from public.faqs c where private.pictures_in(c.answer) @> array[picture])
    or exists (select 1 from public.organisations c where private.pictures_in(c.description) @> array[picture])
    or exists (select 1 from public.openings c where private.pictures_in(c.body) @> array[picture])
    or exists (select 1 from public.challenges c where private.pictures_in(c.body) @> array[picture])
  from split_part(object_path, '/', 1) as picture
$$;
grant execute on function private.pictures_in(text) to authenticated, service_role;
grant execute on function private.is_image_path(text), private.shows_image(text) to authenticated;

-- A file of an application goes up to `<application id>/<file id>.<ext>`; once it was looked into, the service keeps it at
-- `<application id>/<file id>/<random>.<ext>`. A signed address to put something stays good for hours and asks nobody again, so
-- what was checked has to lie where no such address can lead: nobody puts anything there, because no row waits for it.
create policy "applicants put the files they asked for, managers pictures" on storage.objects
  for insert to authenticated
  with check (
    (bucket_id = 'application-files' and private.may_upload(name))
    or (
      bucket_id = 'content-images' and private.is_image_path(name)
      and (select private.is_staff('manager')) and (select private.has_accepted_terms())
    )
  );

-- Of an application, nobody but who sent it sees what was not looked into yet. A picture is read at its public address;
-- this is for listing them.
create policy "files as their application, pictures for managers" on storage.objects
  for select to authenticated
  using (
    (
      bucket_id = 'application-files'
      and exists (
        select 1 from public.application_files f
        where f.path = objects.name and (f.state = 'stored' or f.created_by = (select auth.uid()))
      )
    )
    or (bucket_id = 'content-images' and (select private.is_staff('manager')))
  );

create policy "applicants take away what they did not finish, managers unused pictures" on storage.objects
  for delete to authenticated
  using (
    (bucket_id = 'application-files' and private.may_discard(name))
    or (
      bucket_id = 'content-images'
      and (select private.is_staff('manager')) and (select private.has_accepted_terms())
      and not private.shows_image(name)
    )
  );
