-- Operations: outbox, limits, log. For the service alone.
select no_plan();
select tests.person('ada');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
delete from private.email_outbox;

-- Nobody else.
create temp table commands (command text);
insert into commands values ('select claim_outbox(1)'), ('select settle_outbox(tests.id(''x''))'),
  ('select take_rate_limit(''x'', 1, 1)'), ('select record_sign_in(tests.id(''ada''), ''{}'', ''Fourfold'')'),
  ('select tidy()'), ('select 1 from private.email_outbox'), ('select 1 from private.rate_limits'),
  ('select 1 from private.application_moves'), ('select private.queue_mail(''x'', tests.id(''ada''), ''x'', ''{}'')');
grant select on commands to public;
select tests.become('anon');
select tests.forbidden(command, 'a visitor: ' || command) from commands;
select tests.forbidden('select 1 from audit_log', 'a visitor reads no log');
select tests.sign_in('ada');
select tests.forbidden(command, 'a member: ' || command) from commands;
select is_empty('select 1 from audit_log', 'a member reads no log');
select tests.sign_in('amina');
select tests.forbidden(command, 'an administrator: ' || command) from commands;

-- The outbox.
select tests.owner();
select private.queue_mail('first', tests.id('ada'), 'test', '{"reference": "APP-2026-000001"}');
select private.queue_mail('first', tests.id('ada'), 'test', '{}');
select private.queue_mail('nobody', tests.id('nobody'), 'test', '{}');
select is(count(*)::int, 1, 'a mail is queued once for its key, and to somebody') from private.email_outbox;
update profiles set email = 'forged@bank.example' where id = tests.id('ada');
select is(recipient, 'ada@example.test', 'to the address of the account') from private.email_outbox;
select tests.become('service_role');
create temp table claimed as select * from claim_outbox(10);
select results_eq('select idempotency_key, recipient, template, data, attempts from claimed',
  $$ values ('first', 'ada@example.test', 'test', '{"first_name": "Ada", "locale": null, "reference": "APP-2026-000001"}'::jsonb, 1) $$, 'the service claims it');
select is_empty('select 1 from claim_outbox(10)', 'once, while the lease lasts');
select settle_outbox(id, 'provider down') from claimed;
select is_empty('select 1 from claim_outbox(10)', 'a failure waits for its next attempt');
select tests.owner();
select results_eq('select status, attempts, last_error, next_attempt_at > now() from private.email_outbox',
  $$ values ('queued', 1, 'provider down', true) $$, 'with the reason');
update private.email_outbox set next_attempt_at = now() - interval '1 second';
select tests.become('service_role');
select is(attempts, 2, 'then it is claimed again') from claim_outbox(10);
select tests.owner();
update private.email_outbox set next_attempt_at = now() - interval '1 second';
select tests.become('service_role');
select is(attempts, 3, 'also when whoever claimed it died') from claim_outbox(10);
select settle_outbox(id) from claimed;
select is_empty('select 1 from claim_outbox(10)', 'what is sent is not claimed');
select settle_outbox(id, 'too late') from claimed;
select tests.owner();
select results_eq('select status, last_error, sent_at is not null from private.email_outbox', $$ values ('sent', null::text, true) $$,
  'and stays sent, whatever is said of it later');
update private.email_outbox set status = 'sending', attempts = 100;
select tests.become('service_role');
select is(settle_outbox(id, 'down'), 'queued', 'on its first day it is tried as often as it takes') from claimed;
select tests.owner();
update private.email_outbox set status = 'sending', attempts = 5, created_at = now() - interval '25 hours';
select tests.become('service_role');
select is(settle_outbox(id, 'down'), 'queued', 'one that waited for us is not given up for that') from claimed;
select tests.owner();
update private.email_outbox set status = 'sending', attempts = 30;
select tests.become('service_role');
select is(settle_outbox(id, 'late', 29), null, 'what an earlier claim says of it does not count any more') from claimed;
select tests.owner();
update private.email_outbox set data = data || '{"token": "secret"}';
insert into notifications (user_id, kind, title) values (tests.id('amina'), 'test', 'Unread');
select tests.become('service_role');
select settle_outbox(id, repeat('x', 5000)) from claimed;
select tests.owner();
select results_eq('select status, char_length(last_error) from private.email_outbox', $$ values ('failed', 1000) $$,
  'after a day it is given up, with a bounded reason');
