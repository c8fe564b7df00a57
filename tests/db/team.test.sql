-- The team: what administrators read of it, invitations by mail, and the first administrator.
select plan(89);

select tests.person('amina', 'admin');
select tests.person('beatriz', 'admin');
select tests.person('tomas', 'manager');
select tests.person('lea', 'reviewer');
select tests.person('ada');
delete from staff_members where user_id not in (tests.id('amina'), tests.id('beatriz'), tests.id('tomas'), tests.id('lea'));
update auth.users set email_confirmed_at = now() where email like '%@example.test';
delete from private.email_outbox;

/** The token that the mail of an invitation would bring. */
create function pg_temp.token_for(address text) returns text
language sql stable security definer as $$
  select data ->> 'token' from private.email_outbox
  where template = 'staff_invitation' and recipient = address order by created_at desc, id desc limit 1
$$;
create function pg_temp.invitation_for(address text) returns uuid
language sql stable security definer as $$
  select id from public.staff_invitations where email = address order by created_at desc, id desc limit 1
$$;
/** What a sign-up says of the terms. */
create function pg_temp.agreed() returns jsonb
language sql stable as $$ select jsonb_build_object('terms_version', private.current_terms()) $$;
-- As a second administrator would find it a while later.
create function pg_temp.later() returns void
language sql volatile security definer as $$
  update public.staff_invitations set sent_at = sent_at - interval '2 minutes'
$$;

grant execute on function pg_temp.token_for(text), pg_temp.invitation_for(text), pg_temp.later() to public;

-- Nobody but administrators.
create temp table commands (command text);
insert into commands values ('select * from list_staff()'), ('select * from list_staff_invitations()'),
  ('select * from find_people(array[''a''])'), ('select * from list_staff_history()'),
  ('select invite_staff(''new@example.test'', ''admin'')'), ('select resend_staff_invitation(tests.id(''x''))'),
  ('select withdraw_staff_invitation(tests.id(''x''))');
grant select on commands to public;
select tests.become('anon');
select tests.forbidden(command, 'a visitor: ' || command) from commands;
select tests.forbidden('select 1 from staff_invitations', 'a visitor reads no invitation');
select tests.sign_in('ada');
select tests.refused(command, 'not_allowed', 'a member: ' || command) from commands;
select tests.sign_in('tomas');
select tests.refused(command, 'not_allowed', 'a manager: ' || command) from commands;
select tests.sign_in('amina');
select tests.forbidden('select 1 from staff_invitations', 'an administrator, too, reads them by the commands');
select tests.forbidden($$ select make_administrator('ada@example.test') $$, 'and makes nobody an administrator by the operator''s way');

-- Who is there.
select results_eq('select first_name, role::text from list_staff()', $$ values
  ('Amina', 'admin'), ('Beatriz', 'admin'), ('Tomas', 'manager'), ('Lea', 'reviewer') $$, 'administrators first');
select grant_staff_role(tests.id('lea'), 'manager');
select results_eq($$ select role::text, granted_by_name, role_since = now() from list_staff() where user_id = tests.id('lea') $$,
  $$ values ('manager', 'Amina Tester', true) $$, 'with who gave the role, and since when');
select is(has_second_factor, false, 'nobody has a second factor yet') from list_staff() where user_id = tests.id('lea');
select tests.owner();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  (gen_random_uuid(), tests.id('lea'), 'totp', 'verified', now(), now()),
  (gen_random_uuid(), tests.id('tomas'), 'totp', 'unverified', now(), now());
select tests.sign_in('amina');
select results_eq($$ select has_second_factor from list_staff() where user_id in (tests.id('lea'), tests.id('tomas')) order by first_name $$,
  array[true, false], 'it says who has one, once it is verified');
select results_eq($$ select first_name from find_people(array['tes', 'ADA']) $$, array['Ada'], 'people are found by the beginnings of their names');
select results_eq($$ select first_name, role::text from find_people(array['tomas@example']) $$, $$ values ('Tomas', 'manager') $$, 'and by their address');
select is_empty($$ select 1 from find_people(array['%']) $$, 'signs of patterns are signs');
select is_empty($$ select 1 from find_people(array['  ']) $$, 'no words find nobody');
select results_eq($$ select title from notifications where false $$, array[]::text[], 'nobody reads the notifications of others');
-- She has a second step by now, and reads nothing before she has given it.
select tests.owner();
select results_eq($$ select title, kind from notifications where user_id = tests.id('lea') $$, $$ values ('You are now a manager', 'staff_role_changed') $$,
  'whose role was changed is told');

