-- What all that the programme publishes has in common: its states, what a picture and a list of words look like, and the
-- trigger that keeps what the server owns. Managers write content; everybody reads it once its time has come.

create type public.content_state as enum ('draft', 'scheduled', 'published', 'archived');
create type public.resource_kind as enum ('guide', 'template', 'video', 'tool', 'perk');

/** Whether these are lower-case words as addresses and filters use them, each once, and no more than so many. */
create function private.are_slugs(words text[], at_most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select count(*) <= at_most and count(*) = count(distinct word)
    and coalesce(bool_and(word ~ '^[a-z0-9]+([_-][a-z0-9]+)*$' and char_length(word) <= 60), true)
  from unnest(words) as word
$$;

/** Whether these are countries by their ISO codes, each once, and no more than so many. */
create function private.are_countries(codes text[], at_most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select count(*) <= at_most and count(*) = count(distinct code) and coalesce(bool_and(code ~ '^[A-Z]{2}$'), true)
  from unnest(codes) as code
$$;

/**
 * Whether this describes a picture of the bucket `content-images`, and nothing besides: the folder that its renditions lie in,
 * what kind of file they are, how large the largest is, which widths there are, and words for whoever does not see it.
 */
create function private.is_image(image jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(image) = 'object' then image - array['path', 'type', 'alt', 'width', 'height', 'widths'] = '{}'
    and coalesce(char_length(image ->> 'alt') <= 300 and image @@ (
      'strict $.path like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" && ($.type == "webp" || $.type == "jpg")'
      ' && $.alt like_regex "\\S" && $.width.type() == "number" && $.width.floor() == $.width && $.width >= 1'
      ' && $.width <= 9999 && $.height.type() == "number" && $.height.floor() == $.height && $.height >= 1'
      ' && $.height <= 9999 && $.widths.type() == "array" && $.widths.size() >= 1 && $.widths.size() <= 6'
      ' && !exists($.widths[*] ? (@.type() != "number" || @ < 1 || @ > 4000 || @.floor() != @))'
    )::jsonpath, false)
  else false end
$$;
grant execute on function
  private.are_slugs(text[], integer), private.are_countries(text[], integer), private.is_image(jsonb)
  to authenticated, service_role;

/**
 * Text as lists are searched by: its words, folded, each once. Whatever is no letter, digit or vowel sign ends a word; the ranges
 * are spelled out, since databases differ in what they call a letter.
 */
create function private.search_words(raw text) returns text
language sql immutable set search_path = ''
as $$
  select ' ' || coalesce(string_agg(distinct word collate "C", ' '), '') || ' '
  from regexp_split_to_table(
    private.fold_text(raw), '[\s!-/:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufffd]+'
  ) as word
  where word <> ''
$$;

/** What a piece still lacks before it may be shown, by the names of its columns. */
create function private.missing_content(kind text, piece jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(needed.key), '[]')
  from unnest(case missing_content.kind
    when 'posts' then array['summary', 'body', 'author_name']
    when 'resources' then array['summary']
    when 'faqs' then array['answer']
    when 'organisations' then array['tagline', 'description', 'country']
    when 'openings' then array['summary', 'body', 'apply_to']
    when 'challenges' then array['summary', 'body']
  end) as needed (key)
  where btrim(coalesce(piece ->> needed.key, '')) = ''
$$;

/** Since when something in this state is public; null if it is not. */
create function private.shown_since(state public.content_state, published_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select published_at where state in ('scheduled', 'published') and published_at <= now() $$;

/**
 * Keeps what the server owns: the version, the dates, who began it, and the text of the columns named by the trigger, by which
 * lists are searched. An address that was public stays, because others link to it; and what is public stays complete.
 */
create function private.on_content_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Nobody edits these: a form that is open stays as new as it was when they change.
  aside text[] := array['created_by', 'consented_at', 'consented_by', 'application_id'];
  missing jsonb;
begin
  if tg_op = 'INSERT' then
    new.created_by := (select auth.uid());
  else
    new.first_published_at := coalesce(old.first_published_at, private.shown_since(old.state, old.published_at));
    if new.slug <> old.slug and new.first_published_at is not null then
      perform private.refuse('slug_published', 'The address of what was published stays.');
    end if;
    if old.state = 'scheduled' and new.state = 'published' then
      aside := aside || array['state'];
    end if;
    aside := aside || array['version', 'updated_at', 'search_text', 'first_published_at'];
    if to_jsonb(new) - aside <> to_jsonb(old) - aside then
      new.version := old.version + 1;
      new.updated_at := now();
    else
      new.version := old.version;
    end if;
  end if;
  new.first_published_at := coalesce(new.first_published_at, private.shown_since(new.state, new.published_at));
  if new.state in ('scheduled', 'published') then
    missing := private.missing_content(tg_table_name, to_jsonb(new));
    if missing <> '[]' then
      perform private.refuse('incomplete', 'Something is still missing.', jsonb_build_object('fields', missing));
    end if;
  end if;
  new.search_text := (
    select left(private.search_words(string_agg(left(
      case jsonb_typeof(found.value)
        when 'array' then (select string_agg(word, ' ') from jsonb_array_elements_text(found.value) as word)
        else found.value #>> '{}'
      end, 12000
    ), ' ')), 20000)
    from unnest(tg_argv) as named (key), lateral (select to_jsonb(new) -> named.key as value) as found
  );
  return new;
end
$$;