select is(data ? 'token', false, 'and forgets what would open something') from private.email_outbox;
select results_eq('select subject_type, data from audit_log where action = ''mail_given_up''', $$ values ('mail', '{"template": "test"}'::jsonb) $$, 'the log says so');
update private.email_outbox set status = 'sending';
select tests.become('service_role');
select settle_outbox(id, 'again') from claimed;
select tests.owner();
select results_eq('select user_id, title from notifications where kind = ''mail_given_up'' order by 1', $$
  select user_id, 'A mail could not be sent' from staff_members where role = 'admin' order by 1
$$, 'and administrators are told, once until they have read it');
update notifications set read_at = now() where kind = 'mail_given_up';
update private.email_outbox set status = 'sending';
select tests.become('service_role');
select settle_outbox(id, 'again') from claimed;
select tests.owner();
select is(count(*)::int, 2, 'then of the next') from notifications where kind = 'mail_given_up' and user_id = tests.id('amina');
select tests.become('service_role');
select is_empty('select 1 from claim_outbox(10)', 'and not tried again');
select tests.owner();
update notifications set read_at = now() where kind = 'mail_given_up';
update private.email_outbox set status = 'sending', next_attempt_at = now();
select tests.become('service_role');
select is_empty('select 1 from claim_outbox(10)', 'one that ends whoever takes it does not come round for ever');
select tests.owner();
select is(status, 'failed', 'it is given up as well') from private.email_outbox;
select is(count(*)::int, 3, 'and told') from notifications where kind = 'mail_given_up' and user_id = tests.id('amina');

update private.email_outbox set created_at = now() - interval '31 days';
select private.tidy();
select is_empty('select 1 from private.email_outbox', 'after a month it goes');
select private.queue_mail('second', tests.id('ada'), 'test', '{}');
update private.email_outbox set status = 'sent', sent_at = now(), created_at = now() - interval '31 days';
select private.queue_mail('third', tests.id('ada'), 'test', '{}');
update private.email_outbox set created_at = now() - interval '31 days' where idempotency_key = 'third';
select private.tidy();
select results_eq('select idempotency_key from private.email_outbox', array['third'], 'so do sent mails, but none that is still owed');

-- How long a failure waits.
delete from private.email_outbox;
insert into private.email_outbox (idempotency_key, recipient, template, status, attempts)
select tried::text, 'a@b.c', 'test', 'sending', tried from unnest(array[1, 2, 3, 6, 7, 99]) as tried;
select settle_outbox(id, 'down') from private.email_outbox;
select is_empty($$
  select o.attempts, o.next_attempt_at - now() from private.email_outbox o
  join (values (1, interval '15 seconds'), (2, '30 seconds'), (3, '1 minute'), (6, '8 minutes'), (7, '15 minutes'), (99, '15 minutes'))
    as meant (tried, wait) on meant.tried = o.attempts
  where o.next_attempt_at - now() not between wait * 0.75 and wait * 1.25
$$, 'longer each time, about a quarter of an hour at most, and a little by chance');
select is(count(distinct (next_attempt_at - now())) > 4, true, 'so that what failed together does not come back together') from private.email_outbox;
delete from private.email_outbox;

-- Limits.
select tests.become('service_role');
select is(array(select take_rate_limit('x', 3, 1) from generate_series(1, 4)), '{t,t,t,f}', 'a bucket of three gives three');
select is(take_rate_limit('y', 1, 1), true, 'another is another');
select tests.owner();
update private.rate_limits set updated_at = now() - interval '61 seconds' where key = 'x';
select tests.become('service_role');
select is(array(select take_rate_limit('x', 3, 1) from generate_series(1, 2)), '{t,f}', 'after a minute it gives one more');
select tests.owner();
update private.rate_limits set updated_at = now() - interval '1 year' where key = 'x';
select tests.become('service_role');
select is(array(select take_rate_limit('x', 3, 1) from generate_series(1, 4)), '{t,t,t,f}', 'and never more than it holds');
select tests.refused($$ select take_rate_limit('x', 0, 1) $$, 'invalid_limit', 'a bucket holds something');
select tests.refused($$ select take_rate_limit('x', 1, 0) $$, 'invalid_limit', 'and fills again');
select lives_ok($$ select take_rate_limit(repeat('k', 1000), 1, 1) $$, 'a long key is cut');

-- Signing in.
select is(record_sign_in(tests.id('ada'), '{"session_id": "s1", "loginMethod": "email"}', 'Fourfold'), true, 'B-5.4: a sign-in is noted');
select is(record_sign_in(tests.id('ada'), '{"session_id": "s1", "loginMethod": "email"}', 'Fourfold'), false, 'B-5.4: once for a session');
select is(record_sign_in(tests.id('ada'), '{"session_id": "s2"}', 'Fourfold'), true, 'another session is another sign-in');
select is(record_sign_in(tests.id('nobody'), '{}', 'Fourfold'), false, 'nobody signs in as nobody');
select tests.owner();
insert into auth.users (id, email) values (tests.id('new'), 'new@example.test');
select tests.become('service_role');
select is(array(select record_sign_in(tests.id('new'), '{}', 'Fourfold') from generate_series(1, 2)), '{t,t}', 'who has no profile yet gets one, and a sign-in of which nobody says the session is one');
select tests.owner();
select is(array(select data from audit_log where actor_id = tests.id('new')), array_fill('{"method": "email", "session_id": ""}'::jsonb, array[2]), 'by mail, where nobody says how');
select tests.sign_in('ada');
select results_eq('select title, body from notifications limit 1',
  $$ values ('Welcome Back to Fourfold!', 'You have signed in. Your account is secure and ready.') $$, 'B-5.4: the person is greeted');
