-- Deleting an account works, and takes along what is the person's own and no more.
select plan(15);
select tests.call('open');
select tests.person('ada');
select tests.person('bob');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
select tests.application('adas', 'ada', 'open', 'interview');
select tests.application('bobs', 'bob', 'open', 'interview');
insert into application_files (application_id, field_key, path, name, mime, size, created_by) values
  (tests.id('adas'), 'deck', 'a/1.pdf', 'a.pdf', 'application/pdf', 10, tests.id('ada'));
insert into application_comments (application_id, author_id, audience, body) values
  (tests.id('adas'), tests.id('ada'), 'applicant', 'From Ada'), (tests.id('bobs'), tests.id('tomas'), 'applicant', 'From Tomas');
select tests.sign_in('tomas');
select draft_decision(tests.id('bobs'), 'accepted', 'Welcome');
select approve_decision(tests.id('bobs'), 1);
select tests.owner();
update staff_members set granted_by = tests.id('tomas') where user_id = tests.id('amina');

select private.queue_mail('to ada', tests.id('ada'), 'test', '{}'), private.queue_mail('to bob', tests.id('bob'), 'test', '{}');
select lives_ok($$ delete from auth.users where id = tests.id('ada') $$, 'an applicant''s account can be deleted');
select is_empty($$ select 1 from profiles where id = tests.id('ada') $$, 'with the profile');
select is_empty($$ select 1 from applications where id = tests.id('adas') $$, 'their applications');
select is_empty($$ select 1 from application_files where application_id = tests.id('adas') $$, 'files');
select is_empty($$ select 1 from application_comments where body = 'From Ada' $$, 'comments');
select is_empty($$ select 1 from application_events where application_id = tests.id('adas') $$, 'timeline');
select is_empty($$ select 1 from notifications where user_id = tests.id('ada') $$, 'and notifications');

select results_eq($$ select idempotency_key from private.email_outbox where idempotency_key like 'to %' $$, array['to bob'],
  'a mail that was still to be sent to them goes nowhere');
select lives_ok($$ delete from auth.users where id = tests.id('tomas') $$, 'a manager''s account can be deleted');
select results_eq($$ select author_id, from_applicant, body from application_comments where application_id = tests.id('bobs') $$,
  $$ values (null::uuid, false, 'From Tomas') $$, 'what they said to an applicant stays, without the name');
select results_eq($$ select author_id, approved_by, state::text from decision_messages where application_id = tests.id('bobs') $$,
  $$ values (null::uuid, null::uuid, 'approved') $$, 'so do their decisions');
select is(count(*)::int, 3, 'the timeline stays whole') from application_events where application_id = tests.id('bobs');
select isnt_empty($$ select 1 from audit_log where subject_id = tests.id('bobs') and actor_id is null $$, 'and the log, without the name');
select is(role::text, 'admin', 'whom they made staff stays staff') from staff_members where user_id = tests.id('amina') and granted_by is null;
select tests.sign_in('amina');
select lives_ok($$ select release_decision(tests.id('bobs'), 1) $$, 'and colleagues go on');
select * from finish();
