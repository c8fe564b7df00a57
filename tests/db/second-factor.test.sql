-- The second step: who owes it, what they may do until they have given it, and who decides.
select plan(75);

select tests.person('amina', 'admin');
select tests.person('boris', 'admin');
select tests.person('tomas', 'manager');
select tests.person('lea', 'reviewer');
select tests.person('ada');
select tests.person('grace');
select tests.call('call');
select tests.application('hers', 'ada', 'call');

/** Gives a person a factor, `verified` unless said. */
create function pg_temp.factor(name text, status auth.factor_status default 'verified') returns void
language sql as $$
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values (gen_random_uuid(), tests.id(name), gen_random_uuid()::text, 'totp', status, now(), now(), 'JBSWY3DPEHPK3PXP')
$$;

/** Signs a person in with a session of this level, and a token that says the other or the same. */
create function pg_temp.arrive(name text, level text, token_level text default null) returns void
language plpgsql as $$
declare
  session uuid := gen_random_uuid();
begin
  perform tests.owner();
  insert into auth.sessions (id, user_id, aal) values (session, tests.id(name), level);
  perform tests.sign_in(name);
  perform set_config('role', 'postgres', true);
  perform set_config('request.jwt.claims', json_build_object(
    'sub', tests.id(name), 'role', 'authenticated', 'aal', coalesce(token_level, level), 'session_id', session
  )::text, true);
  perform set_config('role', 'authenticated', true);
end
$$;
grant execute on all functions in schema pg_temp to public;

-- Without a factor and without a rule, nobody owes anything.
select pg_temp.arrive('tomas', 'aal1');
select is(private.is_staff('manager'), true, 'a manager without a second factor is a manager');
select is(count(*)::int, 1, 'and reads what was submitted') from applications where id = tests.id('hers');
select is(my_security() ->> 'owes_second_factor', 'false', 'and owes nothing');

-- One that was begun counts for nothing.
select tests.owner();
select pg_temp.factor('tomas', 'unverified');
select pg_temp.arrive('tomas', 'aal1');
select is(private.is_staff('manager'), true, 'a factor that was begun and not confirmed asks for nothing');

-- With a factor: below aal2 staff are nobody.
select tests.owner();
select pg_temp.factor('tomas');
select pg_temp.factor('lea');
select pg_temp.factor('amina');
select pg_temp.arrive('tomas', 'aal1');
select is(private.is_staff(), false, 'a manager who owes the second step is no staff');
select is(private.my_staff_role(), null, 'and has no role');
select is_empty($$ select 1 from applications where id = tests.id('hers') $$, 'reads no application');
select is_empty($$ select 1 from profiles where id <> tests.id('tomas') $$, 'and nobody else''s profile');
select results_eq('select user_id from staff_members', array[tests.id('tomas')], 'but still that they are staff');
select tests.refused('select list_applications()', 'second_factor_needed', 'the list of applications asks for it');
select tests.refused('select count_applications()', 'second_factor_needed', 'the counts ask for it');
select tests.refused($$ select application_detail(tests.id('hers')) $$, 'second_factor_needed', 'an application asks for it');
select tests.refused($$ select move_application(tests.id('hers'), 'screening') $$, 'second_factor_needed', 'a move asks for it');
select is(private.may_listen('staff'), false, 'and what staff do is not to be listened to');
select tests.owner();
insert into notifications (user_id, kind, title) values
  (tests.id('tomas'), 'contact_message', 'New message from Ada'), (tests.id('grace'), 'signed_in', 'Welcome');
select pg_temp.arrive('tomas', 'aal1');
select is_empty('select title from notifications', 'and what they are told of others'' letters is not to be read');
select pg_temp.arrive('tomas', 'aal2');
select results_eq('select title from notifications', array['New message from Ada'], 'until the step is given');
select pg_temp.arrive('grace', 'aal1');
select results_eq('select title from notifications', array['Welcome'], 'members read theirs as before');
select pg_temp.arrive('lea', 'aal1');
select tests.refused('select list_applications()', 'second_factor_needed', 'a reviewer is asked as well');
select pg_temp.arrive('amina', 'aal1');
select tests.refused($$ select grant_staff_role(tests.id('ada'), 'reviewer') $$, 'second_factor_needed', 'an administrator is asked as well');
select is_empty('select 1 from audit_log', 'and reads no log');
select is(count(*)::int, 1, 'nor anybody else on the staff') from staff_members;

