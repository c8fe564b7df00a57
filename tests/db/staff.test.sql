-- Staff: who sees the list of staff, who changes it, and that somebody always can.
select plan(41);

select tests.person('amina', 'admin');
select tests.person('tomas', 'manager');
select tests.person('lea', 'reviewer');
select tests.person('ada');
-- A seed may have brought administrators of its own.
delete from staff_members where user_id not in (tests.id('amina'), tests.id('tomas'), tests.id('lea'));

select tests.become('anon');
select tests.forbidden('select 1 from staff_members', 'a visitor reads no staff');
select tests.forbidden($$ select grant_staff_role(tests.id('ada'), 'admin') $$, 'a visitor grants nothing');
select tests.forbidden($$ select revoke_staff_role(tests.id('amina')) $$, 'a visitor revokes nothing');

select tests.sign_in('ada');
select is_empty('select 1 from staff_members', 'a member reads no staff');
select tests.forbidden($$ insert into staff_members (user_id, role) values (tests.id('ada'), 'admin') $$,
  'a member cannot write themselves onto the staff');
select tests.forbidden($$ update staff_members set role = 'admin' $$, 'nor change it');
select tests.forbidden('delete from staff_members', 'nor empty it');
select tests.refused($$ select grant_staff_role(tests.id('ada'), 'admin') $$, 'not_allowed', 'a member grants nothing');
select tests.refused($$ select revoke_staff_role(tests.id('amina')) $$, 'not_allowed', 'a member revokes nothing');
select is(private.my_staff_role(), null, 'a member has no staff role');
select is(private.is_staff(), false, 'and is not staff');

select tests.sign_in('lea');
select results_eq('select user_id from staff_members', array[tests.id('lea')], 'a reviewer reads their own role alone');
select tests.refused($$ select grant_staff_role(tests.id('lea'), 'admin') $$, 'not_allowed', 'a reviewer grants nothing');
select is(private.is_staff(), true, 'a reviewer is staff');
select is(private.is_staff('manager'), false, 'but no manager');

select tests.sign_in('tomas');
select results_eq('select user_id from staff_members', array[tests.id('tomas')], 'a manager reads their own role alone');
select tests.refused($$ select grant_staff_role(tests.id('tomas'), 'admin') $$, 'not_allowed', 'a manager grants nothing');
select tests.refused($$ select revoke_staff_role(tests.id('lea')) $$, 'not_allowed', 'a manager revokes nothing');
select is(private.is_staff('manager'), true, 'a manager is a manager');
select is(private.is_staff('admin'), false, 'but no administrator');

select tests.sign_in('amina');
select is(count(*)::int, 3, 'an administrator reads all of the staff') from staff_members;
select tests.forbidden($$ update staff_members set role = 'admin' $$, 'an administrator, too, goes by the commands');
select lives_ok($$ select grant_staff_role(tests.id('ada'), 'reviewer') $$, 'an administrator makes somebody a reviewer');
select results_eq($$ select role::text, granted_by from staff_members where user_id = tests.id('ada') $$,
  $$ values ('reviewer', tests.id('amina')) $$, 'and it is kept who did');
select lives_ok($$ select grant_staff_role(tests.id('ada'), 'manager') $$, 'and then a manager');
select is(role::text, 'manager', 'which replaces the role') from staff_members where user_id = tests.id('ada');
select lives_ok($$ select grant_staff_role(tests.id('ada'), 'manager') $$, 'granting twice changes nothing');
select is(count(*)::int, 2, 'and is logged once each') from audit_log where action = 'staff_role_granted';
select tests.refused($$ select grant_staff_role(tests.id('nobody'), 'manager') $$, 'not_a_member',
  'nobody who has not signed in becomes staff');
select tests.refused($$ select revoke_staff_role(tests.id('amina')) $$, 'last_admin', 'the last administrator stays');
select tests.refused($$ select grant_staff_role(tests.id('amina'), 'manager') $$, 'last_admin',
  'and cannot be made less');
select lives_ok($$ select revoke_staff_role(tests.id('ada')) $$, 'an administrator takes a role away');
select lives_ok($$ select revoke_staff_role(tests.id('ada')) $$, 'taking it away twice changes nothing');
select is(count(*)::int, 1, 'and is logged once') from audit_log where action = 'staff_role_revoked';

select tests.sign_in('ada');
select is(private.is_staff(), false, 'and the next statement knows');

-- The token.
select tests.become('supabase_auth_admin');
select is(private.custom_access_token_hook(jsonb_build_object('user_id', tests.id('lea'), 'claims', '{"sub": "x", "staff_role": "admin"}'::jsonb)) -> 'claims',
  '{"sub": "x", "staff_role": "reviewer"}', 'a token says what kind of staff somebody is');
select is(private.custom_access_token_hook(jsonb_build_object('user_id', tests.id('ada'), 'claims', '{"sub": "x", "staff_role": "admin"}'::jsonb)) -> 'claims',
  '{"sub": "x"}', 'or nothing, whatever it said before');
select tests.sign_in('ada');
select tests.forbidden($$ select private.custom_access_token_hook('{}') $$, 'which is for the auth server alone to ask');
select set_config('request.jwt.claims', json_build_object('sub', tests.id('ada'), 'role', 'authenticated', 'staff_role', 'admin')::text, true);
select is(private.is_staff(), false, 'and no rule believes it');

select tests.owner();
select tests.refused($$ delete from auth.users where id = tests.id('amina') $$, 'last_admin',
  'the account of the last administrator stays as well');
insert into staff_members (user_id, role) values (tests.id('ada'), 'admin');
select lives_ok($$ delete from auth.users where id = tests.id('amina') $$, 'until there is another');
select * from finish();
