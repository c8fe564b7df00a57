-- Decisions: drafted, approved, released; hidden until then.
select plan(103);
select tests.call('open');
select tests.person('ada');
select tests.person('bob');
select tests.person('lea', 'reviewer');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
select tests.application('adas', 'ada', 'open', 'interview');
select tests.application('bobs', 'bob', 'open', 'draft');

select tests.become('anon');
select tests.forbidden($$ select draft_decision(tests.id('adas'), 'accepted', 'Yes') $$, 'a visitor decides nothing');
select tests.forbidden($$ select approve_decision(tests.id('adas'), 1) $$, 'approves nothing');
select tests.forbidden($$ select release_decision(tests.id('adas'), 1) $$, 'releases nothing');
select tests.forbidden('select id from decision_messages', 'and reads nothing');
select tests.sign_in('ada');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', 'Yes') $$, 'not_allowed', 'an applicant decides nothing');
select tests.refused($$ select approve_decision(tests.id('adas'), 1) $$, 'not_allowed', 'approves nothing');
select tests.refused($$ select release_decision(tests.id('adas'), 1) $$, 'not_allowed', 'releases nothing');
select tests.sign_in('lea');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', 'Yes') $$, 'not_allowed', 'a reviewer decides nothing');
select tests.refused($$ select approve_decision(tests.id('adas'), 1) $$, 'not_allowed', 'approves nothing');
select tests.refused($$ select release_decision(tests.id('adas'), 1) $$, 'not_allowed', 'releases nothing');

select tests.sign_in('tomas');
select tests.refused($$ select approve_decision(tests.id('adas'), 1) $$, 'decision_not_drafted', 'what is not written is not approved');
select tests.refused($$ select release_decision(tests.id('adas'), 1) $$, 'decision_not_drafted', 'nor released');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', null) $$, 'message_required', 'a decision says something');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', '  ') $$, 'message_required', 'in words');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', repeat('x', 10001)) $$, 'message_required', 'and comes to an end');
select tests.refused($$ select draft_decision(tests.id('adas'), null, 'Yes') $$, 'outcome_required', 'it has an outcome');
select tests.refused($$ select draft_decision(tests.id('bobs'), 'accepted', 'Yes') $$, 'not_found', 'a draft is not decided');
select is(draft_decision(tests.id('adas'), 'rejected', 'Sorry') - 'id',
  '{"outcome": "rejected", "message": "Sorry", "state": "drafted", "version": 1, "released_at": null}', 'a manager drafts a decision');
select is(draft_decision(tests.id('adas'), 'rejected', 'Sorry') ->> 'version', '1', 'said again, it is the same');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', 'Unread') $$, 'stale_version', 'nobody writes over a letter they have not read');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', 'Unread', 2) $$, 'stale_version', 'or one that is still to come');
select is(message, 'Sorry', 'which stands as it was') from decision_messages where application_id = tests.id('adas');
select is(draft_decision(tests.id('adas'), 'accepted', 'Welcome <b>aboard</b>', 1) - 'id',
  '{"outcome": "accepted", "message": "Welcome <b>aboard</b>", "state": "drafted", "version": 2, "released_at": null}', 'and writes it anew');
select is(count(*)::int, 1, 'which is the same letter') from decision_messages where application_id = tests.id('adas');
select is(tests.status('adas'), 'interview/interview', 'drafting moves nothing');
select tests.refused($$ select release_decision(tests.id('adas'), 2) $$, 'decision_not_approved', 'a draft is not released');
select tests.refused($$ select approve_decision(tests.id('adas'), 1) $$, 'stale_version', 'nobody approves a letter that was rewritten since');
select tests.refused($$ select approve_decision(tests.id('adas'), null) $$, 'stale_version', 'or that they have not read');
select is(approve_decision(tests.id('adas'), 2) ->> 'state', 'approved', 'then it is approved');
select is(approve_decision(tests.id('adas'), 2) ->> 'state', 'approved', 'twice is once');
select tests.refused($$ select release_decision(tests.id('adas'), 1) $$, 'stale_version', 'a letter that was rewritten is not sent unread');
select is(tests.status('adas'), 'accepted/interview', 'the status is the outcome, the label stays');

