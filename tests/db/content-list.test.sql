-- What managers ask for around the list of content.
select no_plan();
select tests.call('open');
select tests.person('rita', 'reviewer');
select tests.person('tomas', 'manager');
select tests.person('wanjiru');
select tests.person('ines');

select tests.owner();
delete from posts; delete from resources; delete from faqs; delete from openings; delete from challenges; delete from organisations;
insert into posts (slug, title, summary, body, author_name, state, published_at, image)
select slug, slug, slug, slug, slug, state::content_state, now() + since, jsonb_build_object(
  'path', tests.id('picture'), 'type', 'webp', 'alt', 'A field', 'width', 480, 'height', 270, 'widths', '[480]'::jsonb
) from (values
  ('one', 'draft', null), ('two', 'published', interval '-1 day'),
  ('three', 'scheduled', interval '1 day'), ('four', 'scheduled', interval '-1 minute')
) as given (slug, state, since);
insert into faqs (slug, question, topic) values ('why', 'Why?', 'data');

select tests.become('anon');
select throws_ok($$ select count_content() $$, '42501', null, 'visitors do not count');
select throws_ok($$ select * from list_profile_candidates() $$, '42501', null, 'nor are they told who was accepted');
select tests.sign_in('wanjiru');
select throws_ok($$ select count_content() $$, 'P0001', 'You are not allowed to do this.', 'nor do members');
select throws_ok($$ select * from list_profile_candidates() $$, 'P0001', 'You are not allowed to do this.', 'nor are they told who was accepted');
select tests.sign_in('rita');
select throws_ok($$ select count_content() $$, 'P0001', 'You are not allowed to do this.', 'nor do reviewers');
select throws_ok($$ select * from list_profile_candidates() $$, 'P0001', 'You are not allowed to do this.', 'who make no profiles either');

select tests.sign_in('tomas');
select is(count_content(), '{"posts": {"draft": 1, "published": 2, "scheduled": 1}, "faqs": {"draft": 1}}', 'managers see how much there is, by kind and state');
select tests.owner();
delete from posts; delete from faqs;
create temp table kinds as select unnest(array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges']) as kind;
select tests.piece(kind, 'due', 'scheduled', '0'), tests.piece(kind, 'out', 'published', '1 hour'), tests.piece(kind, 'later', 'scheduled', '1 day'), tests.piece(kind, 'kept', 'archived', '-1 day') from kinds;
select tests.sign_in('tomas');
create temp table counted as select count_content() as of_all;
select tests.owner();
select is(of_all -> kind, '{"archived": 1, "published": 2, "scheduled": 1}', format('of %s what is due counts as published', kind)) from kinds, counted;
delete from posts; delete from resources; delete from faqs; delete from openings; delete from challenges; delete from organisations;
select tests.sign_in('tomas');
select is(count_content(), '{}', 'of nothing there is nothing');

select tests.owner();
delete from applications;
-- As they stand, without the triggers, which would write title and search text from the answers.
set local session_replication_role = replica;
insert into applications (id, call_id, applicant_type, applicant_id, form_version_id, status, public_label, reference, submitted_at, decided_at, released_at, title, search_text)
values
  (tests.id('told'), tests.id('open'), 'startup', tests.id('wanjiru'), tests.id('version'), 'accepted', 'accepted', 'APP-2026-900001', now(), now(), now() - interval '1 day', 'Mavuno Cold Chain', ' mavuno cold chain '),
  (tests.id('untold'), tests.id('open'), 'startup', tests.id('ines'), tests.id('version'), 'accepted', 'being_reviewed', 'APP-2026-900002', now(), now(), null, 'Untold', ' untold ');
set local session_replication_role = default;
select tests.sign_in('tomas');
select results_eq($$ select title, has_owner from list_profile_candidates() $$, $$ values ('Mavuno Cold Chain', true) $$,
  'a profile may be begun for whoever was told that they are accepted');
select is_empty($$ select 1 from list_profile_candidates('zebra') $$, 'they are searched');
select isnt_empty($$ select 1 from list_profile_candidates('MÁVUNO') $$, 'whatever the case and accents');
select tests.owner();
insert into organisations (slug, name, application_id) values ('mavuno', 'Mavuno', tests.id('told'));
select tests.sign_in('tomas');
select is_empty($$ select 1 from list_profile_candidates() $$, 'once begun, they are not offered again');
select tests.owner();
set local session_replication_role = replica;
insert into applications (id, call_id, applicant_type, applicant_id, form_version_id, status, public_label, reference, submitted_at, released_at, title)
select private.uuid_v7(), tests.id('open'), 'startup', gen_random_uuid(), tests.id('version'), 'accepted', 'accepted', 'APP-2026-8' || lpad(n::text, 5, '0'), now(), now() - n * interval '1 hour', 'Startup ' || n
from generate_series(1, 60) as n;
set local session_replication_role = default;
select tests.sign_in('tomas');
select results_eq($$ select title from list_profile_candidates() $$, $$ select 'Startup ' || n from generate_series(1, 50) as n $$, 'of many the fifty who were told last are offered');
select * from finish();
