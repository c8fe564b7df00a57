-- Comments and the timeline: who says what to whom, who reads it, who hears of it.
select plan(54);
select tests.call('open');
select tests.person('ada');
select tests.person('bob');
select tests.person('lea', 'reviewer');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
select tests.person('olu', 'manager');
delete from staff_members where user_id not in (tests.id('lea'), tests.id('tomas'), tests.id('amina'), tests.id('olu'));
select tests.application('adas', 'ada', 'open', 'in_review');
select tests.application('draft', 'bob', 'open', 'draft');
select tests.call('second');
select tests.application('olus', 'olu', 'second', 'in_review');

create function pg_temp.say(application text, audience comment_audience, body text) returns void language sql as
$$ insert into application_comments (application_id, audience, body) values (tests.id(application), audience, body) $$;
grant execute on all functions in schema pg_temp to public;

select tests.become('anon');
select tests.forbidden($$ select pg_temp.say('adas', 'applicant', 'Hi') $$, 'a visitor says nothing');
select tests.forbidden('select 1 from application_comments', 'and reads nothing');
select tests.forbidden('select id from application_events', 'nor a timeline');

select tests.sign_in('bob');
select tests.forbidden($$ select pg_temp.say('adas', 'applicant', 'Hi') $$, 'another member says nothing');
select tests.forbidden($$ select pg_temp.say('adas', 'staff', 'Hi') $$, 'to nobody');
select tests.forbidden($$ select pg_temp.say('draft', 'applicant', 'Hi') $$, 'on a draft there is nobody to talk to');
select tests.forbidden($$ select pg_temp.say('nothing', 'applicant', 'Hi') $$, 'nor on nothing');

select tests.sign_in('ada');
select tests.forbidden($$ select pg_temp.say('adas', 'staff', 'Hi') $$, 'an applicant does not write to staff alone');
select lives_ok($$ select pg_temp.say('adas', 'applicant', 'A <i>question</i>') $$, 'but on the page of the application');
select throws_ok($$ select pg_temp.say('adas', 'applicant', ' ') $$, '23514', null, 'something');
select throws_ok($$ select pg_temp.say('adas', 'applicant', '') $$, '23514', null, 'not nothing');
select throws_ok($$ select pg_temp.say('adas', 'applicant', repeat('x', 4001)) $$, '23514', null, 'not without end');
select lives_ok($$ select pg_temp.say('adas', 'applicant', repeat('🌱', 4000)) $$, 'up to 4,000 characters of any kind');
select tests.forbidden($$ insert into application_comments (application_id, audience, body, author_id)
  values (tests.id('adas'), 'applicant', 'x', tests.id('tomas')) $$, 'under their own name');
select tests.forbidden($$ update application_comments set body = 'x' $$, 'nothing is said differently afterwards');
select tests.forbidden('delete from application_comments', 'nor unsaid');
select tests.owner();
select set_eq($$ select user_id from notifications where kind = 'comment_from_applicant' $$,
  array[tests.id('tomas'), tests.id('amina'), tests.id('olu')], 'all managers hear of it while nobody has it in hand');
select is_empty($$ select 1 from private.email_outbox where data ->> 'message' like '%question%' $$, 'in the app, not by mail');
delete from notifications;

select tests.sign_in('lea');
select lives_ok($$ select pg_temp.say('adas', 'staff', 'Looks strong') $$, 'a reviewer writes to staff');
select is(count(*)::int, 3, 'and reads everything') from application_comments where application_id = tests.id('adas');
select is(count(*)::int, 3, 'on the timeline too') from application_events where application_id = tests.id('adas');
select tests.forbidden($$ select pg_temp.say('draft', 'staff', 'Hi') $$, 'but nothing on a draft');
select tests.forbidden($$ update application_comments set body = 'x' $$, 'nor changes what was said');
select tests.owner();
select is_empty('select 1 from notifications', 'a word among staff is no notification');
select tests.sign_in('tomas');
select lives_ok($$ select pg_temp.say('adas', 'applicant', 'An answer') $$, 'a manager answers the applicant');