-- Hidden.
select tests.sign_in('ada');
select is_empty('select id from decision_messages', 'the applicant reads no letter');
select is_empty($$ select id from application_events where application_id = tests.id('adas') $$, 'sees nothing on the timeline');
select is_empty('select id from notifications', 'hears nothing');
select results_eq('select public_label::text, released_at from applications', $$ values ('interview', null::timestamptz) $$, 'and reads the label as it was');
select tests.owner();
select is_empty($$ select 1 from realtime.messages where topic = 'application:' || tests.id('adas') $$, 'nothing stirs on the channel of the application');
select is((select count(*) from realtime.messages where topic = 'staff' and event = 'application_changed'),
  (select count(*) from application_events where application_id = tests.id('adas')), 'staff hear that something happened');
select is_empty($$ select 1 from private.email_outbox where recipient = 'ada@example.test' $$, 'no mail is written');
select tests.sign_in('lea');
select is_empty('select id from decision_messages', 'a reviewer reads no letter before its release');
select is(d -> 'decision', 'null', 'nor on the page') from application_detail(tests.id('adas')) as d;
select is_empty($$ select 1 from jsonb_array_elements(application_detail(tests.id('adas')) -> 'events') as e
  where e ->> 'kind' = 'decision_drafted' and e -> 'data' <> '{}' $$, 'nor what was drafted on the timeline');
select results_eq($$ select status::text, decision_state::text from list_applications(calls => array[tests.id('open')]) where id = tests.id('adas') $$,
  $$ values ('accepted', null::text) $$, 'nor its state in the list');
select tests.sign_in('tomas');
select is(decision_state::text, 'approved', 'which managers read there') from list_applications(calls => array[tests.id('open')]) where id = tests.id('adas');
select isnt_empty('select id from decision_messages', 'with the letter');
select tests.forbidden($$ update decision_messages set outcome = 'rejected' $$, 'but nobody changes it directly');
select tests.forbidden('select author_id from decision_messages', 'or reads the author there');
select tests.forbidden($$ insert into decision_messages (application_id, outcome, message) values (tests.id('adas'), 'rejected', 'x') $$, 'or writes one');
select tests.forbidden('delete from decision_messages', 'or deletes one');

-- Second thoughts.
select tests.sign_in('amina');
select is(draft_decision(tests.id('adas'), 'waitlisted', 'Wait', 2) ->> 'state', 'drafted', 'an approved letter can be written anew');
select tests.refused($$ select release_decision(tests.id('adas'), 3) $$, 'decision_not_approved', 'and has to be approved anew');
select is(approve_decision(tests.id('adas'), 3) ->> 'outcome', 'waitlisted', 'with another outcome too');
select is(tests.status('adas'), 'waitlisted/interview', 'which the status follows, hidden');
select is(move_application(tests.id('adas'), 'in_review'), '{"status": "in_review", "public_label": "interview"}',
  'or it goes back to review, which does not show either');
select tests.refused($$ select release_decision(tests.id('adas'), 4) $$, 'decision_not_approved', 'then the letter is no longer approved');
select tests.sign_in('ada');
select is_empty($$ select id from application_events where application_id = tests.id('adas') $$, 'all of it unseen');

-- Released.
select tests.sign_in('tomas');
select draft_decision(tests.id('adas'), 'waitlisted', 'Please wait', 4);
select approve_decision(tests.id('adas'), 5);
create temp table released as select release_decision(tests.id('adas'), 5) as given;
grant select on released to public;
select is(given ->> 'state', 'released', 'a manager releases it') from released;
select is(release_decision(tests.id('adas'), 5), (select given from released), 'twice is once');
select tests.refused($$ select release_decision(tests.id('adas'), 1) $$, 'stale_version', 'but only of the letter that was sent');
select tests.refused($$ select draft_decision(tests.id('adas'), 'accepted', 'Late', 5) $$, 'stale_version', 'what was sent is not rewritten');
select is(tests.status('adas'), 'waitlisted/waiting_list', 'now the label says so');
select tests.sign_in('ada');
select is((select substr(id::text, 15, 1) from decision_messages), '4', 'which does not tell by its id since when it lay there');
select results_eq('select outcome::text, message from decision_messages', $$ values ('waitlisted', 'Please wait') $$, 'the applicant reads the letter');
select results_eq($$ select kind, data from application_events where application_id = tests.id('adas') $$,
  $$ values ('decision_released', '{"outcome": "waitlisted", "public_label": "waiting_list"}'::jsonb) $$, 'sees it on the timeline, once');
