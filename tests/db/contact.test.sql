-- Feedback, messages of the contact page, the newsletter: who adds, who reads, and how much.
select no_plan();

select tests.person('ada');
select tests.person('bob');
select tests.person('rita', 'reviewer');
select tests.person('tomas', 'manager');
delete from private.email_outbox;

/** From here on, requests come with these headers. */
create function pg_temp.from_where(headers jsonb) returns void language sql as
$$ select set_config('request.headers', coalesce(headers::text, ''), true) $$;
/** Adds as many pieces of feedback as may be, one by one, and says how many were taken. */
create function pg_temp.flood(times integer) returns integer language plpgsql as $$
declare
  taken integer := 0;
begin
  for turn in 1..times loop
    begin
      insert into public.feedback (email, message) values ('flood@example.test', 'Turn ' || turn);
      taken := taken + 1;
    exception when sqlstate 'P0001' then null;
    end;
  end loop;
  return taken;
end
$$;
grant execute on all functions in schema pg_temp to public;

-- Feedback: anybody adds.
select tests.become('anon');
select pg_temp.from_where('{"cf-connecting-ip": "198.51.100.1"}');
select lives_ok($$ insert into feedback (user_id, email, name, category, rating, message)
  values (null, 'visitor@example.test', null, 'bug', null, 'It is slow') $$, 'B-3.6: a visitor adds feedback, as nobody');
select tests.forbidden(format('insert into feedback (user_id, email, message) values (%L, ''a@b.c'', ''x'')', tests.id('ada')),
  'B-3.6: a visitor adds none in a member''s name');
select tests.forbidden($$ insert into feedback (email, message) values ('a@b.c', 'x') returning id $$, 'and reads nothing back');
select tests.forbidden('select 1 from feedback', 'a visitor reads no feedback');
select tests.forbidden($$ update feedback set message = 'x' $$, 'changes none');
select tests.forbidden('delete from feedback', 'deletes none');
select tests.forbidden($$ insert into feedback (email, message, created_at) values ('a@b.c', 'x', now()) $$, 'when it came is for the server to say');
select tests.forbidden($$ insert into feedback (email, message, id) values ('a@b.c', 'x', tests.id('x')) $$, 'so is its number');
select throws_ok(format('insert into feedback (email, message, name, rating, category) values (%s)', given), '23514', null, 'B-3.6: refused: ' || what)
from (values
  ('''a@b.c'', '''', null, null, ''bug''', 'no words'),
  ('''a@b.c'', ''  '', null, null, ''bug''', 'only space'),
  ('''a@b.c'', repeat(''x'', 5001), null, null, ''bug''', 'words beyond the limit'),
  ('''nobody'', ''x'', null, null, ''bug''', 'an address that is none'),
  ('E''a@b.c\nBcc: x@y.z'', ''x'', null, null, ''bug''', 'an address with a line end'),
  ('repeat(''x'', 250) || ''@b.co'', ''x'', null, null, ''bug''', 'an address beyond the limit'),
  ('''a@b.c'', ''x'', repeat(''x'', 121), null, ''bug''', 'a name beyond the limit'),
  ('''a@b.c'', ''x'', null, 0, ''bug''', 'no star'),
  ('''a@b.c'', ''x'', null, 6, ''bug''', 'six stars')
) as bad (given, what);
select throws_ok($$ insert into feedback (email, message, category) values ('a@b.c', 'x', 'spam') $$, '22P02', null, 'B-3.4: a category that does not exist');

select tests.sign_in('ada');
select lives_ok(format('insert into feedback (user_id, email, name, category, rating, message) values (%L, ''ada@example.test'', ''Ada'', ''feature'', 5, ''More'')', tests.id('ada')),
  'B-3.6: a member adds feedback as themselves');
select lives_ok($$ insert into feedback (email, message) values ('ada@example.test', 'As nobody') $$, 'or as nobody');
select tests.forbidden(format('insert into feedback (user_id, email, message) values (%L, ''a@b.c'', ''x'')', tests.id('bob')),
  'B-3.6: but not as another');
select is_empty('select 1 from feedback', 'a member reads none, not even their own');
select tests.sign_in('rita');
select is_empty('select 1 from feedback', 'nor does a reviewer');
select tests.sign_in('tomas');
select is(count(*)::int, 3, 'a manager reads all') from feedback;
select tests.forbidden('delete from feedback', 'and deletes none');

