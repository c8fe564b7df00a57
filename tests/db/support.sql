-- What the test files stand on. Put into the database once; each file then runs in a transaction that is rolled back.
create extension if not exists pgtap with schema extensions;
-- The migrations take execution of new functions away from everyone, those of this extension included.
grant execute on all functions in schema extensions to public;

create schema tests;

/** The id that a person, a call or an application of this name has in these tests. */
create function tests.id(name text) returns uuid
language sql immutable set search_path = ''
as $$
  select overlay(overlay(md5('tests:' || name) placing '4' from 13) placing '8' from 17)::uuid
$$;

/** Adds a person by name, with a confirmed account, a profile and the terms accepted; as staff if a role is given. */
create function tests.person(name text, staff_role public.staff_role default null) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into auth.users (id, email) values (tests.id(name), name || '@example.test');
  insert into public.profiles (id, first_name, last_name, terms_version)
  values (tests.id(name), initcap(name), 'Tester', private.current_terms());
  if staff_role is not null then
    insert into public.staff_members (user_id, role) values (tests.id(name), staff_role);
  end if;
end
$$;

/** From here on, statements run as the API would run them for this person. */
create function tests.sign_in(name text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('role', 'postgres', true);
  perform set_config('request.jwt.claims',
    json_build_object('sub', tests.id(name), 'role', 'authenticated')::text, true);
  perform set_config('role', 'authenticated', true);
end
$$;

/** From here on, statements run as this role of the API, nobody signed in. */
create function tests.become(role_name text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('role', 'postgres', true);
  perform set_config('request.jwt.claims', json_build_object('role', role_name)::text, true);
  perform set_config('role', role_name, true);
end
$$;

/** From here on, statements run as the owner of everything, to look behind the scenes. */
create function tests.owner() returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('role', 'postgres', true);
  perform set_config('request.jwt.claims', '', true);
end
$$;

/** A form of two sections, small enough to read here. */
create function tests.definition() returns jsonb
language sql immutable set search_path = ''
as $$
  select '{
    "applicant_type": "startup", "title": "Startup",
    "sections": [
      {"key": "company", "title": "Company", "fields": [
        {"key": "company_name", "type": "short_text", "label": "Company name", "required": true, "fills": "company_name"},
        {"key": "country", "type": "country", "label": "Country"},
        {"key": "sectors", "type": "multi_select", "label": "Sectors", "vocabulary": "sectors", "max_items": 5},
        {"key": "has_users", "type": "yes_no", "label": "Users?"},
        {"key": "active_users", "type": "number", "label": "How many", "required": true,
          "visible_when": {"field": "has_users", "equals": true}}
      ]},
      {"key": "product", "title": "Product", "fields": [
        {"key": "problem", "type": "long_text", "label": "Problem", "max_length": 1000},
        {"key": "deck", "type": "file", "label": "Deck", "kinds": ["pdf"], "max_size": 1000000}
      ]}
    ]
  }'::jsonb
$$;

/** A published call for startups by that form, open unless said. */
create function tests.call(
  name text, opens_at timestamptz default now() - interval '1 day',
  closes_at timestamptz default now() + interval '1 day', published_at timestamptz default now() - interval '1 day'
) returns void
language plpgsql set search_path = ''
as $$
declare
  form uuid;
  version_id uuid := tests.id('version');
begin
  insert into public.forms (applicant_type, title) values ('startup', 'Startup')
  on conflict (applicant_type) do update set title = excluded.title
  returning id into form;
  insert into public.form_versions (id, form_id, number, definition, published_at)
  values (version_id, form, 1000, tests.definition(), now() - interval '1 year')
  on conflict (id) do nothing;
  insert into public.calls (id, slug, applicant_type, title, opens_at, closes_at, form_version_id, published_at)
  values (tests.id(name), 'test-' || name, 'startup', 'Call ' || name,
    call.opens_at, call.closes_at, version_id, call.published_at);
end
$$;

/** An application in this status, as if it had come there by the commands. The label follows unless said. */
create function tests.application(
  name text, owner text, call_name text, status public.application_status default 'submitted',
  label public.public_label default null, answers jsonb default '{"company_name": "Mavuno"}'
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.applications (
    id, call_id, applicant_type, applicant_id, form_version_id, answers, status, public_label,
    reference, submitted_at, reopened_sections
  )
  values (
    tests.id(name), tests.id(call_name), 'startup', tests.id(owner), tests.id('version'), answers, status,
    coalesce(label, private.label_for(status)),
    case when status <> 'draft'
      then 'APP-2025-' || lpad((('x' || substr(md5(name), 1, 7))::bit(28)::int)::text, 9, '0') end,
    case when status <> 'draft' then now() end,
    case when status = 'more_info' then array['product'] else '{}' end
  )
$$;

/** The reference of an application, whoever asks. */
create function tests.reference(name text) returns text
language sql stable security definer set search_path = ''
as $$ select reference from public.applications where id = tests.id(name) $$;

/** The status of an application, whoever asks. */
create function tests.status(name text) returns text
language sql stable security definer set search_path = ''
as $$ select status::text || '/' || public_label::text from public.applications where id = tests.id(name) $$;

/** Passes when the statement is refused with this hint. */
create function tests.refused(statement text, hint text, description text) returns text
language plpgsql set search_path = extensions, public
as $$
declare
  code text;
  given text;
  message text;
begin
  execute statement;
  return fail(description || ' (was not refused)');
exception when others then
  get stacked diagnostics code = returned_sqlstate, given = pg_exception_hint, message = message_text;
  if code <> 'P0001' then
    return fail(description || ' (' || code || ': ' || message || ')');
  end if;
  return is(given, hint, description);
end
$$;

/** The detail of a refusal, as JSON. */
create function tests.detail(statement text) returns jsonb
language plpgsql set search_path = extensions, public
as $$
declare
  given text;
begin
  execute statement;
  return null;
exception when sqlstate 'P0001' then
  get stacked diagnostics given = pg_exception_detail;
  return nullif(given, '')::jsonb;
end
$$;

/** Passes when the role lacks the privilege or row-level security refuses. */
create function tests.forbidden(statement text, description text) returns text
language sql volatile set search_path = extensions, public
as $$ select throws_ok(statement, '42501', null, description) $$;

grant usage on schema tests to public;
grant execute on all functions in schema tests to public;

/** What a statement answers when this person runs it, or `visitor`: its first value, or the hint or code of the refusal. */
create function tests.tell(who text, statement text) returns text
language plpgsql set search_path = extensions, public
as $$
declare
  said text;
  code text;
  hint text;
begin
  if who = 'visitor' then
    perform tests.become('anon');
  else
    perform tests.sign_in(who);
  end if;
  execute statement into said;
  perform tests.owner();
  return said;
exception when others then
  get stacked diagnostics code = returned_sqlstate, hint = pg_exception_hint;
  perform tests.owner();
  return case when code = 'P0001' then hint else code end;
end
$$;

/** A piece of content of this kind with all that it needs, named after its address. */
create function tests.piece(
  kind text, name text, state public.content_state default 'published', since interval default '-1 day'
) returns void
language plpgsql set search_path = ''
as $$
declare
  own text := case kind
    when 'posts' then $c$ title, summary, body, author_name | 'Test', 'Test', 'Test', 'Ada' $c$
    when 'resources' then $c$ kind, title, summary | 'guide', 'Test', 'Test' $c$
    when 'faqs' then $c$ question, answer, topic | 'Test', 'Test', 'applying' $c$
    when 'organisations' then $c$ name, tagline, description, country, consented_at | 'Test', 'Test', 'Test', 'KE', now() $c$
    when 'openings' then $c$ title, summary, body, apply_to | 'Test', 'Test', 'Test', 'mailto:jobs@example.test' $c$
    when 'challenges' then $c$ title, partner_name, partner_kind, summary, body | 'Test', 'Test', 'public', 'Test', 'Test' $c$
  end;
begin
  execute format(
    'insert into public.%I (id, slug, state, published_at, %s) values ($1, $2, $3, now() + $4, %s)',
    kind, split_part(own, '|', 1), split_part(own, '|', 2)
  ) using tests.id(kind || ' ' || name), name, state, since;
  if kind = 'resources' then
    insert into public.resource_contents (resource_id, body) values (tests.id(kind || ' ' || name), 'Inside');
  end if;
end
$$;
grant execute on all functions in schema tests to public;