-- A token alone is not enough, in either direction.
select pg_temp.arrive('tomas', 'aal1', 'aal2');
select is(private.is_staff(), false, 'a token of aal2 counts for nothing once its session has sunk');
select pg_temp.arrive('tomas', 'aal2', 'aal1');
select is(private.is_staff(), false, 'nor does a session of aal2 behind a token from before');
select pg_temp.arrive('tomas', 'aal2');
select tests.owner();
delete from auth.sessions where user_id = tests.id('tomas');
set local role authenticated;
select set_config('request.jwt.claims', json_build_object('sub', tests.id('tomas'), 'role', 'authenticated', 'aal', 'aal2',
  'session_id', gen_random_uuid())::text, true);
select is(private.is_staff(), false, 'nor one whose session was ended');
select set_config('request.jwt.claims', json_build_object('sub', tests.id('tomas'), 'role', 'authenticated', 'aal', 'aal2')::text, true);
select is(private.is_staff(), false, 'nor one without a session');
select set_config('request.jwt.claims', json_build_object('sub', tests.id('tomas'), 'role', 'authenticated', 'aal', 'aal2',
  'session_id', '')::text, true);
select is(private.is_staff(), false, 'nor one with an empty session');
select pg_temp.arrive('amina', 'aal2');
select set_config('tests.session', (select auth.jwt() ->> 'session_id'), true);
select tests.sign_in('tomas');
select set_config('request.jwt.claims', json_build_object('sub', tests.id('tomas'), 'role', 'authenticated', 'aal', 'aal2',
  'session_id', current_setting('tests.session'))::text, true);
select is(private.is_staff(), false, 'nor one with the session of somebody else');

-- Given: all as before.
select pg_temp.arrive('tomas', 'aal2');
select is(private.is_staff('manager'), true, 'who has given it is a manager');
select is(private.is_staff('admin'), false, 'and no more than that');
select is(private.my_staff_role()::text, 'manager', 'with the role of one');
select is(count(*)::int, 1, 'reads what was submitted') from applications where id = tests.id('hers');
select lives_ok('select list_applications()', 'and lists it');
select tests.refused($$ select grant_staff_role(tests.id('ada'), 'reviewer') $$, 'not_allowed', 'and may no more than managers may');
select is(private.may_listen('staff'), true, 'and listens again');

-- Members: their own things stay theirs; what changes how one signs in asks for it.
select tests.owner();
select pg_temp.factor('ada');
select pg_temp.arrive('ada', 'aal1');
select is(count(*)::int, 1, 'a member who owes it still reads their own application') from applications where id = tests.id('hers');
select is(private.is_staff(), false, 'and is no staff');
select tests.refused('select list_applications()', 'not_allowed', 'whoever is no staff is told that, and nothing of a second step');
select tests.refused('select my_sessions()', 'second_factor_needed', 'the list of devices asks for it');
select tests.refused('select end_session(gen_random_uuid())', 'second_factor_needed', 'ending one asks for it');
select pg_temp.arrive('ada', 'aal2');
select is(count(*)::int, 2, 'who has given it sees their devices') from my_sessions();
select is(count(*)::int, 1, 'one of them this one') from my_sessions() where is_current and second_factor;

-- The rule for all staff.
select pg_temp.arrive('ada', 'aal2');
select tests.refused('select require_staff_second_factor(true)', 'not_allowed', 'a member makes no rules');
select is(my_security() ->> 'staff_second_factor', null, 'and does not see them');
select pg_temp.arrive('tomas', 'aal2');
select tests.refused('select require_staff_second_factor(true)', 'not_allowed', 'nor does a manager');
select pg_temp.arrive('boris', 'aal1');
select is(my_security() ->> 'staff_second_factor', 'false', 'an administrator sees it');
select tests.refused('select require_staff_second_factor(true)', 'own_second_factor_first',
  'but cannot switch it on without a second step of their own');