-- Limits of feedback.
select tests.become('anon');
select pg_temp.from_where('{"x-forwarded-for": "203.0.113.5"}');
select is(pg_temp.flood(200), 5, 'of two hundred from one address five are taken');
select tests.refused($$ insert into feedback (email, message) values ('a@b.c', 'x') $$, 'rate_limited', 'the rest is refused by name');
select pg_temp.from_where('{"x-forwarded-for": "1.1.1.1, 203.0.113.5"}');
select is(pg_temp.flood(3), 0, 'hops that the caller invents change nothing');
select pg_temp.from_where('{"x-forwarded-for": "203.0.113.6"}');
select is(pg_temp.flood(1), 1, 'another address is another sender');
select pg_temp.from_where('{"x-forwarded-for": "::ffff:203.0.113.5"}');
select is(pg_temp.flood(3), 0, 'the same address written for version 6 is the same');
select pg_temp.from_where('{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "203.0.113.5, 10.0.0.1"}');
select is(pg_temp.flood(10), 5, 'what Cloudflare says goes before what a shared gateway says');
select pg_temp.from_where('{"x-forwarded-for": "2001:db8:1:2::1"}');
select is(pg_temp.flood(10), 5, 'addresses of version 6 have their limit');
select pg_temp.from_where('{"x-forwarded-for": "2001:db8:1:2:ffff::9"}');
select is(pg_temp.flood(10), 0, 'which one customer''s addresses share');
select pg_temp.from_where('{"x-forwarded-for": "2001:db8:1:3::1"}');
select is(pg_temp.flood(1), 1, 'and no two customers''');
create function pg_temp.flood_from(networks integer) returns integer language plpgsql as $$
declare
  taken integer := 0;
begin
  for network in 1..networks loop
    perform pg_temp.from_where(jsonb_build_object('x-forwarded-for', format('2001:db8:4848:%s::1', network)));
    taken := taken + pg_temp.flood(3);
  end loop;
  return taken;
end
$$;
select is(pg_temp.flood_from(50), 20, 'whoever has thousands of networks has not thousands of limits');
select pg_temp.from_where('{"x-forwarded-for": "unknown; drop table"}');
select is(pg_temp.flood(10), 5, 'those of whom nothing is known share one limit');
select pg_temp.from_where(null);
select is(pg_temp.flood(10), 0, 'however nothing is known');
select tests.sign_in('bob');
select is(pg_temp.flood(10), 5, 'a member has a limit of their own');
select pg_temp.from_where('{"cf-connecting-ip": "192.0.2.77"}');
select is(pg_temp.flood(10), 0, 'wherever they are');
select tests.owner();
update private.rate_limits set updated_at = now() - interval '121 seconds' where key = 'feedback:network:203.0.113.5';
select tests.become('anon');
select pg_temp.from_where('{"x-forwarded-for": "203.0.113.5"}');
select is(pg_temp.flood(10), 1, 'two minutes later one more is taken');
select tests.owner();
update private.rate_limits set tokens = 0, updated_at = clock_timestamp() where key = 'feedback:visitors';
select tests.become('anon');
select pg_temp.from_where('{"x-forwarded-for": "203.0.113.99"}');
select tests.refused($$ insert into feedback (email, message) values ('a@b.c', 'x') $$, 'rate_limited', 'a flood from everywhere meets a bound too');
select tests.sign_in('tomas');
select is(pg_temp.flood(1), 1, 'which keeps no member out');
select tests.become('anon');
select tests.refused($$ insert into feedback (email, message) select 'a@b.c', 'x' from generate_series(1, 50) $$, 'rate_limited', 'fifty in one request count as fifty');
select tests.owner();
select lives_ok($$ insert into feedback (email, message) select 'a@b.c', 'x' from generate_series(1, 50) $$, 'a seed is not limited');
select is(count(*)::int, 2, 'what is of a member') from feedback where user_id = tests.id('ada') or email = 'ada@example.test';
delete from auth.users where id = tests.id('ada');
select is(count(*)::int, 1, 'goes with their account') from feedback where email = 'ada@example.test';

