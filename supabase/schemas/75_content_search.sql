-- Searching what is published. Row-level security keeps Postgres from asking a trigram index, since `like` might tell of rows
-- that a policy hides; so the words are looked up past the policies, among what is public alone, and the rows are read under them.

/**
 * Public pieces in which each of these words begins one: all of them, or at least the newest hundred. What is common is found
 * among the newest thousand without an index, which would have to look at every one of many; what is rare, by the index.
 */
create function private.find_content(kind text, words text[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[];
  wanted text;
  shown text := format(
    'select c.id, c.search_text, c.published_at from public.%I c where c.state in (''scheduled'', ''published'') and c.published_at <= now()%s',
    kind, case kind when 'organisations' then ' and c.consented_at is not null' else '' end
  );
  found_ids uuid[];
begin
  -- Six words, and not six rows of them: a slice of a nested array would be as long as its caller likes.
  select array_agg('% ' || replace(replace(replace(left(word, 40), '\', '\\'), '%', '\%'), '_', '\_') || '%') into patterns
  from (select given from unnest(words) as given where given <> '' limit 6) as first_words (word);
  -- One condition for each, since `like all` asks no index.
  select string_agg(format('f.search_text like $1[%s]', nth), ' and ') into wanted
  from generate_subscripts(patterns, 1) as nth;
  if wanted is null then
    return;
  end if;
  execute format(
    'select array_agg(f.id) from (%s order by c.published_at desc, c.id desc limit 1000) as f where %s', shown, wanted
  ) into found_ids using patterns;
  if cardinality(found_ids) >= 100 then
    return query select unnest(found_ids);
  else
    return query execute format('select f.id from (%s) as f where %s order by f.published_at desc, f.id desc limit 1000', shown, wanted)
    using patterns;
  end if;
end
$$;
-- Visitors search as well. They come no further than what is granted to them here by name.
grant usage on schema private to anon;
grant execute on function private.find_content(text, text[]) to anon, authenticated;

create function public.search_posts(words text[]) returns table (
  id uuid, slug text, title text, summary text, tags text[], author_name text, author_title text, image jsonb,
  published_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select p.id, p.slug, p.title, p.summary, p.tags, p.author_name, p.author_title, p.image, p.published_at, p.updated_at
  from public.posts p where p.id = any (array(select private.find_content('posts', words)))
$$;
create function public.search_resources(words text[]) returns table (
  id uuid, slug text, kind public.resource_kind, title text, summary text, provider text, audience public.applicant_type[],
  sectors text[], stages text[], members_only boolean, image jsonb, published_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select r.id, r.slug, r.kind, r.title, r.summary, r.provider, r.audience, r.sectors, r.stages, r.members_only, r.image,
    r.published_at, r.updated_at
  from public.resources r where r.id = any (array(select private.find_content('resources', words)))
$$;
create function public.search_portfolio(words text[]) returns table (
  id uuid, slug text, name text, tagline text, website text, country text, city text, sectors text[], stage text,
  founded_year integer, cohort text, image jsonb, featured boolean, published_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select p.id, p.slug, p.name, p.tagline, p.website, p.country, p.city, p.sectors, p.stage, p.founded_year, p.cohort,
    p.image, p.featured, p.published_at, p.updated_at
  from public.portfolio p where p.id = any (array(select private.find_content('organisations', words)))
$$;
grant execute on function public.search_posts(text[]), public.search_resources(text[]), public.search_portfolio(text[])
  to anon, authenticated;
comment on function public.search_posts(text[]) is 'Published posts in which each of these words begins one, without their texts.';
comment on function public.search_resources(text[]) is 'Published resources in which each of these words begins one.';
comment on function public.search_portfolio(text[]) is 'Startups that agreed to be shown, in which each of these words begins one.';
