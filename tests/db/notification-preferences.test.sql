-- What people choose of their notifications, and how whoever tells them something asks.
select no_plan();
select tests.call('open');
select tests.person('ada');
select tests.person('bob');
select tests.person('lea', 'reviewer');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
select tests.application('adas', 'ada', 'open', 'in_review');
delete from notifications;
delete from private.email_outbox;

/** What the caller is offered. */
create function pg_temp.offered() returns text[] language sql as $$
  select array_agg(kind::text) from my_notification_preferences()
$$;
create function pg_temp.holds(wanted text) returns text language sql as $$
  select in_app || ' ' || email from my_notification_preferences() where kind::text = wanted
$$;
create function pg_temp.mails(wanted text default '%') returns bigint language sql as $$
  select count(*) from private.email_outbox where idempotency_key like wanted
$$;
grant execute on all functions in schema pg_temp to public;

-- One list.
select set_eq('select kind from private.notification_kinds', 'select unnest(enum_range(null::notification_kind))', 'every kind has its default');
select set_eq($$
  select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prosrc ~* 'insert\s+into\s+(public\.notifications|private\.digest_items)'
$$, array['notify'], 'there is one way to tell somebody something');

-- Who may.
select tests.become('anon');
select tests.forbidden('select 1 from notification_preferences', 'a visitor reads none');
select tests.forbidden('select my_notification_preferences()', 'is offered none');
select tests.forbidden($$ select set_notification_preference('signed_in', false) $$, 'and chooses none');
select tests.sign_in('ada');
select is(pg_temp.offered(), array['comment_for_applicant', 'portfolio_consent', 'signed_in'], 'a member is offered what members are told');
select is(pg_temp.holds('comment_for_applicant'), 'true at_once', 'with what holds as long as nothing was chosen');
select is((set_notification_preference('comment_for_applicant', email => 'daily_digest')).email::text, 'daily_digest', 'and chooses');
select is(pg_temp.holds('comment_for_applicant'), 'true daily_digest', 'which holds from then on');
select is((set_notification_preference('comment_for_applicant', in_app => false)).email::text, 'daily_digest', 'what is not named stays as it is');
select is(pg_temp.holds('comment_for_applicant'), 'false daily_digest', 'and what is named is changed');
select is((set_notification_preference('comment_for_applicant')).in_app, false, 'nothing named changes nothing');
select is(count(*)::int, 1, 'they read their own row') from notification_preferences;
select tests.refused($$ select set_notification_preference('application_submitted', false) $$, 'not_allowed', 'what staff are told is not theirs to choose');
select tests.refused($$ select set_notification_preference(null, false) $$, 'not_allowed', 'nor is nothing at all');
select throws_ok($$ select set_notification_preference('decision_released', email => 'off') $$, '22P02', null, 'a decision is told in any case');
select tests.forbidden($$ insert into notification_preferences (user_id, kind, in_app, email) values (tests.id('ada'), 'signed_in', true, 'off') $$,
  'rows are written by the command alone');
select tests.forbidden($$ update notification_preferences set email = 'off' $$, 'and changed by it');
select tests.forbidden('delete from notification_preferences', 'and stay');
select tests.forbidden('select 1 from private.digest_items', 'what waits is nobody''s to read');
select tests.forbidden('select private.notify(tests.id(''bob''), ''test'', ''x'', ''Pay me'')', 'nobody tells others something');
select tests.sign_in('bob');
select is_empty('select 1 from notification_preferences', 'another reads none of it');
select is(pg_temp.holds('comment_for_applicant'), 'true at_once', 'and nothing changed for them');
select tests.sign_in('lea');
select is(pg_temp.offered(), array['comment_for_applicant', 'portfolio_consent', 'signed_in'], 'a reviewer is told no more than a member');
select tests.sign_in('amina');
select is_empty('select 1 from notification_preferences', 'an administrator reads nobody else''s');
select is(cardinality(pg_temp.offered()), 7, 'and is offered everything');
select tests.sign_in('tomas');
select is(cardinality(pg_temp.offered()), 7, 'as a manager is');
select lives_ok($$ select set_notification_preference('comment_from_applicant', email => 'at_once') $$, 'who chooses what staff are told');
select tests.owner();
update private.security_settings set staff_second_factor = true;
select tests.sign_in('tomas');
select tests.refused($$ select set_notification_preference('comment_from_applicant', email => 'off') $$, 'not_allowed', 'but not without the second step that they owe');
select is(cardinality(pg_temp.offered()), 3, 'until then they are a member like any other');
select tests.owner();
update private.security_settings set staff_second_factor = false;
insert into auth.users (id, email) values (tests.id('zoe'), 'zoe@example.test');
select tests.sign_in('zoe');
select lives_ok($$ select set_notification_preference('signed_in', in_app => false) $$, 'somebody whose profile is not there yet gets one');
select tests.owner();
update private.rate_limits set tokens = 0, updated_at = clock_timestamp() + interval '1 minute' where key = 'notification_preference:' || tests.id('zoe');
select tests.sign_in('zoe');
select tests.refused($$ select set_notification_preference('signed_in', in_app => true) $$, 'rate_limited', 'a flood is cut off');
select tests.owner();
delete from auth.users where id = tests.id('zoe');
select is_empty($$ select 1 from notification_preferences where user_id = tests.id('zoe') $$, 'choices go with the account');