-- Messages: through the service alone.
create temp table letter as select '{"topic": "press", "name": "Ada Obi", "email": "ada@example.test", "organisation": "", "subject": "", "message": "May I?"}'::jsonb as said;
grant select on letter to public;
create temp table commands (command text);
insert into commands values ('insert into contact_messages (name, email, message) values (''A'', ''a@b.c'', ''x'')'),
  ('delete from contact_messages'), ('update contact_messages set settled_at = now()'),
  ('insert into newsletter_subscribers (email) values (''a@b.c'')'), ('delete from newsletter_subscribers'),
  ('update newsletter_subscribers set state = ''confirmed'''), ('select token_hash from newsletter_subscribers'),
  ('select receive_contact_message(said, ''o@example.test'') from letter'), ('select queue_feedback_mails(''a@b.c'', ''o@example.test'')'),
  ('select subscribe_newsletter(''a@b.c'', repeat(''a'', 64), ''n'', '''')'), ('select confirm_newsletter(repeat(''a'', 64))'),
  ('select leave_newsletter(tests.id(''x''))');
grant select on commands to public;
select tests.become('anon');
select tests.forbidden(command, 'a visitor: ' || command) from commands;
select tests.forbidden('select 1 from contact_messages', 'a visitor reads no message');
select tests.forbidden('select 1 from newsletter_subscribers', 'a visitor reads no list');
select tests.sign_in('tomas');
select tests.forbidden(command, 'a manager: ' || command) from commands;
select tests.become('service_role');
select is(receive_contact_message(said, 'office@example.test', tests.id('bob')), true, 'the service takes a message') from letter;
select is(receive_contact_message(said, 'office@example.test', tests.id('bob')), false, 'the same twice within minutes is one') from letter;
select lives_ok($$ select receive_contact_message(jsonb_build_object('name', repeat('a', 120) || ' ' || repeat('b', 120), 'email', 'long@example.test', 'message', repeat(U&'\+01F33E', 6000), 'topic', 'general', 'organisation', repeat('ü', 200), 'subject', repeat('ü', 200)), 'office@example.test') $$,
  'B-9.1: as long as the form lets it be');
select tests.owner();
delete from contact_messages where email = 'long@example.test';
delete from private.email_outbox where data ->> 'email' = 'long@example.test';
select results_eq('select topic::text, name, email, organisation, message, user_id from contact_messages',
  $$ values ('press', 'Ada Obi', 'ada@example.test', null::text, 'May I?', tests.id('bob')) $$, 'it is kept');
select results_eq('select recipient, template, user_id from private.email_outbox where template = ''contact_message''',
  $$ values ('office@example.test', 'contact_message', null::uuid) $$, 'and owed to the operator, once');
update private.email_outbox set created_at = now() - interval '11 minutes', idempotency_key = 'earlier';
update contact_messages set created_at = now() - interval '11 minutes';
select tests.become('service_role');
select is(receive_contact_message(said, 'office@example.test'), true, 'later the same words are another message') from letter;
select tests.owner();
update private.rate_limits set tokens = 0, updated_at = clock_timestamp() where key = 'operator-mail:contact_message:visitors';
select tests.become('service_role');
select is(receive_contact_message(said || '{"message": "Again"}', 'office@example.test'), true, 'a flood keeps nobody from writing') from letter;
select is(receive_contact_message(said || '{"message": "Again"}', 'office@example.test'), false, 'once') from letter;
select is(receive_contact_message(said || '{"message": "Again", "subject": "More"}', 'office@example.test'), true, 'another subject is another message') from letter;
select is(receive_contact_message(said || '{"message": "Of a member"}', 'office@example.test', tests.id('bob')), true, 'nor a member') from letter;
select tests.owner();
select results_eq($$ select message from contact_messages where message in ('Again', 'Of a member') order by 1 $$, array['Again', 'Again', 'Of a member'], 'all of it is kept');
select results_eq($$ select data ->> 'message' from private.email_outbox where data ->> 'message' in ('Again', 'Of a member') $$, array['Of a member'],
  'but it fills nobody''s mailbox, and silences no member');
