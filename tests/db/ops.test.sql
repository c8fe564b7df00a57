-- Operations: outbox, limits, log. For the service alone.
select plan(60);
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
select settle_outbox(id, repeat('x', 5000)) from claimed;
select tests.owner();
select results_eq('select status, char_length(last_error) from private.email_outbox', $$ values ('failed', 1000) $$,
  'after a hundred attempts it is given up, with a bounded reason');
select tests.become('service_role');
select is_empty('select 1 from claim_outbox(10)', 'and not tried again');
select tests.owner();
update private.email_outbox set status = 'sent', sent_at = now() - interval '31 days';
select private.tidy();
select is_empty('select 1 from private.email_outbox', 'old sent mails go');

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
select lives_ok($$ select take_rate_limit(repeat('k', 1000), 1, 1) $$, 'a long key is cut');

-- Signing in.
select is(record_sign_in(tests.id('ada'), '{"session_id": "s1", "loginMethod": "email"}', 'Fourfold'), true, 'B-5.4: a sign-in is noted');
select is(record_sign_in(tests.id('ada'), '{"session_id": "s1", "loginMethod": "email"}', 'Fourfold'), false, 'B-5.4: once for a session');
select is(record_sign_in(tests.id('ada'), '{"session_id": "s2"}', 'Fourfold'), true, 'another session is another sign-in');
select is(record_sign_in(tests.id('nobody'), '{}', 'Fourfold'), false, 'nobody signs in as nobody');
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
select * from finish();