-- How the one who tells asks. Ada wants messages with the digest and not in the app.
create function pg_temp.say(author text, words text) returns void language sql as $$
  insert into application_comments (application_id, author_id, from_applicant, audience, body)
  values (tests.id('adas'), tests.id(author), author = 'ada', 'applicant', words)
$$;
select pg_temp.say('tomas', 'Hello Ada');
select is_empty($$ select 1 from notifications where user_id = tests.id('ada') $$, 'what is turned off in the app makes no row');
select is_empty($$ select 1 from realtime.messages where topic = 'user:' || tests.id('ada') $$, 'nor a word to open screens');
select is(pg_temp.mails(), 0::bigint, 'and no mail leaves at once');
select results_eq($$ select user_id, kind::text, notification_id, title, body, link from private.digest_items $$,
  $$ values (tests.id('ada'), 'comment_for_applicant', null::uuid, 'New message about your application', 'Hello Ada', '/dashboard/applications/' || tests.id('adas')) $$,
  'it waits for the digest');
select is(due_at, private.next_digest(), 'the next one') from private.digest_items;
select tests.sign_in('ada');
select set_notification_preference('comment_for_applicant', in_app => true);
select tests.owner();
select pg_temp.say('tomas', repeat('Very ', 100));
select is(char_length(n.body), 300, 'in both it is cut short') from notifications n join private.digest_items i on i.notification_id = n.id;
select tests.sign_in('ada');
select set_notification_preference('comment_for_applicant', email => 'off');
select tests.owner();
select is_empty('select 1 from private.digest_items', 'whoever turns a mail off gets none of what waits');
select pg_temp.say('tomas', 'Still there?');
select is(pg_temp.mails() + (select count(*) from private.digest_items), 0::bigint, 'nor of what comes');
select is(count(*)::int, 2, 'and reads it in the app') from notifications where user_id = tests.id('ada');
select tests.sign_in('ada');
select set_notification_preference('comment_for_applicant', email => 'at_once');
select tests.owner();
select pg_temp.say('tomas', 'At once');
select results_eq($$ select template, data ->> 'message' from private.email_outbox $$, $$ values ('comment_for_applicant', 'At once') $$,
  'a mail at once is the letter of its kind');
delete from private.email_outbox;

-- To staff: Tomas wants messages at once, Amina has chosen nothing.
delete from application_events;
select pg_temp.say('ada', 'My secret');
select results_eq($$ select recipient, template, data ->> 'kind', data ->> 'title', data ->> 'body', data ->> 'link' from private.email_outbox $$,
  $$ select 'tomas@example.test', 'notification', 'comment_from_applicant', title, '', link from notifications where kind = 'comment_from_applicant' and user_id = tests.id('tomas') $$,
  'a kind without a letter of its own has a plain one, without what was written to staff');
select results_eq($$ select user_id, body from private.digest_items $$, $$ values (tests.id('amina'), '') $$, 'nor is that in the digest');
select results_eq($$ select body from notifications where kind = 'comment_from_applicant' $$, $$ values ('My secret'), ('My secret') $$, 'it is read in the app');
delete from private.email_outbox;
delete from notifications;
select is_empty('select 1 from private.digest_items', 'what is gone from the app waits for no digest');

-- What is on no list.
select private.notify(tests.id('ada'), 'decision_released', 'x', 'A decision', 'Body', '/dashboard', '{"reference": "APP-1"}');
select private.notify(tests.id('ada'), 'decision_released', 'x', 'A decision', 'Body', '/dashboard', '{"reference": "APP-1"}');
select results_eq('select idempotency_key, template from private.email_outbox', $$ values ('decision_released:x:' || tests.id('ada'), 'decision_released') $$,
  'always goes by mail where it has a letter, once for what has happened');
select private.notify(tests.id('ada'), 'staff_role_changed', 'y', 'A role');
select is(pg_temp.mails(), 1::bigint, 'and not where it has none');
select is(count(*)::int, 3, 'and always shows in the app') from notifications where user_id = tests.id('ada');
select tests.become('service_role');
select record_sign_in(tests.id('bob'), '{"session_id": "one"}', 'Fourfold');
select tests.sign_in('bob');
select set_notification_preference('signed_in', false, 'at_once');
select tests.become('service_role');
select record_sign_in(tests.id('bob'), '{"session_id": "two"}', 'Fourfold');
select tests.owner();
select is(count(*)::int, 1, 'a greeting can be turned off') from notifications where kind = 'signed_in';
select is(pg_temp.mails('signed_in:two:%'), 1::bigint, 'and had by mail instead');
select * from finish();