select tests.sign_in('ada');
select set_eq('select left(body, 20) from application_comments', array['A <i>question</i>', repeat('🌱', 20), 'An answer'],
  'the applicant reads what is meant for them');
select is_empty($$ select 1 from application_comments where audience = 'staff' $$, 'and nothing that staff say among themselves');
select is(count(*)::int, 3, 'also on the timeline') from application_events where kind = 'comment_added';
select is_empty($$ select 1 from application_events where data ->> 'audience' = 'staff' $$, 'which shows no internal one');
select results_eq('select kind, title, body from notifications',
  $$ values ('comment_for_applicant', 'New message about your application', 'An answer') $$, 'they are told in the app');
select results_eq('select left(body, 10), from_applicant from application_comments where from_applicant = false', $$ values ('An answer', false) $$,
  'they read which side spoke');
select is(count(*)::int, 2, 'also of themselves') from application_comments where from_applicant;
select tests.forbidden('select author_id from application_comments', 'but not who of the staff it was');
select tests.forbidden($$ insert into application_comments (application_id, audience, body, from_applicant)
  values (tests.id('adas'), 'applicant', 'x', false) $$, 'nor can they speak for the other side');
select tests.forbidden('select actor_id from application_events', 'who did something is not theirs to know');
select tests.forbidden('select staff_data from application_events', 'nor what staff know of it');
select tests.forbidden($$ insert into application_events (application_id, kind) values (tests.id('adas'), 'decision_released') $$,
  'nobody writes the timeline');
select tests.forbidden($$ update application_events set shown_to_applicant = true $$, 'nor changes it');
select tests.forbidden('delete from application_events', 'nor cuts it');
select tests.owner();
select results_eq($$ select recipient, data ->> 'message' from private.email_outbox where template = 'comment_for_applicant' $$,
  $$ values ('ada@example.test', 'An answer') $$, 'and by mail');
delete from notifications;
select tests.sign_in('ada');
select lives_ok($$ select pg_temp.say('adas', 'applicant', 'Thank you') $$, 'the applicant answers');
select tests.owner();
select results_eq('select user_id from notifications', array[tests.id('tomas')], 'now only the manager who has it in hand hears of it');
select is(count(*)::int, 4, 'what the applicant may see goes to the application''s channel') from realtime.messages
  where topic = 'application:' || tests.id('adas');
select is(count(*)::int, 5, 'and everything to the staff channel') from realtime.messages
  where topic = 'staff' and event = 'application_changed';
select is_empty($$ select 1 from realtime.messages where topic = 'staff' and (payload - 'id' <> '{}' or payload ->> 'id' <> id::text) $$,
  'which does not say what happened, or to which application: its applicant may be listening');
select is_empty($$ select 1 from realtime.messages where topic !~ '^user:' and payload - 'id' - 'kind' <> '{}' $$, 'hints, never data');

-- Staff who are applicants themselves.
select tests.sign_in('amina');
select lives_ok($$ select pg_temp.say('olus', 'staff', 'About Olu') $$, 'staff talk about the application of a colleague');
select tests.sign_in('olu');
select is_empty($$ select 1 from application_comments where application_id = tests.id('olus') $$, 'which the colleague does not read');
select is_empty($$ select 1 from application_events where application_id = tests.id('olus') $$, 'nor sees on the timeline');
select tests.forbidden($$ select pg_temp.say('olus', 'staff', 'I am great') $$, 'nor joins in');
select lives_ok($$ select pg_temp.say('olus', 'applicant', 'A question') $$, 'but asks as any applicant');
select tests.owner();
select is_empty($$ select 1 from notifications where user_id = tests.id('olu') and kind = 'comment_from_applicant' $$, 'without hearing of it');

update private.rate_limits set tokens = 0, updated_at = clock_timestamp() + interval '1 minute' where key = 'comment:' || tests.id('lea');
select tests.sign_in('lea');
select tests.refused($$ select pg_temp.say('adas', 'staff', 'again') $$, 'rate_limited', 'a flood is cut off');
select tests.owner();
select throws_ok($$ insert into application_events (application_id, kind) values (tests.id('adas'), 'danced') $$, '23514', null,
  'only known things happen');
select * from finish();