delete from contact_messages where message in ('Again', 'Of a member');
update private.rate_limits set tokens = 0, updated_at = clock_timestamp() where key = 'contact-messages:visitors';
select tests.become('service_role');
select tests.refused($$ select receive_contact_message(said || '{"message": "And again"}', 'office@example.test') from letter $$, 'rate_limited', 'nor does it fill the table');
select is(receive_contact_message(said || '{"message": "And again"}', 'office@example.test', tests.id('bob')), true, 'still a member writes') from letter;
select tests.owner();
delete from contact_messages where message = 'And again';
select tests.owner();
delete from auth.users where id = tests.id('bob');
select is(count(*)::int, 2, 'a letter stays when its writer''s account is gone') from contact_messages where user_id is null;
select tests.sign_in('rita');
select is_empty('select 1 from contact_messages', 'a reviewer reads no message');
select tests.refused('select settle_contact_message(tests.id(''x''))', 'not_allowed', 'nor settles one');
select tests.sign_in('tomas');
select is(count(*)::int, 2, 'a manager reads all') from contact_messages;
select lives_ok('select settle_contact_message(id) from (select id from contact_messages order by created_at limit 1) m', 'and says what was dealt with');
select results_eq('select settled_by from contact_messages where settled_at is not null', array[tests.id('tomas')], 'by whom');
select lives_ok('select settle_contact_message(id, false) from contact_messages', 'or that it was not');
select is_empty('select 1 from contact_messages where settled_at is not null or settled_by is not null', 'after all');
select tests.owner();
select results_eq($$ select action, actor_id from audit_log where subject_type = 'contact_message' order by id $$,
  $$ values ('contact_message_settled', tests.id('tomas')), ('contact_message_reopened', tests.id('tomas')) $$, 'the log has both, and nothing of what changed nothing');
select tests.sign_in('tomas');
select tests.refused('select settle_contact_message(tests.id(''x''))', 'not_found', 'of a message that exists');

-- The mail about feedback says what was added, and nothing else.
select tests.owner();
delete from private.email_outbox;
insert into feedback (email, name, category, rating, message, created_at) values
  ('Said@example.test', 'Noor', 'feature', 4, 'More of it', now() - interval '9 minutes'), ('said@example.test', null, 'bug', null, 'Less', now() - interval '1 minute'),
  ('said@example.test', ' ', 'bug', null, 'Long ago', now() - interval '11 minutes'), ('other@example.test', null, 'bug', null, 'Other', now());
select tests.become('service_role');
select is(queue_feedback_mails('nobody@example.test', 'office@example.test'), false, 'B-3.7: who gave no feedback has none to tell of');
select is(queue_feedback_mails('said@example.test', 'office@example.test'), true, 'B-3.7: the operator is told of what was just added');
select is(queue_feedback_mails('SAID@example.test', 'office@example.test'), true, 'B-3.7: and again');
select tests.owner();
select results_eq($$ select recipient, template, data from private.email_outbox order by data ->> 'name' $$, $$ values
  ('office@example.test', 'feedback_received', '{"name": "Anonymous", "email": "said@example.test", "category": "bug", "message": "Rating: Not provided\n\nLess"}'::jsonb),
  ('office@example.test', 'feedback_received', '{"name": "Noor", "email": "Said@example.test", "category": "feature", "message": "Rating: 4/5\n\nMore of it"}')
$$, 'B-3.7: once, with the name, the category, the rating and the words');
insert into feedback (email, message) select 'said@example.test', 'More ' || n from generate_series(1, 20) as n;
select tests.become('service_role');
select is(queue_feedback_mails('said@example.test', 'office@example.test'), true, 'of very much');
select tests.owner();
select is(count(*)::int, 10, 'it is told some') from private.email_outbox where template = 'feedback_received';
insert into feedback (email, message, user_id) values ('member@example.test', 'Mine', tests.id('rita'));
update private.rate_limits set tokens = 0, updated_at = clock_timestamp() where key = 'operator-mail:feedback_received:visitors';
select tests.become('service_role');
select is(queue_feedback_mails('member@example.test', 'office@example.test'), true, 'a flood of visitors keeps no member out');
select tests.owner();
select is(count(*)::int, 11, 'and is told to the operator') from private.email_outbox where template = 'feedback_received';
insert into feedback (email, message) values ('other@example.test', 'Not told');
select tests.become('service_role');
select is(queue_feedback_mails('other@example.test', 'office@example.test'), true, 'of theirs there are fewer mails than feedback');
select tests.owner();
select is_empty($$ select 1 from private.email_outbox where data ->> 'message' like '%Not told' $$, 'in a flood');
delete from private.email_outbox;
delete from feedback where email ilike 'said@%' or email in ('other@example.test', 'member@example.test');

-- The newsletter.
select tests.become('service_role');
select subscribe_newsletter('Noor@Example.test', repeat('a', 64), 'n1', 'contact');
select subscribe_newsletter('noor@example.test', repeat('b', 64), 'n2', 'blog');
select results_eq('select email, state::text, token_hash from newsletter_subscribers', $$ values ('Noor@Example.test', 'pending', repeat('a', 64)) $$,
  'an address is asked once, however it is written');
