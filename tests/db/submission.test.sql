-- Handing in: submit_application, withdraw_application.
select plan(56);
select tests.call('open');
select tests.call('ended', now() - interval '2 days', now() - interval '10 minutes');
select tests.call('over', now() - interval '2 days', now() - interval '15 minutes 1 second');
select tests.person('ada');
select tests.person('bob');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
select tests.person('lea', 'reviewer');
delete from staff_members where user_id not in (tests.id('amina'), tests.id('tomas'), tests.id('lea'));
select tests.application('adas', 'ada', 'open', 'draft');
select tests.application('late', 'ada', 'ended', 'draft');
update applications set created_at = now() - interval '1 day' where id = tests.id('late');
select tests.application('too late', 'ada', 'over', 'draft');
update applications set created_at = now() - interval '1 day' where id = tests.id('too late');
select tests.application('begun after', 'bob', 'ended', 'draft');

select tests.become('anon');
select tests.forbidden($$ select submit_application(tests.id('adas'), 1) $$, 'a visitor submits none');
select tests.forbidden($$ select withdraw_application(tests.id('adas')) $$, 'a visitor withdraws none');
select tests.sign_in('bob');
select tests.refused($$ select submit_application(tests.id('adas'), 1) $$, 'not_found', 'another member submits none');
select tests.refused($$ select withdraw_application(tests.id('adas')) $$, 'not_found', 'nor withdraws it');
select tests.sign_in('tomas');
select tests.refused($$ select submit_application(tests.id('adas'), 1) $$, 'not_found', 'nor does a manager');
select tests.refused($$ select withdraw_application(tests.id('adas')) $$, 'not_found', 'nor withdraws it');

select tests.sign_in('ada');
select tests.refused($$ select submit_application(tests.id('adas'), 0) $$, 'stale_version', 'a stale version is not submitted');
select lives_ok($$ select save_answers(tests.id('adas'), 1, '{"has_users": true, "company_name": null}') $$, 'an unfinished draft is saved');
select tests.refused($$ select submit_application(tests.id('adas'), 2) $$, 'invalid_answers', 'but not submitted');
select is(tests.detail($$ select submit_application(tests.id('adas'), 2) $$),
  '{"errors": [{"path": "company_name", "code": "required"}, {"path": "active_users", "code": "required"}]}',
  'everything that is missing is named');
select is(public_label::text, 'draft', 'and it stays a draft') from applications where id = tests.id('adas');
select is_empty($$ select 1 from notifications $$, 'of which nobody is told');
select lives_ok($$ select save_answers(tests.id('adas'), 2,
  '{"company_name": "Mavuno", "active_users": 5, "has_users": false}') $$, 'the rest is filled in');

create temp table answer as select submit_application(tests.id('adas'), 3) as given;
grant select on answer to public;
select matches(given ->> 'reference', '^APP-' || extract(year from now()) || '-[0-9]{6}$', 'it gets a reference') from answer;
select is(given ->> 'public_label', 'received', 'and is received') from answer;
select isnt(given ->> 'submitted_at', null, 'now') from answer;
select is(submit_application(tests.id('adas'), 3), (select given from answer), 'submitted again it answers the same');
select is(submit_application(tests.id('adas'), 99), (select given from answer), 'whatever version is named');
select is(answers, '{"company_name": "Mavuno", "has_users": false}', 'hidden answers are dropped')
  from applications where id = tests.id('adas');
select is(count(*)::int, 1, 'it was submitted once') from application_events
  where application_id = tests.id('adas') and kind = 'submitted';
select results_eq($$ select kind, title, link from notifications $$,
  $$ values ('application_received', 'We have received your application', '/dashboard/applications/' || tests.id('adas')) $$,
  'the applicant is told once');
select tests.owner();
select is(tests.status('adas'), 'submitted/received', 'its status is submitted');
select set_eq($$ select u.email, o.template from private.email_outbox o join auth.users u on u.email = o.recipient
  where o.data ->> 'application_id' = tests.id('adas')::text $$,
  $$ values ('ada@example.test'::varchar, 'application_received'), ('tomas@example.test', 'application_submitted'),
    ('amina@example.test', 'application_submitted') $$,
  'one mail each to the applicant, the manager and the administrator, none to the reviewer');
select is(data, jsonb_build_object('application_id', tests.id('adas'), 'reference', (select given ->> 'reference' from answer),
  'call_title', 'Call open', 'applicant_type', 'startup', 'title', 'Mavuno', 'first_name', 'Ada', 'locale', null),
  'with what its template needs') from private.email_outbox
  where recipient = 'ada@example.test' and template = 'application_received';
select set_eq($$ select user_id from notifications where kind = 'application_submitted' $$,
  array[tests.id('tomas'), tests.id('amina')], 'managers and administrators are told in the app');
select is(title, 'New application ' || (select given ->> 'reference' from answer), 'by its reference')
  from notifications where user_id = tests.id('tomas');

-- Deadlines.
select tests.sign_in('ada');
select is(submit_application(tests.id('late'), 1) ->> 'public_label', 'received',
  'whoever began in time has a quarter of an hour after the deadline');
