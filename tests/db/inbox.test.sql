-- The inbox: messages and feedback as managers read, find and settle them, and who is told of what arrives.
select plan(32);

select tests.person('ada');
select tests.person('rita', 'reviewer');
select tests.person('tomas', 'manager');
select tests.person('amina', 'manager');
delete from public.feedback;
delete from public.contact_messages;
delete from public.notifications;

insert into public.contact_messages (name, email, organisation, subject, message, topic, user_id) values
  ('Zoë Ňguyen', 'zoe@example.test', 'Côte Radio', 'Interview', 'May we film the demo day?', 'press', null),
  ('Tomas', 'tomas@example.test', null, '', repeat('long ', 100), 'general', tests.id('tomas'));
insert into public.feedback (email, name, category, rating, message) values
  ('a@example.test', 'Ada', 'bug', 2, 'The deck does not upload'), ('b@example.test', null, 'general', 5, 'Fine'),
  ('c@example.test', null, 'general', 5, 'Good'), ('d@example.test', null, 'feature', null, 'Dark mode');

-- How they are named, begin, and are found.
select matches(reference, '^M-[0-9A-F]{6}$', 'a message has a reference to be named by') from contact_messages where topic = 'press';
select matches(reference, '^F-[0-9A-F]{6}$', 'so has feedback') from feedback where category = 'bug';
select is(char_length(preview), 240, 'lists read how it begins') from contact_messages where topic = 'general';
select results_eq($$ select topic::text from contact_messages where search_text like '% zoe%' and search_text like '% nguyen%' $$, array['press'], 'a message is found by its writer, without accents');
select results_eq($$ select topic::text from contact_messages where search_text like '% cote%' and search_text like '% film%' $$, array['press'], 'by their organisation and its words');
select results_eq($$ select category::text from feedback where search_text like '% upload%' $$, array['bug'], 'feedback is found by its words');

-- Who is told.
select set_eq($$ select user_id from notifications where kind = 'contact_message' and title = 'New message from Zoë Ňguyen' $$,
  array[tests.id('tomas'), tests.id('amina')], 'managers are told of a message, reviewers and members are not');
select set_eq($$ select user_id from notifications where title = 'New message from Tomas' $$, array[tests.id('amina')], 'nobody of their own');
select is(n.link, '/dashboard/messages?open=' || m.id, 'and led to it')
from notifications n, contact_messages m where n.user_id = tests.id('tomas') and m.topic = 'press';
select is(char_length(body), 300, 'by how it begins') from notifications where title = 'New message from Tomas';
select lives_ok($$ insert into contact_messages (name, email, message) select 'Flood', 'flood@example.test', 'Turn ' || n from generate_series(1, 40) n $$,
  'a flood is kept');
select ok(count(*) <= 11, 'and nobody told of each of it') from notifications where user_id = tests.id('amina');
delete from contact_messages where name = 'Flood';

-- Who settles.
create temp table asked (command text);
insert into asked values ('select settle_feedback(tests.id(''x''))'), ('select count_inbox()');
grant select on asked to public;
select tests.become('anon');
select tests.forbidden(command, 'a visitor: ' || command) from asked;
select tests.sign_in('ada');
select tests.refused(command, 'not_allowed', 'a member: ' || command) from asked;
select tests.sign_in('rita');
select tests.refused(command, 'not_allowed', 'a reviewer: ' || command) from asked;

select tests.sign_in('tomas');
select tests.forbidden('update feedback set settled_at = now()', 'nobody settles but by the command');
select is(count_inbox(), '{"contact": {"open": 2, "settled": 0}, "feedback": {"open": 4, "settled": 0}, "ratings": [0, 1, 0, 0, 2]}',
  'a manager reads what waits, and how the service was rated');
select lives_ok($$ select settle_feedback(id) from feedback where category = 'bug' $$, 'settles feedback');
select results_eq($$ select settled_by from feedback where settled_at is not null $$, array[tests.id('tomas')], 'by name');
select tests.sign_in('amina');
select lives_ok($$ select settle_feedback(id) from feedback where category = 'bug' $$, 'what is settled already');
select results_eq($$ select settled_by from feedback where settled_at is not null $$, array[tests.id('tomas')], 'stays with whoever was first');
select lives_ok($$ select settle_contact_message(id) from contact_messages where topic = 'press' $$, 'another settles a message');
select is(count_inbox() #- '{ratings}', '{"contact": {"open": 1, "settled": 1}, "feedback": {"open": 3, "settled": 1}}', 'and it waits no more');
select lives_ok($$ select settle_feedback(id, false) from feedback where category = 'bug' $$, 'opens it again');
select is_empty('select 1 from feedback where settled_at is not null or settled_by is not null', 'as if it had never been');
select tests.refused('select settle_feedback(tests.id(''x''))', 'not_found', 'of feedback that exists');
select tests.owner();
select set_eq($$ select action, actor_id from audit_log where subject_type in ('feedback', 'contact_message') $$, $$ values
  ('feedback_settled', tests.id('tomas')), ('contact_message_settled', tests.id('amina')), ('feedback_reopened', tests.id('amina')) $$,
  'the log knows who did, once for each change');
select lives_ok($$ delete from auth.users where id = tests.id('amina') $$, 'whoever settled may leave');
select is(count(*)::int, 1, 'and what they settled stays so') from contact_messages where settled_at is not null and settled_by is null;

select * from finish();