select tests.forbidden($$ insert into audit_log (action, subject_type) values ('x', 'x') $$, 'nobody writes the log');

-- The log.
select tests.sign_in('tomas');
select is_empty('select 1 from audit_log', 'a manager reads no log');
select tests.sign_in('amina');
select is(count(*)::int, 2, 'an administrator does') from audit_log where actor_id = tests.id('ada');
select tests.forbidden('delete from audit_log', 'and deletes nothing of it');
select tests.forbidden($$ update audit_log set action = 'x' $$, 'nor changes it');
select tests.become('service_role');
select tests.forbidden('delete from audit_log', 'nor does the service');
select tests.forbidden($$ update audit_log set action = 'x' $$, 'in any way');

-- What has had its time.
select tests.owner();
select tests.call('open');
select tests.call('second');
select tests.call('third');
select tests.application('old draft', 'ada', 'open', 'draft');
select tests.application('old rejection', 'tomas', 'open', 'rejected');
select tests.application('hidden rejection', 'tomas', 'second', 'rejected', 'being_reviewed');
select tests.application('given up', 'ada', 'second', 'draft');
select tests.application('withdrawn later', 'ada', 'third', 'withdrawn');
select tests.application('withdrawn long ago', 'ada', 'open', 'withdrawn');
update applications set saved_at = now() - interval '12 months 1 day' where id = tests.id('old draft');
update applications set released_at = now() - interval '24 months 1 day' where id = tests.id('old rejection');
update applications set saved_at = now() - interval '3 years', submitted_at = now() - interval '3 years'
  where id in (tests.id('hidden rejection'), tests.id('withdrawn later'), tests.id('withdrawn long ago'));
update applications set status = 'withdrawn', public_label = 'withdrawn' where id = tests.id('given up');
alter table applications disable trigger derive_columns;
update applications set updated_at = now() - interval '31 days' where applicant_id in (tests.id('ada'), tests.id('tomas'));
update applications set updated_at = now() - interval '24 months 1 day' where id = tests.id('withdrawn long ago');
alter table applications enable trigger derive_columns;
insert into application_files (application_id, field_key, path, name, mime, size, created_at) values
  (tests.id('hidden rejection'), 'deck', 'x/1.pdf', 'a.pdf', 'application/pdf', 10, now() - interval '2 days'),
  (tests.id('hidden rejection'), 'deck', 'x/2.pdf', 'b.pdf', 'application/pdf', 10, now());
insert into notifications (user_id, kind, title, created_at)
select tests.id('ada'), 'test', 'Long ago', now() - interval '1 year 1 day' from generate_series(1, 3);
insert into audit_log (action, subject_type, created_at) values ('old', 'test', now() - interval '5 years 1 day');
select cmp_ok(private.tidy(2), '>=', 7, 'a run takes some of each kind');
select is(count(*)::int, 1, 'and leaves the rest') from notifications where title = 'Long ago';
select private.tidy();
select is_empty($$ select 1 from notifications where title = 'Long ago' $$, 'for the next');
select set_eq('select id from applications where applicant_id in (tests.id(''ada''), tests.id(''tomas''))',
  array[tests.id('hidden rejection'), tests.id('withdrawn later')],
  'drafts go a year after their last change or a month after they were given up, rejections two years after they were told and what was taken back as long after that');
select results_eq($$ select name from application_files where application_id = tests.id('hidden rejection') $$, array['b.pdf'], 'uploads that never came go after a day');
select is_empty($$ select 1 from audit_log where action = 'old' $$, 'and the log after five years');
select is(private.tidy(), 0, 'then there is nothing left to do');

-- However many rows there are, finding the old ones reads no table from end to end.
create temp table searches (what text, condition text);
insert into searches values
  ('notifications', 'created_at < now()'), ('private.rate_limits', 'updated_at < now()'), ('audit_log', 'created_at < now()'),
  ('private.email_outbox', $$status in ('sent', 'failed') and created_at < now()$$),
  ('application_files', $$state = 'pending' and created_at < now()$$),
  ('applications', $$status = 'withdrawn' and submitted_at is null and updated_at < now()$$),
  ('applications', $$status = 'withdrawn' and submitted_at is not null and updated_at < now()$$),
  ('feedback', 'created_at < now()'), ('contact_messages', 'created_at < now()'),
  ('newsletter_subscribers', $$state = 'pending' and asked_at < now()$$), ('newsletter_subscribers', $$state = 'left' and left_at < now()$$),
  ('applications', $$status = 'draft' and saved_at < now()$$),
  ('applications', $$status = 'rejected' and released_at < now()$$);
create function pg_temp.plan_of(what text, condition text) returns text language plpgsql as $$
declare
  plan json;
begin
  execute format('explain (format json) select 1 from %s where %s limit 1', what, condition) into plan;
  return plan::text;
end $$;
set local enable_seqscan = off;
select unalike(pg_temp.plan_of(what, condition), '%Seq Scan%', 'an index finds ' || what || ' by ' || condition) from searches;
set local enable_seqscan = on;
select * from finish();