select tests.refused('select require_staff_second_factor(null)', 'invalid_setting', 'nor leave it open');
select pg_temp.arrive('amina', 'aal1');
select tests.refused('select require_staff_second_factor(true)', 'second_factor_needed', 'nor before they have given it');
select pg_temp.arrive('amina', 'aal2');
select lives_ok('select require_staff_second_factor(true)', 'one who has given theirs does');
select lives_ok('select require_staff_second_factor(true)', 'twice is once');
select is(count(*)::int, 1, 'and once in the log') from audit_log where action = 'staff_second_factor_changed';
select is(my_security() ->> 'staff_second_factor', 'true', 'and there it stands');
select pg_temp.arrive('boris', 'aal1');
select is(my_security() ->> 'owes_second_factor', 'true', 'staff without a second factor owe one now');
select is(private.is_staff(), false, 'and are no staff until then');
select tests.refused('select require_staff_second_factor(false)', 'second_factor_needed', 'and cannot take the rule back');
select is_empty($$ select 1 from applications where id = tests.id('hers') $$, 'and read nothing');
select pg_temp.arrive('grace', 'aal1');
select is(my_security() ->> 'owes_second_factor', 'false', 'members owe nothing by it');
select pg_temp.arrive('amina', 'aal2');
select lives_ok('select require_staff_second_factor(false)', 'it is taken back');
select pg_temp.arrive('boris', 'aal1');
select is(private.is_staff('admin'), true, 'and everybody is staff again');

-- Lost devices.
select tests.refused($$ select remove_second_factors(tests.id('grace')) $$, 'no_second_factor', 'what is not there is not removed');
select tests.refused($$ select remove_second_factors(tests.id('boris')) $$, 'own_second_factor', 'one''s own is removed in the settings');
select tests.refused($$ select remove_second_factors(tests.id('amina')) $$, 'own_second_factor_first', 'a password alone takes nobody of the staff theirs');
select lives_ok($$ select remove_second_factors(tests.id('ada')) $$, 'an administrator helps who has lost theirs');
select is(count(*)::int, 1, 'which is logged') from audit_log where action = 'second_factors_removed' and subject_id = tests.id('ada');
select pg_temp.arrive('lea', 'aal2');
select tests.refused($$ select remove_second_factors(tests.id('tomas')) $$, 'not_allowed', 'nobody else does');
select pg_temp.arrive('amina', 'aal2');
select lives_ok($$ select remove_second_factors(tests.id('tomas')) $$, 'an administrator with one of their own helps a colleague');
select tests.owner();
select is_empty($$ select 1 from auth.mfa_factors where user_id = tests.id('tomas') $$, 'whose factors are gone as well');
select is_empty($$ select 1 from auth.mfa_factors where user_id = tests.id('ada') $$, 'the factors are gone');
select is_empty($$ select 1 from auth.sessions where user_id = tests.id('ada') $$, 'and so are the sessions');
select is(count(*)::int, 2, 'and each is told by mail') from private.email_outbox where template = 'second_factors_removed';

-- Joining the staff counts as staff work.
select tests.owner();
select pg_temp.factor('grace');
insert into staff_invitations (email, role, token_hash, invited_by)
select u.email, 'reviewer', private.hash_of('invited'), tests.id('amina') from auth.users u where u.id = tests.id('grace');
select pg_temp.arrive('grace', 'aal1');
select tests.refused($$ select accept_staff_invitation('invited') $$, 'second_factor_needed', 'nobody joins the staff before their second step');

-- Nobody reads a secret.
select tests.become('anon');
select tests.forbidden('select my_security()', 'a visitor has no security');
select tests.sign_in('ada');
select tests.forbidden('select 1 from auth.mfa_factors', 'a member cannot read the table of factors');
select pg_temp.arrive('amina', 'aal2');
select tests.forbidden('select secret from auth.mfa_factors', 'nor can an administrator');
select tests.forbidden('update private.security_settings set staff_second_factor = false', 'nor write the rule by hand');

select * from finish();