-- Inviting.
select tests.sign_in('amina');
select tests.refused(format('select invite_staff(%L, ''reviewer'')', address), 'invalid_address', 'is no address: ' || address)
from unnest(array['', 'new', 'new@example', 'a@b.example, c@d.example', E'new@example.test\nBcc: x@y.example', 'a..b@example.test', '<x>@example.test']) as address;
select tests.refused($$ select invite_staff('ADA@example.test', 'reviewer') $$, 'has_account', 'whoever has signed in is given the role instead');
select lives_ok($$ select invite_staff(' New@Example.test ', 'reviewer') $$, 'an administrator invites an address');
select tests.refused($$ select invite_staff('new@example.test', 'manager') $$, 'already_invited', 'once');
select results_eq('select email, role::text, invited_by_name from list_staff_invitations()',
  $$ values ('new@example.test', 'reviewer', 'Amina Tester') $$, 'and sees it, in small letters');
select tests.owner();
select results_eq($$ select recipient, user_id, data - 'token' - 'invitation_id' from private.email_outbox $$,
  $$ values ('new@example.test', null::uuid, '{"role": "reviewer", "invited_by": "Amina Tester"}'::jsonb) $$, 'the mail is owed');
select is(token_hash, encode(sha256(convert_to(pg_temp.token_for('new@example.test'), 'UTF8')), 'hex'), 'and what is kept is the hash of what it brings')
from staff_invitations;

-- Sent, the mail forgets it.
update private.email_outbox set status = 'sending', attempts = 1;
create temp table kept as select pg_temp.token_for('new@example.test') as token;
grant select on kept to public;
select tests.become('service_role');
select settle_outbox(id) from (select tests.id('x') as id) as none;
select tests.owner();
select private.settle_outbox(id, null, null) from private.email_outbox;
select is(pg_temp.token_for('new@example.test'), null, 'once the mail is sent the outbox has forgotten the token');

-- Accepting.
select tests.sign_in('ada');
select is(read_staff_invitation(token), '{"state": "other_address"}', 'somebody else learns nothing of it') from kept;
select tests.refused(format('select accept_staff_invitation(%L)', token), 'invitation_other_address', 'and cannot accept it') from kept;
select is(read_staff_invitation('invented'), '{"state": "unknown"}', 'an invented token is none');
select tests.refused($$ select accept_staff_invitation('invented') $$, 'invitation_unknown', 'and opens nothing');
select tests.owner();
insert into auth.users (id, email, raw_user_meta_data) values (tests.id('new'), 'new@example.test', pg_temp.agreed());
select tests.sign_in('new');
select is(read_staff_invitation(token) ->> 'state', 'other_address', 'an address that is not confirmed is not theirs') from kept;
select tests.refused(format('select accept_staff_invitation(%L)', token), 'invitation_other_address', 'and opens nothing either') from kept;
select tests.owner();
update auth.users set email_confirmed_at = now() where id = tests.id('new');
select tests.sign_in('new');
select is(read_staff_invitation(token) - 'expires_at', '{"state": "open", "role": "reviewer", "invited_by": "Amina Tester"}', 'with it confirmed they are told what it is') from kept;
select tests.owner();
update staff_invitations set invited_by = tests.id('tomas') where email = 'new@example.test';
select tests.sign_in('new');
select is(read_staff_invitation(token) ->> 'state', 'withdrawn', 'one of somebody who is no administrator is worth nothing') from kept;
select tests.owner();
update staff_invitations set invited_by = tests.id('amina') where email = 'new@example.test';
select tests.sign_in('new');
select is(private.is_staff(), false, 'reading makes nobody staff');
select is(accept_staff_invitation(token)::text, 'reviewer', 'and accept it') from kept;
select is(private.is_staff(), true, 'which counts from the next statement');
select is(accept_staff_invitation(token)::text, 'reviewer', 'accepting twice changes nothing') from kept;
select tests.sign_in('amina');
select is_empty('select 1 from list_staff_invitations()', 'it is not open any more');
select is(granted_by_name, 'Amina Tester', 'and says who asked them') from list_staff() where user_id = tests.id('new');
select results_eq('select action, actor_name, subject_name, role from list_staff_history() limit 2', $$ values
  ('staff_invitation_accepted', 'new@example.test', 'new@example.test', 'reviewer'),
  ('staff_invited', 'Amina Tester', 'new@example.test', 'reviewer') $$, 'the history says who did what');

