-- Publishing: every move of every kind of content, allowed and refused, and what comes with it.
-- The expectation is written down here a second time on purpose: a move added by mistake fails.
select no_plan();
select tests.person('mia'), tests.person('rev', 'reviewer'), tests.person('man', 'manager'), tests.person('adm', 'admin');
create temp table kinds as select unnest(array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges']) as kind;
-- From each state as visitors notice it: what was scheduled and is due is published.
create temp table starts as select * from (values
  ('draft', 'draft', null), ('scheduled', 'scheduled', interval '1 day'), ('due', 'scheduled', interval '-1 minute'),
  ('published', 'published', interval '-1 day'), ('archived', 'archived', interval '-1 day')
) as s (start, state, since);
create temp table expected as select * from (values
  ('draft', 'draft', '1'), ('draft', 'scheduled', '2'), ('draft', 'published', '2'), ('draft', 'archived', 'invalid_move'),
  ('scheduled', 'draft', '2'), ('scheduled', 'scheduled', '2'), ('scheduled', 'published', '2'), ('scheduled', 'archived', 'invalid_move'),
  ('due', 'draft', 'invalid_move'), ('due', 'scheduled', 'invalid_move'), ('due', 'published', '1'), ('due', 'archived', '2'),
  ('published', 'draft', 'invalid_move'), ('published', 'scheduled', 'invalid_move'), ('published', 'published', '1'), ('published', 'archived', '2'),
  ('archived', 'draft', '2'), ('archived', 'scheduled', 'invalid_move'), ('archived', 'published', '2'), ('archived', 'archived', '1')
) as e (start, target, answer);
select tests.piece(kind, s.start || '-' || target, state::content_state, since) from kinds, starts s join expected e on e.start = s.start;

create function pg_temp.move(kind text, name text, version integer, target text, at interval default '2 days') returns text language sql as $$
  select format('select move_content(%L, %L, %s, %L, %L)', kind, tests.id(kind || ' ' || name), version, target, now() + at)
$$;
select is(tests.tell(who, pg_temp.move(kind, e.start || '-' || target, 1, target)), case who when 'visitor' then '42501' else 'not_allowed' end,
  format('%s moves nothing of %s from %s to %s', who, kind, e.start, target))
from kinds, expected e, unnest(array['visitor', 'mia', 'rev']) as who;
select is(tests.tell(case when kind < 'o' then 'adm' else 'man' end, pg_temp.move(kind, e.start || '-' || target, 1, target)), answer,
  format('of %s from %s to %s', kind, e.start, target))
from kinds, expected e order by kind, e.start, target;
select set_eq(
  format($q$ select slug, case when state = 'scheduled' and published_at <= now() then 'due' else state::text end from %I $q$, kind),
  $$ select start || '-' || target, case when answer = '2' then target else start end from expected $$, format('%s are where they were moved', kind)
) from kinds;
select set_eq(
  $$ select actor_id, subject_type, data, count(*)::int from audit_log where action = 'content_moved' group by 1, 2, 3 $$,
  $$ select case when kind < 'o' then tests.id('adm') else tests.id('man') end, kind,
       jsonb_build_object('from', case start when 'due' then 'published' else start end, 'to', target), count(*)::int
     from kinds, expected where answer = '2' group by kind, case start when 'due' then 'published' else start end, target $$,
  'each move is in the log, once'
);

-- Its date.
select is((select published_at from posts where slug = 'draft-published'), now(), 'what is published for the first time gets the date');
select is((select published_at from posts where slug = 'draft-scheduled'), now() + interval '2 days', 'what is scheduled that of its time');
select is((select published_at from posts where slug = 'scheduled-published'), now(), 'what is published before its time, that of now');
select is((select published_at from posts where slug = 'scheduled-draft'), null, 'what is not to come out after all has none');
select is((select published_at from posts where slug = 'archived-published'), now() - interval '1 day', 'what comes back from the archive keeps its own');
select is((select published_at from posts where slug = 'archived-draft'), now() - interval '1 day', 'and what goes back to be worked on');
select is(tests.tell('man', pg_temp.move('posts', 'archived-draft', 2, 'scheduled')), '3', 'that may come out at a new time');
select is((select slug || ' ' || (first_published_at is null) from posts where slug = 'archived-draft'), 'archived-draft true',
  'one that lay in the archive from the start was never public');
select tests.piece('posts', 'old');
select is((select first_published_at from posts where slug = 'old'), now() - interval '1 day', 'since when something was public is kept');
select is(tests.tell('man', pg_temp.move('posts', 'old', 1, 'archived')), '2', 'through the archive');
select is(tests.tell('man', pg_temp.move('posts', 'old', 2, 'draft')), '3', 'a draft');
select is(tests.tell('man', pg_temp.move('posts', 'old', 3, 'scheduled')), '4', 'a new time');
select is(tests.tell('man', pg_temp.move('posts', 'old', 4, 'draft')), '5', 'and back');
select is((select first_published_at || ' ' || published_at from posts where slug = 'old'), (now() - interval '1 day') || ' ' || (now() - interval '1 day'), 'so that it has its date again');
select is(tests.tell('man', $$ with done as (update posts set slug = 'other' where slug = 'old' returning 1) select count(*) from done $$), 'slug_published', 'and its address');
select is(tests.tell('man', $$ with done as (delete from posts where slug = 'old' returning 1) select count(*) from done $$), '0', 'and is not removed');

-- Refusals.
select tests.piece('posts', 'mine', 'draft', null);
select is(tests.tell('man', pg_temp.move('posts', 'mine', 2, 'published')), 'stale_version', 'whoever knows an older version moves nothing');
select is(tests.tell('man', format('select move_content(''posts'', %L, null, ''published'')', tests.id('posts mine'))), 'stale_version', 'nor who knows none');
select is(tests.tell('man', pg_temp.move('posts', 'nowhere', 1, 'published')), 'not_found', 'nothing is moved that is not there');
select is(tests.tell('man', 'select move_content(''posts'', null, 1, ''published'')'), 'not_found', 'or not named');
select is(tests.tell('man', format('select move_content(%L, %L, 1, ''published'')', kind, tests.id('posts mine'))), 'unknown_kind', coalesce(kind, 'null') || ' is no kind of content')
from (values ('profiles'), ('organisation_members'), ('posts; drop table posts'), (''), (null)) as k (kind);
select is(tests.tell('man', format('select move_content(''posts'', %L, 1, null)', tests.id('posts mine'))), 'invalid_move', 'nothing is moved to nowhere');
select is(tests.tell('man', pg_temp.move('posts', 'mine', 1, 'scheduled', at)), 'invalid_time', 'not ' || coalesce(at::text, 'at no time'))
from (values (interval '-1 second'), ('0'), ('3 years'), (null)) as t (at);
select is(tests.tell('man', pg_temp.move('posts', 'mine', 1, 'scheduled', '1 second')), '2', 'a second ahead is ahead');
select is(tests.tell('man', format('select move_content(''posts'', %L, 2, ''published'')', tests.id('posts mine'))), '3', 'publishing needs no time');

-- Half done.
insert into posts (id, slug, title) values (tests.id('half'), 'half', 'Half');
insert into resources (id, slug, kind, title, summary) values (tests.id('hollow'), 'hollow', 'guide', 'Hollow', 'Nothing inside');
select tests.sign_in('man');
select tests.refused($$ select move_content('posts', tests.id('half'), 1, 'published') $$, 'incomplete', 'half a post is not published');
select tests.refused($$ select move_content('posts', tests.id('half'), 1, 'scheduled', now() + interval '1 day') $$, 'incomplete', 'nor scheduled');
select is(tests.detail($$ select move_content('posts', tests.id('half'), 1, 'published') $$), '{"fields": ["summary", "body", "author_name"]}', 'the refusal says what is missing');
select is(tests.detail($$ select move_content('resources', tests.id('hollow'), 1, 'published') $$), '{"fields": ["body"]}', 'a resource has something inside');
select tests.refused($$ select move_content('resources', tests.id('hollow'), 1, 'scheduled', now() + interval '1 day') $$, 'incomplete', 'also to be scheduled');
select tests.owner();
insert into resource_contents (resource_id, body) values (tests.id('hollow'), '  ');
select is(tests.tell('man', $$ select move_content('resources', tests.id('hollow'), 1, 'published') $$), 'incomplete', 'and not only room for it');
update resource_contents set url = 'https://example.test' where resource_id = tests.id('hollow');
select is(tests.tell('man', $$ select move_content('resources', tests.id('hollow'), 1, 'published') $$), '2', 'an address will do');

-- The schedule.
create temp table before_settling as
  select slug, state, version, updated_at, published_at, first_published_at from posts;
select private.settle_scheduled();
select is_empty(format($q$ select slug from %I where state = 'scheduled' and published_at <= now() $q$, kind), format('no %s are late any more', kind)) from kinds;
select isnt_empty(format($q$ select slug from %I where state = 'scheduled' $q$, kind), format('and no %s are early', kind)) from kinds;
select set_eq($$ select p.slug from posts p join before_settling b using (slug) where p.state <> b.state $$, array['due-draft', 'due-scheduled', 'due-published'], 'only what was due is settled');
select is_empty($$ select p.slug from posts p join before_settling b using (slug) where (p.version, p.updated_at, p.published_at) is distinct from (b.version, b.updated_at, b.published_at) $$,
  'a form that is open stays as new as it was');
select is((select first_published_at from posts where slug = 'due-draft'), now() - interval '1 minute', 'and its address stays from then on');
select is(tests.tell('mia', 'select refresh_site()'), '42501', 'only the service runs the schedule');
select tests.become('service_role');
select lives_ok('select refresh_site()', 'which does');
select tests.owner();

-- A move that is taken out of the table is refused, whatever the code says.
delete from private.content_moves where from_state = 'published';
select tests.piece('faqs', 'stuck');
select is(tests.tell('man', pg_temp.move('faqs', 'stuck', 1, 'archived')), 'invalid_move', 'the table of moves decides');
select * from finish();