select results_eq('select kind, title from notifications', $$ values ('decision_released', 'There is a decision on your application') $$, 'and is told, once');
select isnt(released_at, null, 'with the moment') from applications where id = tests.id('adas');
select tests.sign_in('bob');
select is_empty('select id from decision_messages', 'another member reads nothing of it');
select tests.sign_in('lea');
select results_eq('select message from decision_messages', array['Please wait'], 'a reviewer reads it now');
select is(d #>> '{decision,message}', 'Please wait', 'on the page') from application_detail(tests.id('adas')) as d;
select is(decision_state::text, 'released', 'and in the list') from list_applications(calls => array[tests.id('open')]) where id = tests.id('adas');
select tests.owner();
select results_eq($$ select template, data ? 'message', data ? 'outcome' from private.email_outbox where recipient = 'ada@example.test' $$,
  $$ values ('decision_released', false, false) $$, 'the mail is there once, without the decision');
select isnt_empty($$ select 1 from realtime.messages where topic = 'application:' || tests.id('adas') and payload ->> 'kind' = 'decision_released' $$,
  'the open page hears');
select set_eq($$ select action from audit_log where subject_id = tests.id('adas') $$,
  array['decision_approved', 'decision_released', 'application_moved'], 'the log knows');

-- From the waiting list.
select tests.sign_in('tomas');
select tests.refused($$ select draft_decision(tests.id('adas'), 'waitlisted', 'Still') $$, 'move_not_allowed', 'the same is not decided again');
select is(draft_decision(tests.id('adas'), 'accepted', 'Welcome') ->> 'state', 'drafted', 'whoever waits can be accepted');
select approve_decision(tests.id('adas'), 1);
select is(tests.status('adas'), 'accepted/waiting_list', 'hidden once more');
select tests.sign_in('ada');
select results_eq('select outcome::text from decision_messages', array['waitlisted'], 'the applicant knows of the first letter alone');
select tests.sign_in('tomas');
select release_decision(tests.id('adas'), 1);
select is(tests.status('adas'), 'accepted/accepted', 'until it is released');
select tests.refused($$ select draft_decision(tests.id('adas'), 'rejected', 'No') $$, 'move_not_allowed', 'what was told is not turned round');
select tests.refused($$ select move_application(tests.id('adas'), 'in_review') $$, 'move_not_allowed', 'nor taken back');

-- Where a decision is not possible, one's own, and after a withdrawal.
select tests.owner();
select tests.person('cleo');
select tests.application('cleos', 'cleo', 'open', 'submitted');
select tests.application('tomass', 'tomas', 'open', 'interview');
select tests.sign_in('tomas');
select tests.refused($$ select draft_decision(tests.id('cleos'), 'accepted', 'Yes') $$, 'move_not_allowed', 'nothing is decided unread');
select move_application(tests.id('cleos'), 'screening');
select tests.refused($$ select draft_decision(tests.id('cleos'), 'accepted', 'Yes') $$, 'move_not_allowed', 'nor accepted at first sight');
select lives_ok($$ select draft_decision(tests.id('cleos'), 'rejected', 'No') $$, 'what does not fit can be refused early');
select approve_decision(tests.id('cleos'), 1);
select tests.refused($$ select draft_decision(tests.id('tomass'), 'accepted', 'Me') $$, 'own_application', 'nobody decides on their own');
select tests.refused($$ select release_decision(tests.id('tomass'), 1) $$, 'own_application', 'in any way');
select tests.sign_in('cleo');
select is(withdraw_application(tests.id('cleos')), '{"public_label": "withdrawn"}', 'an applicant withdraws while the decision is hidden');
select tests.sign_in('tomas');
select tests.refused($$ select release_decision(tests.id('cleos'), 1) $$, 'decision_not_approved', 'then it is not released');
select tests.refused($$ select draft_decision(tests.id('cleos'), 'accepted', 'Yes', 1) $$, 'move_not_allowed', 'nor decided anew');

-- A letter that was read before the application went another way is not the letter any more.
select tests.owner();
select tests.person('dina');
select tests.application('dinas', 'dina', 'open', 'in_review');
select tests.sign_in('tomas');
select draft_decision(tests.id('dinas'), 'accepted', 'Welcome');
select approve_decision(tests.id('dinas'), 1);
select move_application(tests.id('dinas'), 'in_review');
select tests.refused($$ select approve_decision(tests.id('dinas'), 1) $$, 'stale_version', 'a letter is not approved again unread after it was taken back');
select is(approve_decision(tests.id('dinas'), 2) ->> 'state', 'approved', 'but once it was read again');
select move_application(tests.id('dinas'), 'in_review');
select draft_decision(tests.id('dinas'), 'rejected', 'Sorry', 3);
select move_application(tests.id('dinas'), 'screening');
select tests.refused($$ select approve_decision(tests.id('dinas'), 4) $$, 'stale_version', 'nor one that was only drafted when the application moved');
select is(approve_decision(tests.id('dinas'), 5) ->> 'outcome', 'rejected', 'which is read again as well');

-- What was told once is not told again by a detour.
select tests.owner();
select tests.person('emeka');
select tests.application('emekas', 'emeka', 'open', 'waitlisted');
insert into decision_messages (application_id, outcome, message, state, released_at) values
  (tests.id('emekas'), 'waitlisted', 'Please wait', 'released', now());
select tests.sign_in('tomas');
select draft_decision(tests.id('emekas'), 'accepted', 'Welcome');
select tests.refused($$ select draft_decision(tests.id('emekas'), 'waitlisted', 'Please wait', 1) $$, 'move_not_allowed',
  'a draft of another outcome is no way to the same one again');
select is(outcome::text, 'accepted', 'and stays what it was') from decision_messages where application_id = tests.id('emekas') and state = 'drafted';
select approve_decision(tests.id('emekas'), 1);
select tests.refused($$ select draft_decision(tests.id('emekas'), 'waitlisted', 'Please wait', 1) $$, 'move_not_allowed',
  'nor is an approved one');
select is(application_detail(tests.id('emekas')) -> 'outcomes', '["rejected", "accepted"]', 'which is not offered either');
select tests.owner();
update decision_messages set outcome = 'waitlisted', state = 'drafted' where application_id = tests.id('emekas') and state = 'approved';
select tests.sign_in('tomas');
select tests.refused($$ select approve_decision(tests.id('emekas'), 1) $$, 'move_not_allowed', 'however it came to be written, it is not approved');
select move_application(tests.id('emekas'), 'in_review');
select is(tests.status('emekas'), 'in_review/waiting_list', 'after a second look, of which the applicant hears nothing,');
select lives_ok($$ select draft_decision(tests.id('emekas'), 'waitlisted', 'You are still on it', 2) $$, 'they can be told that they still wait');

-- Staff who applied: the log is no way round the release.
select tests.owner();
select tests.person('second', 'admin');
select tests.application('aminas', 'amina', 'open', 'interview');
select tests.sign_in('tomas');
select draft_decision(tests.id('aminas'), 'rejected', 'Sorry');
select approve_decision(tests.id('aminas'), 1);
select move_application(tests.id('aminas'), 'in_review');
select tests.sign_in('amina');
select is_empty($$ select 1 from audit_log where subject_id = tests.id('aminas') $$, 'an administrator who applied reads nothing of it in the log');
select isnt_empty($$ select 1 from audit_log where subject_id = tests.id('adas') $$, 'but everything else');
select isnt_empty($$ select 1 from audit_log where action = 'application_moved' $$, 'whatever was done');
select tests.sign_in('second');
select set_eq($$ select action from audit_log where subject_id = tests.id('aminas') $$, array['decision_approved', 'application_moved'],
  'another administrator reads it');
select * from finish();