-- Sending again and withdrawing.
select invite_staff('late@example.test', 'manager');
select tests.owner();
update kept set token = pg_temp.token_for('late@example.test');
insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values (tests.id('late'), 'late@example.test', now(), pg_temp.agreed());
select tests.sign_in('amina');
select tests.refused($$ select resend_staff_invitation(pg_temp.invitation_for('late@example.test')) $$, 'too_soon', 'nobody is sent two within a minute');
select pg_temp.later();
select lives_ok($$ select resend_staff_invitation(pg_temp.invitation_for('late@example.test')) $$, 'later it is sent again');
select tests.owner();
select is(count(*)::int, 1, 'a mail that had not left is replaced') from private.email_outbox where recipient = 'late@example.test';
select tests.sign_in('late');
select is(read_staff_invitation(token) ->> 'state', 'unknown', 'the older link does not work any more') from kept;
select is(read_staff_invitation(pg_temp.token_for('late@example.test')) ->> 'state', 'open', 'the newer does');
select tests.owner();
update staff_invitations set expires_at = now() where email = 'late@example.test';
select tests.sign_in('late');
select is(read_staff_invitation(pg_temp.token_for('late@example.test')) ->> 'state', 'expired', 'after seven days it has expired');
select tests.refused($$ select accept_staff_invitation(pg_temp.token_for('late@example.test')) $$, 'invitation_expired', 'and is not accepted');
select tests.sign_in('amina');
select pg_temp.later();
select lives_ok($$ select resend_staff_invitation(pg_temp.invitation_for('late@example.test')) $$, 'an expired one may be sent again');
select tests.owner();
update kept set token = pg_temp.token_for('late@example.test');
select tests.sign_in('amina');
select lives_ok($$ select withdraw_staff_invitation(pg_temp.invitation_for('late@example.test')) $$, 'and withdrawn');
select lives_ok($$ select withdraw_staff_invitation(pg_temp.invitation_for('late@example.test')) $$, 'twice changes nothing');
select tests.refused($$ select resend_staff_invitation(pg_temp.invitation_for('late@example.test')) $$, 'not_open', 'it is not sent again then');
select tests.refused($$ select withdraw_staff_invitation(pg_temp.invitation_for('new@example.test')) $$, 'not_open', 'what was accepted is not withdrawn');
select tests.refused($$ select resend_staff_invitation(tests.id('x')) $$, 'not_found', 'nor sent again what there is not');
select tests.owner();
select is_empty($$ select 1 from private.email_outbox where recipient = 'late@example.test' $$, 'a mail that had not left does not');
select tests.sign_in('late');
select tests.refused(format('select accept_staff_invitation(%L)', token), 'invitation_withdrawn', 'a withdrawn one opens nothing') from kept;

-- Whoever is not an administrator any more has left no door open.
select tests.sign_in('amina');
select invite_staff('door@example.test', 'admin');
select tests.sign_in('beatriz');
select lives_ok($$ select revoke_staff_role(tests.id('amina')) $$, 'an administrator takes another''s role');
select is_empty('select 1 from list_staff_invitations()', 'and the invitations that the other had open end with it');
select set_eq($$ select action, role from list_staff_history() limit 2 $$, $$ values
  ('staff_role_revoked', 'admin'), ('staff_invitation_withdrawn', 'admin') $$, 'which is in the history');
select tests.sign_in('amina');
select tests.refused('select * from list_staff()', 'not_allowed', 'they read nothing of the staff any more');

-- A role that was given meanwhile is not made less.
select tests.sign_in('beatriz');
select invite_staff('grown@example.test', 'reviewer');
select tests.owner();
insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values (tests.id('grown'), 'grown@example.test', now(), pg_temp.agreed());
insert into profiles (id) values (tests.id('grown'));
insert into staff_members (user_id, role) values (tests.id('grown'), 'manager');
select tests.sign_in('grown');
select is(accept_staff_invitation(pg_temp.token_for('grown@example.test'))::text, 'manager', 'an invitation to less leaves a role as it is');

-- The first administrator.
select tests.owner();
insert into auth.users (id, email) values (tests.id('first'), 'first@example.test');
select tests.become('service_role');
select tests.refused($$ select make_administrator('nobody@example.test') $$, 'no_account', 'nobody who has not signed up becomes one');
select tests.refused($$ select make_administrator('first@example.test') $$, 'not_confirmed', 'nor whose address is not confirmed');
select tests.owner();
update auth.users set email_confirmed_at = now() where id = tests.id('first');
select tests.become('service_role');
select is(make_administrator(' First@Example.test '), 'made', 'with it confirmed they are');
select is(make_administrator('first@example.test'), 'already', 'once');
select tests.owner();
select is(role::text, 'admin', 'and may do everything') from staff_members where user_id = tests.id('first');
update staff_invitations set withdrawn_at = now() - interval '13 months' where email = 'late@example.test';
select private.tidy();
select is(count(*)::int, 0, 'after a year the address of an invitation goes') from staff_invitations where email = 'late@example.test';
select * from finish();
