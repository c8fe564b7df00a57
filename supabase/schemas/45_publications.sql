-- Posts, resources and answers to questions.

create table public.posts (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (char_length(btrim(title)) between 1 and 160),
  summary text not null default '' check (char_length(summary) <= 400),
  body text not null default '' check (char_length(body) <= 60000),
  tags text[] not null default '{}' check (private.are_slugs(tags, 8)),
  author_name text not null default '' check (char_length(author_name) <= 120),
  author_title text not null default '' check (char_length(author_title) <= 160),
  image jsonb check (image is null or private.is_image(image)),
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint posts_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.posts is 'An article of the blog, in Markdown.';

create table public.resources (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  kind public.resource_kind not null,
  title text not null check (char_length(btrim(title)) between 1 and 160),
  summary text not null default '' check (char_length(summary) <= 400),
  provider text not null default '' check (char_length(provider) <= 120),
  audience public.applicant_type[] not null default '{}' check (cardinality(audience) <= 4 and array_position(audience, null) is null),
  sectors text[] not null default '{}' check (private.are_slugs(sectors, 12)),
  stages text[] not null default '{}' check (private.are_slugs(stages, 12)),
  members_only boolean not null default false,
  image jsonb check (image is null or private.is_image(image)),
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resources_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.resources is 'A guide, template, video, tool or perk, as the list shows it.';

create table public.resource_contents (
  resource_id uuid primary key references public.resources (id) on delete cascade,
  body text not null default '' check (char_length(body) <= 60000),
  url text check (url ~ '^https://[^\s]+$' and char_length(url) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.resource_contents is
  'What is inside a resource. A table of its own, because of some resources visitors see only what the list shows.';

create table public.faqs (
  id uuid primary key default private.uuid_v7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  question text not null check (char_length(btrim(question)) between 1 and 200),
  answer text not null default '' check (char_length(answer) <= 6000),
  topic text not null check (topic in ('applying', 'decisions', 'account', 'programme', 'data')),
  audience public.applicant_type[] not null default '{}' check (cardinality(audience) <= 4 and array_position(audience, null) is null),
  position integer not null default 0 check (position between 0 and 10000),
  state public.content_state not null default 'draft',
  published_at timestamptz,
  first_published_at timestamptz,
  version integer not null default 1,
  search_text text not null default '' check (char_length(search_text) <= 20000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint faqs_dated check (state not in ('scheduled', 'published') or published_at is not null)
);
comment on table public.faqs is 'A question that people ask, with its answer in Markdown.';

/** What is inside a resource that is public stays there. */
create function private.on_contents_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  if btrim(new.body) = '' and new.url is null then
    -- Locked before it is asked, so that nobody publishes it while it is being emptied.
    perform 1 from public.resources r where r.id = new.resource_id for share;
    if exists (select 1 from public.resources r where r.id = new.resource_id and r.state in ('scheduled', 'published')) then
      perform private.refuse('incomplete', 'Something is still missing.', '{"fields": ["body"]}');
    end if;
  end if;
  return new;
end
$$;

create trigger content_written before insert or update on public.posts
  for each row execute function private.on_content_written('title', 'summary', 'tags', 'author_name', 'body');
create trigger content_written before insert or update on public.resources
  for each row execute function private.on_content_written('title', 'summary', 'provider', 'kind', 'sectors', 'stages');
create trigger content_written before insert or update on public.faqs
  for each row execute function private.on_content_written('question', 'answer');
create trigger contents_written before update on public.resource_contents
  for each row execute function private.on_contents_written();

-- What visitors page through, and what managers do and count. Whole, not for the published alone: a member's policy also lets
-- staff through, and then Postgres cannot prove that a partial one has all that is asked for. There is none for tags and other lists of
-- words: under a policy Postgres asks an index only what cannot leak, which `@>` is not known for. Words are asked for by
-- private.find_content, which no policy stands before.
create index posts_published_idx on public.posts (published_at desc, id desc);
create index posts_updated_idx on public.posts (updated_at desc, id desc);
create index posts_state_idx on public.posts (state, published_at);
create index posts_search_idx on public.posts using gin (search_text extensions.gin_trgm_ops);
create index posts_image_idx on public.posts ((image ->> 'path')) where image is not null;
create index posts_created_by_idx on public.posts (created_by);
create index resources_published_idx on public.resources (published_at desc, id desc);
create index resources_kind_idx on public.resources (kind, published_at desc, id desc);
create index resources_updated_idx on public.resources (updated_at desc, id desc);
create index resources_state_idx on public.resources (state, published_at);
create index resources_search_idx on public.resources using gin (search_text extensions.gin_trgm_ops);
create index resources_image_idx on public.resources ((image ->> 'path')) where image is not null;
create index resources_created_by_idx on public.resources (created_by);
create index faqs_topic_idx on public.faqs (topic, position, id);
create index faqs_updated_idx on public.faqs (updated_at desc, id desc);
create index faqs_created_by_idx on public.faqs (created_by);

alter table public.posts enable row level security;
alter table public.resources enable row level security;
alter table public.resource_contents enable row level security;
alter table public.faqs enable row level security;

grant select (id, slug, title, summary, body, tags, author_name, author_title, image, state, published_at, first_published_at, version,
  search_text, created_at, updated_at) on public.posts to anon, authenticated;
grant insert (slug, title, summary, body, tags, author_name, author_title, image),
  update (slug, title, summary, body, tags, author_name, author_title, image) on public.posts to authenticated;
grant delete on public.posts to authenticated;

grant select (id, slug, kind, title, summary, provider, audience, sectors, stages, members_only, image, state,
  published_at, first_published_at, version, search_text, created_at, updated_at) on public.resources to anon, authenticated;
grant insert (slug, kind, title, summary, provider, audience, sectors, stages, members_only, image),
  update (slug, kind, title, summary, provider, audience, sectors, stages, members_only, image)
  on public.resources to authenticated;
grant delete on public.resources to authenticated;

grant select on public.resource_contents to anon, authenticated;
grant insert (resource_id, body, url), update (body, url) on public.resource_contents to authenticated;

grant select (id, slug, question, answer, topic, audience, position, state, published_at, first_published_at, version, search_text,
  created_at, updated_at) on public.faqs to anon, authenticated;
grant insert (slug, question, answer, topic, audience, position),
  update (slug, question, answer, topic, audience, position) on public.faqs to authenticated;
grant delete on public.faqs to authenticated;

grant select, insert, update, delete on public.posts, public.resources, public.resource_contents, public.faqs
  to service_role;

-- What is scheduled shows by itself when its time comes: nothing has to run for it.
create policy "visitors read published posts" on public.posts
  for select to anon using (state in ('scheduled', 'published') and published_at <= now());
create policy "members read published posts, staff all" on public.posts
  for select to authenticated
  using ((state in ('scheduled', 'published') and published_at <= now()) or (select private.is_staff()));
create policy "managers write posts" on public.posts
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change posts" on public.posts
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away posts that were never published" on public.posts
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

create policy "visitors read published resources" on public.resources
  for select to anon using (state in ('scheduled', 'published') and published_at <= now());
create policy "members read published resources, staff all" on public.resources
  for select to authenticated
  using ((state in ('scheduled', 'published') and published_at <= now()) or (select private.is_staff()));
create policy "managers write resources" on public.resources
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change resources" on public.resources
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away resources that were never published" on public.resources
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

create policy "visitors read what is inside open resources" on public.resource_contents
  for select to anon
  using (exists (
    select 1 from public.resources r where r.id = resource_contents.resource_id and not r.members_only
  ));
create policy "members read what is inside the resources they see" on public.resource_contents
  for select to authenticated
  using (exists (select 1 from public.resources r where r.id = resource_contents.resource_id));
create policy "managers write what is inside" on public.resource_contents
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change what is inside" on public.resource_contents
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));

create policy "visitors read published answers" on public.faqs
  for select to anon using (state in ('scheduled', 'published') and published_at <= now());
create policy "members read published answers, staff all" on public.faqs
  for select to authenticated
  using ((state in ('scheduled', 'published') and published_at <= now()) or (select private.is_staff()));
create policy "managers write answers" on public.faqs
  for insert to authenticated with check ((select private.is_staff('manager')));
create policy "managers change answers" on public.faqs
  for update to authenticated
  using ((select private.is_staff('manager'))) with check ((select private.is_staff('manager')));
create policy "managers throw away answers that were never published" on public.faqs
  for delete to authenticated
  using (state = 'draft' and first_published_at is null and (select private.is_staff('manager')));

/** The tags of the newest thousand published posts with how many carry each, for the filter of the blog. */
create function public.post_tags() returns table (tag text, posts bigint)
language sql stable set search_path = ''
as $$
  select word, count(*)
  from (
    select tags from public.posts
    where state in ('scheduled', 'published') and published_at <= now()
    order by published_at desc, id desc limit 1000
  ) as newest, unnest(newest.tags) as word
  group by word
  order by count(*) desc, word
  limit 40
$$;
grant execute on function public.post_tags() to anon, authenticated;
comment on function public.post_tags() is 'The tags of published posts, the most used first.';
