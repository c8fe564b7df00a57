-- The daily digest: one mail a person and day, with what is unread.
select no_plan();
select tests.person('ada');
select tests.person('bob');
select tests.person('cleo');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
delete from notifications;
delete from private.email_outbox;
update private.digest_settings set hour = 7, time_zone = 'Africa/Nairobi';

insert into notification_preferences (user_id, kind, in_app, email)
select tests.id(person), 'comment_for_applicant', person <> 'bob', 'daily_digest' from unnest(array['ada', 'bob', 'cleo']) as person;

create function pg_temp.tell(person text, title text, kind text default 'comment_for_applicant') returns void language sql as $$
  select private.notify(tests.id(person), kind, title, title, 'About ' || title, '/dashboard/' || replace(title, ' ', '-'))
$$;
/** As if the hour had come. */
create function pg_temp.come() returns void language sql as $$ update private.digest_items set due_at = now() - interval '1 minute' $$;
create function pg_temp.titles(person text) returns text[] language sql as $$
  select array_agg(item ->> 'title' order by place) from private.email_outbox o, jsonb_array_elements(o.data -> 'items') with ordinality as list (item, place)
  where o.template = 'digest' and o.user_id = tests.id(person)
$$;

-- When.
select is((private.next_digest() at time zone 'Africa/Nairobi')::time, '07:00'::time, 'it leaves at the hour that the operator says, in their zone');
select ok(private.next_digest() > now() and private.next_digest() <= now() + interval '1 day', 'the next time that it comes');
select throws_ok($$ update private.digest_settings set time_zone = 'Mars/Olympus' $$, '22023', null, 'in a zone that there is');
select throws_ok($$ update private.digest_settings set hour = 24 $$, '23514', null, 'at an hour that there is');
select throws_ok($$ insert into private.digest_settings (singleton) values (false) $$, '23514', null, 'of one row');

-- Who may.
select tests.become('anon');
select tests.forbidden('select queue_digests()', 'a visitor sends none');
select tests.forbidden('select leave_digest(tests.id(''ada''))', 'and turns nobody''s off');
select tests.sign_in('amina');
select tests.forbidden('select queue_digests()', 'nor does an administrator');
select tests.forbidden('select leave_digest(tests.id(''ada''))', 'or turn somebody''s off');

-- What.
select tests.owner();
select pg_temp.tell('ada', 'First');
select pg_temp.tell('ada', 'Second');
select pg_temp.tell('ada', 'Third');
select pg_temp.tell('bob', 'By mail alone');
select pg_temp.tell('cleo', 'Read already');
update notifications set read_at = now() where title in ('Second', 'Read already');
select tests.become('service_role');
select is(queue_digests(), 0, 'before its time nothing leaves');
select tests.owner();
select pg_temp.come();
select tests.become('service_role');
select is(queue_digests(), 2, 'then whoever has something unread gets a mail');
select is(queue_digests(), 0, 'once, however often it is asked for');
select tests.owner();
select results_eq($$ select recipient, template, idempotency_key from private.email_outbox order by recipient $$, $$
  select p || '@example.test', 'digest', concat_ws(':', 'digest', tests.id(p), (now() at time zone 'Africa/Nairobi')::date) from unnest(array['ada', 'bob']) as p
$$, 'under a key of the person and the day');
select is(data, jsonb_build_object('first_name', 'Ada', 'locale', null, 'reader', tests.id('ada'), 'more', 0, 'items', jsonb_build_array(
  jsonb_build_object('title', 'Third', 'body', 'About Third', 'link', '/dashboard/Third'),
  jsonb_build_object('title', 'First', 'body', 'About First', 'link', '/dashboard/First')
)), 'with what is unread, newest first') from private.email_outbox where user_id = tests.id('ada');
select is(pg_temp.titles('bob'), array['By mail alone'], 'and what they do not have in the app');
select is_empty('select 1 from private.digest_items', 'nothing of it waits any more, read or not');