select tests.refused($$ select submit_application(tests.id('too late'), 1) $$, 'call_closed', 'and not a second more');
select ok(tests.detail($$ select submit_application(tests.id('too late'), 1) $$) ? 'closes_at', 'and is told when it closed');
select is(public_label::text, 'draft', 'nothing is lost by it') from applications where id = tests.id('too late');
select tests.sign_in('bob');
select is(submit_application(tests.id('begun after'), 1) ->> 'public_label', 'received',
  'so has whoever had the form open without having signed in');

-- References.
select tests.owner();
select isnt((select reference from applications where id = tests.id('adas')),
  (select reference from applications where id = tests.id('late')), 'references differ');
select private.next_reference();
update applications set reference = 'APP-' || extract(year from now() at time zone 'UTC') || '-' ||
  lpad(((select last from private.reference_counters where year = extract(year from now() at time zone 'UTC')) + 1)::text, 6, '0')
  where id = tests.id('late');
select isnt(private.next_reference(), (select reference from applications where id = tests.id('late')),
  'and a number that came in otherwise is passed over');

-- In again, after more was asked for.
select tests.owner();
select tests.application('more', 'bob', 'open', 'more_info', answers => '{"company_name": "Bob & Co", "problem": "old"}');
update applications set saved_at = now() - interval '1 day' where id = tests.id('more');
delete from notifications;
select tests.sign_in('bob');
select tests.refused($$ select submit_application(tests.id('more'), 5) $$, 'stale_version', 'a stale version is not resubmitted');
select lives_ok($$ select save_answers(tests.id('more'), 1, '{"problem": "new"}') $$, 'the open section is answered');
select is(submit_application(tests.id('more'), 2) - 'submitted_at',
  jsonb_build_object('reference', tests.reference('more'), 'public_label', 'being_reviewed'), 'and submitted under the same reference');
select lives_ok($$ select submit_application(tests.id('more'), 2) $$, 'once, however often it is pressed');
select is(reopened_sections, '{}', 'the sections close again') from applications where id = tests.id('more');
select results_eq($$ select kind from application_events where application_id = tests.id('more') $$, array['resubmitted'],
  'the applicant sees that on the timeline');
select is_empty($$ select 1 from notifications $$, 'and is not told what they just did');
select tests.owner();
select is(tests.status('more'), 'screening/being_reviewed', 'it is screened again');
select set_eq($$ select user_id from notifications where kind = 'application_resubmitted' $$,
  array[tests.id('tomas'), tests.id('amina')], 'managers are told');

-- Withdrawing.
select tests.sign_in('bob');
select is(withdraw_application(tests.id('more')), '{"public_label": "withdrawn"}', 'an applicant withdraws');
select is(withdraw_application(tests.id('more')), '{"public_label": "withdrawn"}', 'twice is once');
select is(count(*)::int, 1, 'on the timeline too') from application_events
  where application_id = tests.id('more') and kind = 'withdrawn';
select tests.refused($$ select submit_application(tests.id('more'), 3) $$, 'not_editable', 'what was withdrawn is not submitted');
select tests.refused($$ select save_answers(tests.id('more'), 3, '{}') $$, 'not_editable', 'nor changed');
select tests.owner();
select tests.application('secret', 'bob', 'over', 'accepted', 'interview');
select tests.sign_in('bob');
select is(withdraw_application(tests.id('secret')), '{"public_label": "withdrawn"}',
  'a decision that is not released does not show by refusing');
select tests.owner();
select tests.application('told', 'bob', 'open', 'rejected');
select tests.application('given up', 'bob', 'open', 'draft');
select tests.sign_in('bob');
select tests.refused($$ select withdraw_application(tests.id('told')) $$, 'move_not_allowed', 'a released decision stays');
select tests.owner();
delete from realtime.messages;
select tests.sign_in('bob');
select lives_ok($$ select withdraw_application(tests.id('given up')) $$, 'a draft can be given up');
select tests.owner();
select is(tests.status('given up'), 'withdrawn/withdrawn', 'and is then withdrawn');
select is_empty($$ select 1 from realtime.messages where topic = 'staff' $$,
  'which is no news for staff, who never saw it');

-- Not without end. What is refused takes no part of the allowance, so nobody is stopped by their own mistakes.
select tests.owner();
select tests.person('cleo');
select tests.application('cleos', 'cleo', 'open', 'draft', answers => '{}');
insert into private.rate_limits (key, tokens, updated_at) values ('submit_application:' || tests.id('cleo'), 1, clock_timestamp());
select tests.sign_in('cleo');
select tests.refused($$ select submit_application(tests.id('cleos'), 1) $$, 'invalid_answers', 'what is incomplete is refused');
select save_answers(tests.id('cleos'), 1, '{"company_name": "Cleo & Co"}');
select is(submit_application(tests.id('cleos'), 2) ->> 'public_label', 'received', 'and does not count');
select tests.owner();
select tests.application('cleos next', 'cleo', 'ended', 'draft');
select tests.sign_in('cleo');
select tests.refused($$ select submit_application(tests.id('cleos next'), 1) $$, 'rate_limited', 'submitting without end is limited');
select is(public_label::text, 'draft', 'and what was written is still there') from applications where id = tests.id('cleos next');
select * from finish();
