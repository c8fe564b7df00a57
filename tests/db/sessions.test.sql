-- Sessions: each person sees and ends their own, and nobody else's.
select plan(19);

select tests.person('ada');
select tests.person('grace');
insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, refreshed_at) values
  (tests.id('laptop'), tests.id('ada'), 'aal1', 'Laptop', '203.0.113.7', now() - interval '3 days', null),
  (tests.id('phone'), tests.id('ada'), 'aal1', repeat('x', 900), null, now() - interval '9 days', (now() - interval '1 hour') at time zone 'utc'),
  (tests.id('hers'), tests.id('grace'), 'aal1', 'Tablet', null, now(), null);
insert into auth.sessions (id, user_id, aal, not_after) values (tests.id('over'), tests.id('ada'), 'aal1', now() - interval '1 day');
insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at) values
  (gen_random_uuid(), tests.id('laptop'), 'password', now() - interval '2 days', now()),
  (gen_random_uuid(), tests.id('laptop'), 'otp', now() - interval '3 days', now()),
  (gen_random_uuid(), tests.id('phone'), 'totp', now() - interval '9 days', now());
insert into auth.refresh_tokens (id, token, user_id, session_id) values ('1', 'token', tests.id('ada'), tests.id('phone'));

select tests.become('anon');
select tests.forbidden('select my_sessions()', 'a visitor sees no sessions');
select tests.forbidden('select end_session(tests.id(''phone''))', 'and ends none');
select tests.sign_in('ada');
select set_config('request.jwt.claims', json_build_object('sub', tests.id('ada'), 'role', 'authenticated', 'aal', 'aal1',
  'session_id', tests.id('laptop'))::text, true);
select results_eq('select id from my_sessions()', array[tests.id('laptop'), tests.id('phone')],
  'a person sees their own that last, the one in use first');
select results_eq('select is_current from my_sessions()', array[true, false], 'and which it is');
select results_eq('select method from my_sessions()', array['otp', null], 'how each began, the second step left out');
select is(user_agent, 'Laptop', 'from which device') from my_sessions() where is_current;
select is(char_length(user_agent), 400, 'long names are cut') from my_sessions() where not is_current;
select is(last_used_at, now() - interval '1 hour', 'when it was last used') from my_sessions() where not is_current;
select is(last_used_at, now() - interval '3 days', 'which is when it began where it was not used since') from my_sessions() where is_current;
select is(end_session(tests.id('hers')), false, 'somebody else''s is not there to end');
select is(end_session(gen_random_uuid()), false, 'nor is one that never was');
select is(end_session(null), false, 'nor none');
select is(end_session(tests.id('phone')), true, 'their own is');
select is(end_session(tests.id('phone')), false, 'once');
select is(count(*)::int, 1, 'and is gone from the list') from my_sessions();
select tests.forbidden('select 1 from auth.sessions', 'the table itself stays closed');
select tests.owner();
select is(count(*)::int, 1, 'the session of somebody else is still there') from auth.sessions where id = tests.id('hers');
select is_empty($$ select 1 from auth.refresh_tokens where session_id = tests.id('phone') $$, 'an ended one is renewed no more');
select is(count(*)::int, 1, 'what was ended is in the log') from public.audit_log where action = 'session_ended' and subject_id = tests.id('phone');

select * from finish();
