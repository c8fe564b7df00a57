-- Posts, resources, questions, startups, openings and challenges: who reads and writes what, in which state.
select no_plan();
select tests.owner();
truncate posts, resources, faqs, organisations, openings, challenges cascade;
select tests.person('mia'), tests.person('rev', 'reviewer'), tests.person('man', 'manager'), tests.person('adm', 'admin');

create temp table kinds as select unnest(array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges']) as kind;
create temp table people as
select * from (values ('visitor', false, false), ('mia', false, false), ('rev', true, false), ('man', true, true), ('adm', true, true))
  as p (who, is_staff, is_manager);
create temp table pieces as
select * from (values
  ('fresh', 'draft', null, false), ('reworked', 'draft', interval '-1 day', true), ('planned', 'scheduled', interval '1 day', false),
  ('due', 'scheduled', interval '0', true), ('out', 'published', interval '-1 day', true), ('kept', 'archived', interval '-1 day', true)
) as p (name, state, since, was_public);
grant select on kinds, people, pieces to public;
select tests.piece(kind, name, state::content_state, since) from kinds, pieces;
-- As it is once something went to the archive and back to a draft.
do $$ declare kind text; begin
  foreach kind in array array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges'] loop
    execute format($q$ update %I set state = 'published' where slug in ('kept', 'reworked') $q$, kind);
    execute format($q$ update %I set state = case slug when 'kept' then 'archived' else 'draft' end::content_state
      where slug in ('kept', 'reworked') $q$, kind);
  end loop;
end $$;

-- Reading.
select is(
  tests.tell(who, format('select string_agg(slug, '' '' order by slug) from %I', kind)),
  case when is_staff then 'due fresh kept out planned reworked' else 'due out' end,
  format('%s reads of %s what is theirs to read', who, kind)
) from kinds, people;
select is(tests.tell('visitor', $$ select string_agg(slug, ' ' order by slug) from portfolio $$), 'due out', 'the portfolio shows what is public');
select is(tests.tell('adm', $$ select string_agg(slug, ' ' order by slug) from portfolio $$), 'due out', 'and the same to staff');

-- Writing. What a row needs at the least is in tests.piece; here it is a draft, as the API would add it.
create temp table first_columns as select * from (values
  ('posts', 'title', $$ 'Test' $$), ('resources', 'kind, title', $$ 'guide', 'Test' $$), ('faqs', 'question, topic', $$ 'Test', 'data' $$),
  ('organisations', 'name', $$ 'Test' $$), ('openings', 'title', $$ 'Test' $$),
  ('challenges', 'title, partner_name, partner_kind', $$ 'Test', 'Test', 'corporate' $$)
) as c (kind, columns, vals);
select is(
  tests.tell(who, format(
    'with done as (insert into %I (slug, %s) values (%L, %s) returning state) select state from done', kind, columns, 'by-' || who, vals
  )),
  case when is_manager then 'draft' else '42501' end, format('%s adds to %s', who, kind)
) from first_columns, people;
select is(
  tests.tell('man', format('with done as (insert into %I (slug, %s, %s) values (''no'', %s, %s) returning 1) select count(*) from done',
    kind, columns, col, vals, val)),
  '42501', format('nobody sets %s of what they add to %s', col, kind)
) from first_columns, (values ('state', '''published'''), ('published_at', 'now()'), ('first_published_at', 'now()'), ('version', '7'),
  ('search_text', '''x'''), ('created_by', 'null'), ('id', 'gen_random_uuid()'), ('created_at', 'now()')) as server (col, val);
select is(
  tests.tell('man', format('with done as (update %I set %s = %s returning 1) select count(*) from done', kind, col, val)),
  '42501', format('nor %s of what is in %s', col, kind)
) from kinds, (values ('state', '''published'''), ('published_at', 'now()'), ('first_published_at', 'null'), ('version', '7'),
  ('search_text', '''x'''), ('created_by', 'null'), ('updated_at', 'now()')) as server (col, val);
select is(
  tests.tell('adm', format('with done as (update organisations set %s = %s returning 1) select count(*) from done', col, val)),
  '42501', format('nobody sets %s of a startup but by command', col)
) from (values ('consented_at', 'now()'), ('consented_by', 'null'), ('application_id', 'null')) as server (col, val);

create temp table edits as select * from (values ('posts', 'title'), ('resources', 'title'), ('faqs', 'question'), ('organisations', 'name'),
  ('openings', 'title'), ('challenges', 'title')) as e (kind, col);
select is(
  tests.tell(who, format($q$ with done as (update %I set %s = 'Changed by %s' where slug = 'out' returning version)
    select coalesce(max(version), 0) from done $q$, kind, col, who)),
  case who when 'visitor' then '42501' when 'man' then '2' when 'adm' then '3' else '0' end, format('%s changes what is out in %s', who, kind)
) from edits, people;
select is(
  tests.tell('man', format($q$ with done as (update %I set %s = 'Late' where slug = 'out' and version = 2 returning 1) select count(*) from done $q$, kind, col)),
  '0', format('a change of %s that knows an older version changes nothing', kind)
) from edits;
select is(
  tests.tell('man', format($q$ with done as (update %I set %s = %s where slug = 'out' returning version) select max(version) from done $q$, kind, col, col)),
  '3', format('and one of %s that changes nothing leaves the version', kind)
) from edits;
select is(
  (select jsonb_object_agg(slug, created_by) from posts where slug in ('by-man', 'by-adm')),
  jsonb_build_object('by-man', tests.id('man'), 'by-adm', tests.id('adm')), 'it is kept who began a piece'
);
select tests.sign_in('man');
select tests.forbidden('select created_by from posts', 'and not shown');
select tests.owner();

-- When it was changed.
insert into posts (slug, title, updated_at) values ('aged', 'Aged', '2020-01-01');
update posts set title = 'Aged' where slug = 'aged';
select is((select updated_at from posts where slug = 'aged'), '2020-01-01', 'what changes nothing makes nothing newer');
update posts set title = 'Renewed' where slug = 'aged';
select is((select updated_at from posts where slug = 'aged'), now(), 'a change does');
delete from posts where slug = 'aged';

-- An address that was public stays.
select is(
  tests.tell('man', format($q$ with done as (update %I set slug = 'new-%s' where slug = %L returning slug) select slug from done $q$, kind, name, name)),
  case when was_public then 'slug_published' else 'new-' || name end, format('the address of what is %s in %s', name, kind)
) from kinds, pieces;
do $$ declare kind text; begin
  foreach kind in array array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges'] loop
    execute format($q$ update %I set slug = substr(slug, 5) where slug like 'new-%%' $q$, kind);
  end loop;
end $$;

-- What is public stays complete.
create temp table needed as select * from (values
  ('posts', 'summary'), ('posts', 'body'), ('posts', 'author_name'), ('resources', 'summary'), ('faqs', 'answer'),
  ('organisations', 'tagline'), ('organisations', 'description'), ('organisations', 'country'),
  ('openings', 'summary'), ('openings', 'body'), ('openings', 'apply_to'), ('challenges', 'summary'), ('challenges', 'body')
) as n (kind, col);
select is(
  tests.tell('man', format($q$ with done as (update %I set %s = %s where slug = %L returning 1) select count(*) from done $q$,
    kind, col, case when col in ('country', 'apply_to') then 'null' else ''' ''' end, name)),
  case when name in ('planned', 'due', 'out') then 'incomplete' else '1' end, format('%s of what is %s in %s is taken away', col, name, kind)
) from needed, pieces;
select tests.sign_in('man');
select is(tests.detail($$ update posts set summary = '', author_name = ' ' where slug = 'out' $$), '{"fields": ["summary", "author_name"]}', 'the refusal names what is missing');
select tests.refused($$ update resource_contents set body = ' ', url = null where resource_id = tests.id('resources out') $$, 'incomplete', 'what is inside a public resource stays too');
select lives_ok($$ update resource_contents set body = '', url = 'https://example.test/x' where resource_id = tests.id('resources out') $$, 'an address is enough');
select lives_ok($$ update resource_contents set body = '' where resource_id = tests.id('resources fresh') $$, 'a draft may be empty');
select tests.owner();
select tests.refused($$ insert into faqs (slug, question, topic, state, published_at) values ('hollow', 'Why?', 'data', 'published', now()) $$, 'incomplete', 'nothing begins public and incomplete');

-- Removing: drafts that were never public, by managers.
select is(
  tests.tell(who, format('with done as (delete from %I where slug = %L returning 1) select count(*) from done', kind, name)),
  case when who = 'visitor' then '42501' when who = 'man' and name = 'fresh' then '1' else '0' end, format('%s removes what is %s from %s', who, name, kind)
) from (select * from people, kinds, pieces where who <> 'adm' order by kind, who = 'man', name) as tried;
select is_empty($$ select 1 from resource_contents where resource_id = tests.id('resources fresh') $$, 'what is inside goes along');

-- What is inside resources.
select tests.piece('resources', 'open'), tests.piece('resources', 'closed'), tests.piece('resources', 'closed-draft', 'draft', null), tests.piece('resources', 'later', 'scheduled', '1 hour');
update resources set members_only = true where slug like 'closed%';
select is(
  tests.tell(who, $$ select string_agg(r.slug, ' ' order by r.slug) from resource_contents c join resources r on r.id = c.resource_id where r.slug in ('open', 'closed', 'closed-draft', 'later') $$),
  case when is_staff then 'closed closed-draft later open' when who = 'visitor' then 'open' else 'closed open' end, format('%s reads what is inside', who)
) from people;
select is(
  tests.tell(who, $$ select count(*) from resource_contents c where c.resource_id in (tests.id('resources closed'), tests.id('resources later'), tests.id('resources closed-draft')) $$),
  case when is_staff then '3' when who = 'visitor' then '0' else '1' end, format('%s cannot ask past the list', who)
) from people;
select is(tests.tell('visitor', $$ select count(*) from resources where slug = 'closed' $$), '1', 'visitors see in the list what is for members');
select is((select count(*)::int from resources where search_text like '%inside%'), 0, 'and do not find it by what is inside');
select is(
  tests.tell(who, $$ with done as (update resource_contents set body = 'New' where resource_id = tests.id('resources open') returning version) select coalesce(max(version), 0) from done $$),
  case who when 'visitor' then '42501' when 'man' then '2' when 'adm' then '2' else '0' end, format('%s changes what is inside', who)
) from people where who <> 'adm';
select is(
  tests.tell(who, $$ with done as (insert into resource_contents (resource_id, body) select id, 'x' from resources where slug = 'by-man' returning 1) select count(*) from done $$),
  case when who = 'visitor' then '42501' when who = 'man' then '1' when who = 'rev' then '42501' else '0' end, format('%s adds what is inside', who)
) from people where who <> 'adm';
select is(tests.tell('mia', $$ with done as (insert into resource_contents (resource_id, body) values (tests.id('resources by-adm'), 'x') returning 1) select count(*) from done $$), '42501', 'a member adds nothing to a resource that they know by its id');
select is(tests.tell('man', $$ with done as (delete from resource_contents returning 1) select count(*) from done $$), '42501', 'and nobody removes it by itself');

-- Scheduled: nothing has to run for it.
select tests.piece('posts', 'at-noon', 'scheduled', '1 minute');
select is(tests.tell('visitor', $$ select count(*) from posts where slug = 'at-noon' $$), '0', 'before its time nobody reads it');
update posts set published_at = now() where slug = 'at-noon';
select is(tests.tell('visitor', $$ select count(*) from posts where slug = 'at-noon' $$), '1', 'at its time everybody does');
select is((select state from posts where slug = 'at-noon'), 'scheduled', 'although its state still says scheduled');
select throws_ok(format('update %I set published_at = null where slug = ''out''', kind), '23514', null, format('what is public of %s has a date', kind)) from kinds;
select throws_ok($$ insert into posts (slug, title, summary, body, author_name, state) values ('x', 'x', 'x', 'x', 'x', 'scheduled') $$, '23514', null, 'and what is scheduled');

-- Tags.
update posts set tags = case slug when 'out' then '{pricing,people}'::text[] when 'due' then '{pricing}' when 'planned' then '{secret}' when 'kept' then '{old}' else '{}' end;
select is(tests.tell(who, $$ select string_agg(tag || posts, ' ') from post_tags() $$), 'pricing2 people1', format('%s is told the tags of what is public', who)) from people;

-- Time passes without anybody writing.
do $$ declare kind text; begin
  foreach kind in array array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges'] loop
    execute format($q$ alter table %1$I disable trigger content_written; update %1$I set published_at = now() - interval '1 second' where slug = 'planned';
      alter table %1$I enable trigger content_written $q$, kind);
  end loop;
end $$;
select is(tests.tell('man', format($q$ with done as (update %I set slug = 'elsewhere' where slug = 'planned' returning 1) select count(*) from done $q$, kind)),
  'slug_published', format('what came out by itself of %s keeps its address as well', kind)) from kinds;
select * from finish();