select tests.owner();
select results_eq('select recipient, data from private.email_outbox where template = ''newsletter_confirm''',
  $$ values ('Noor@Example.test', '{"nonce": "n1"}'::jsonb) $$, 'by one mail an hour, whose token is not in the database');
select is(private.mailbox_of(given), wanted, given || ' is read by ' || wanted) from (values
  ('noor@example.test', 'noor@example.test'), ('Noor+News@Example.test', 'noor@example.test'), ('noor+a+b@example.test', 'noor@example.test'), ('n.oor@example.test', 'n.oor@example.test'),
  ('n.o.or+x@gmail.com', 'noor@gmail.com'), ('noor@googlemail.com', 'noor@gmail.com'), ('+x@example.test', '+x@example.test')
) as a (given, wanted);
select tests.become('service_role');
select subscribe_newsletter('noor+' || n || '@example.test', repeat(n::text, 64), 'n2', 'blog') from generate_series(1, 5) as n;
select tests.owner();
select is(count(*)::int, 1, 'names that end up in the same mailbox get no mail of their own') from private.email_outbox where template = 'newsletter_confirm';
select tests.become('service_role');
select is(confirm_newsletter(repeat('c', 64)), 'unknown', 'a token that was never sent confirms nothing');
select is(confirm_newsletter(repeat('a', 64)), 'confirmed', 'the one that was sent does');
select is(confirm_newsletter(repeat('a', 64)), 'already', 'once');
select tests.owner();
select results_eq($$ select recipient, data from private.email_outbox where template = 'newsletter_welcome' $$,
  $$ select 'Noor@Example.test', jsonb_build_object('subscriber', id) from newsletter_subscribers $$, 'and says so by mail, once');
select tests.sign_in('rita');
select is_empty('select email from newsletter_subscribers', 'a reviewer reads no list');
select tests.sign_in('tomas');
select results_eq('select email from newsletter_subscribers', array['Noor@Example.test'], 'a manager reads who confirmed');
select tests.owner();
delete from private.rate_limits where key like 'newsletter:%';
delete from private.email_outbox;
select tests.become('service_role');
select subscribe_newsletter('noor@example.test', repeat('d', 64), 'n3', '');
select is(confirm_newsletter(repeat('d', 64)), 'unknown', 'who is on the list is not asked again');
select tests.owner();
select results_eq('select template, recipient from private.email_outbox', $$ values ('newsletter_welcome', 'Noor@Example.test') $$, 'but told so');
create temp table noor as select id from newsletter_subscribers;
grant select on noor to public;
select tests.become('service_role');
select is(leave_newsletter(id), 'left', 'whoever wants to leave leaves') from noor;
select is(leave_newsletter(id), 'already', 'once') from noor;
select is(leave_newsletter(tests.id('nobody')), 'unknown', 'nobody else does');
select is(confirm_newsletter(repeat('a', 64)), 'unknown', 'and no old mail brings them back');
select tests.sign_in('tomas');
select is_empty('select email from newsletter_subscribers', 'a manager reads nobody who has left');
select tests.owner();
select results_eq($$ select private.take_rate_limit('newsletter:' || encode(sha256('noor@example.test'), 'hex') || ':hour', 1, 0.01) $$, array[false], 'an hour has not passed');
update private.rate_limits set updated_at = updated_at - interval '61 minutes' where key like 'newsletter:%:hour';
select tests.become('service_role');
select subscribe_newsletter('noor@example.test', repeat('e', 64), 'n4', '');
select tests.owner();
update newsletter_subscribers set asked_at = now() - interval '7 days 1 minute';
select tests.become('service_role');
select is(confirm_newsletter(repeat('e', 64)), 'expired', 'a mail holds for a week');
select tests.owner();
update newsletter_subscribers set asked_at = now() - interval '6 days 23 hours';
select tests.become('service_role');
select is(confirm_newsletter(repeat('e', 64)), 'confirmed', 'and no less');
select tests.owner();
update private.rate_limits set tokens = 0, updated_at = clock_timestamp() where key = 'newsletter';
select tests.become('service_role');
select tests.refused($$ select subscribe_newsletter('new@example.test', repeat('f', 64), 'n5', '') $$, 'rate_limited', 'no flood of addresses goes out in our name');