-- One mail a day.
select pg_temp.tell('ada', 'Later');
select pg_temp.come();
select tests.become('service_role');
select is(queue_digests(), 0, 'what comes due on a day that had its mail');
select tests.owner();
select is(due_at, private.next_digest(), 'waits for the next') from private.digest_items;
update private.email_outbox set idempotency_key = 'yesterday:' || idempotency_key;
select pg_temp.come();
select is(private.queue_digests(), 1, 'and leaves with that');
delete from private.email_outbox;

-- Together or not at all.
select pg_temp.tell('ada', 'Kept');
select pg_temp.come();
savepoint before_it;
select is(private.queue_digests(), 1, 'a run that ends in the middle');
rollback to before_it;
select is((select count(*) from private.digest_items) || '/' || (select count(*) from private.email_outbox), '1/0', 'has taken nothing and owes nothing');
select is(private.queue_digests(), 1, 'so that the next one does it');
delete from private.email_outbox;

-- A bounded number.
select pg_temp.tell('ada', 'Note ' || n) from generate_series(1, 30) as n;
select pg_temp.come();
select tests.sign_in('ada');
select set_notification_preference('comment_for_applicant', in_app => false);
select tests.owner();
update private.digest_items set notification_id = null where title = 'Note 1';
select is(private.queue_digests(), 1, 'of many');
select is(cardinality(pg_temp.titles('ada')), 20, 'twenty are told');
select is(data ->> 'more', '10', 'and how many more there are') from private.email_outbox;
select is((pg_temp.titles('ada'))[20], 'Note 1', 'those first that are not in the app');
delete from private.email_outbox;
select pg_temp.tell(person, 'Note ' || n) from unnest(array['ada', 'bob', 'cleo']) as person, generate_series(1, 4) as n;
select pg_temp.come();
select is(private.queue_digests(5), 2, 'a run looks at so much');
select is(private.queue_digests(5), 1, 'and the next goes on');
delete from private.email_outbox;
select private.notify(tests.id('ada'), 'comment_for_applicant', n::text, repeat(chr(1), 200), repeat('🌱', 300), '/' || repeat('x', 299)) from generate_series(1, 25) as n;
select pg_temp.come();
select lives_ok('select private.queue_digests()', 'the longest fit into a mail');
delete from private.email_outbox;

-- Staff.
select pg_temp.tell('tomas', 'An application', 'comment_from_applicant');
select pg_temp.tell('amina', 'An application', 'comment_from_applicant');
delete from staff_members where user_id = tests.id('tomas');
select pg_temp.come();
select is(private.queue_digests(), 1, 'staff have it without asking');
select is(user_id, tests.id('amina'), 'whoever has left is told nothing') from private.email_outbox;
delete from private.email_outbox;

-- Nobody to write to.
update auth.users set email = '' where id = tests.id('cleo');
select pg_temp.tell('cleo', 'Unheard');
select pg_temp.come();
select lives_ok('select private.queue_digests()', 'somebody without an address');
select is_empty('select 1 from private.email_outbox', 'gets no mail');
select is_empty('select 1 from private.digest_items', 'and holds up nobody');

-- Turning it off without a session.
select pg_temp.tell('ada', 'Unwanted');
select tests.become('service_role');
select is(leave_digest(tests.id('ada')), 'left', 'a link turns it off');
select is(leave_digest(tests.id('ada')), 'already', 'once');
select is(leave_digest(tests.id('nobody')), 'unknown', 'for somebody');
select tests.owner();
select is_empty('select 1 from private.digest_items', 'with what waited');
select is_empty($$ select 1 from private.notification_kinds k, private.preference_of(tests.id('ada'), k.kind::text) p where p.email = 'daily_digest' $$,
  'for every kind, those of staff too');
select results_eq($$ select in_app from notification_preferences where user_id = tests.id('ada') and kind = 'comment_for_applicant' $$, array[false], 'what shows in the app stays as it was');
select is(email::text, 'at_once', 'and so does what comes at once') from private.preference_of(tests.id('ada'), 'portfolio_consent');
select * from finish();