-- Five mails a month, whoever goes on asking in somebody's name.
select tests.owner();
delete from private.email_outbox;
/** Asks so many times, each as if nobody had asked for a day; answers how many mails came of it. */
create function pg_temp.ask(times integer, tag text default '') returns integer language plpgsql as $$
begin
  delete from private.email_outbox;
  for turn in 1..times loop
    delete from private.rate_limits where key like 'newsletter%';
    perform subscribe_newsletter('victim' || tag || '@example.test', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'nonce ' || turn, '');
    update private.email_outbox set idempotency_key = gen_random_uuid();
  end loop;
  return (select count(*) from private.email_outbox where template like 'newsletter%');
end
$$;
select is(pg_temp.ask(20), 5, 'nobody is asked more than five times');
select is(pg_temp.ask(3, '+more'), 0, 'by any of their names');
update newsletter_subscribers set asked_at = now() - interval '30 days 1 minute' where email = 'victim@example.test';
select is(pg_temp.ask(20), 5, 'before a month is over');
update newsletter_subscribers set state = 'confirmed', asked_at = now() - interval '31 days' where email = 'victim@example.test';
select is(pg_temp.ask(20), 5, 'nor told more often that they are on the list');

-- What never gets in, whoever writes.
select tests.owner();
select throws_ok(format('insert into contact_messages (name, email, message, %s) values (''A'', ''a@b.c'', ''x'', %s)', col, bad), '23514', null, format('a message whose %s is %s', col, bad))
from (values ('organisation', $$repeat('x', 201)$$), ('subject', $$repeat('x', 201)$$)) as b (col, bad);
select throws_ok(format('insert into contact_messages (name, email, message) values (%s, %s, %s)', name, email, message), '23514', null, format('a message: %s, %s, %s', name, email, message))
from (values ($$'A'$$, $$'a@b.c'$$, $$' '$$), ($$'A'$$, $$'a@b.c'$$, $$repeat('x', 6001)$$), ($$' '$$, $$'a@b.c'$$, $$'x'$$), ($$repeat('x', 242)$$, $$'a@b.c'$$, $$'x'$$), ($$'A'$$, $$E'a@b.c\nBcc:x@y.z'$$, $$'x'$$)) as b (name, email, message);
select throws_ok(format('insert into newsletter_subscribers (email, token_hash, source) values (%s)', given), '23514', null, 'no reader: ' || given)
from (values ($$'nobody', null, ''$$), ($$'a@b.c', 'the token itself', ''$$), ($$'a@b.c', null, '<script>'$$), ($$'a@b.c', null, repeat('a', 41)$$)) as b (given);
select throws_ok(format('insert into private.email_outbox (idempotency_key, recipient, template, data, status) values (%s)', given), '23514', null, 'no mail: ' || left(given, 60))
from (values ($$repeat('k', 201), 'a@b.c', 'x', '{}', 'queued'$$), ($$'k', 'a', 'x', '{}', 'queued'$$), ($$'k', 'a@b.c', '../x', '{}', 'queued'$$),
  ($$'k', 'a@b.c', 'x', to_jsonb(repeat('x', 70000)), 'queued'$$), ($$'k', 'a@b.c', 'x', '{}', 'lost'$$)) as b (given);

-- What has had its time.
select tests.owner();
update feedback set created_at = now() - interval '24 months 1 day' where id in (select id from feedback limit 2);
update contact_messages set created_at = now() - interval '24 months 1 day' where id in (select id from contact_messages limit 1);
insert into newsletter_subscribers (email, state, asked_at, left_at) values
  ('never@example.test', 'pending', now() - interval '31 days', null), ('gone@example.test', 'left', now() - interval '1 year', now() - interval '31 days'),
  ('stays@example.test', 'confirmed', now() - interval '9 years', null), ('lately@example.test', 'left', now() - interval '1 year', now() - interval '29 days');
create temp table before as select count(*)::int as feedback from feedback;
select private.tidy();
select is(count(*)::int, (select feedback - 2 from before), 'feedback goes after two years') from feedback;
select is(count(*)::int, 1, 'so do messages') from contact_messages;
select results_eq($$ select email from newsletter_subscribers where email ~ '^(never|gone|stays|lately)' order by 1 $$, array['lately@example.test', 'stays@example.test'],
  'addresses that never confirmed or left go after a month');
select * from finish();
