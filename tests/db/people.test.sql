-- Profiles: who reads, adds and changes them.
select plan(27);

select tests.person('ada');
select tests.person('bob');
select tests.person('rita', 'reviewer');
insert into auth.users (id, email) values (tests.id('new'), 'new@example.test');

select tests.become('anon');
select tests.forbidden('select 1 from profiles', 'a visitor reads no profile');
select tests.forbidden($$ insert into profiles (id) values (tests.id('new')) $$, 'a visitor adds none');
select tests.forbidden($$ update profiles set bio = 'x' $$, 'a visitor changes none');
select tests.forbidden('delete from profiles', 'a visitor deletes none');

select tests.sign_in('ada');
select results_eq('select id from profiles', array[tests.id('ada')], 'a member reads their own profile alone');
select isnt_empty($$ update profiles set bio = 'Builds things', theme = 'dark' where id = tests.id('ada') returning 1 $$,
  'a member changes their own');
select is_empty($$ update profiles set bio = 'Hacked' where id = tests.id('bob') returning 1 $$,
  'a member changes no other');
select tests.forbidden($$ update profiles set email = 'ceo@bank.example' where id = tests.id('ada') $$,
  'the address is not theirs to set');
select tests.forbidden($$ update profiles set id = tests.id('new') where id = tests.id('ada') $$,
  'a profile cannot be made another person''s');
select tests.forbidden($$ update profiles set terms_accepted_at = now() where id = tests.id('ada') $$,
  'when terms were accepted is for the server to say');
select tests.forbidden($$ update profiles set created_at = now() where id = tests.id('ada') $$,
  'nor is when it was made');
select tests.forbidden('delete from profiles', 'a member deletes none, not even their own');
select tests.forbidden($$ insert into profiles (id, email) values (tests.id('new'), 'x') $$,
  'a member adds none for another');

select tests.forbidden($$ update profiles set terms_version = '2026-11-22' where id = tests.id('ada') $$,
  'nor which version was');
select throws_ok($$ update profiles set theme = 'neon' where id = tests.id('ada') $$, '23514', null,
  'a theme that does not exist is refused');
select throws_ok($$ update profiles set bio = repeat('x', 2001) where id = tests.id('ada') $$, '23514', null,
  'so is a text beyond its limit');
select throws_ok($$ update profiles set role = 'admin' where id = tests.id('ada') $$, '22P02', null,
  'a member role is one of the four, none of which is staff');

select tests.sign_in('new');
select lives_ok($$
  insert into profiles (id, email, first_name, last_name, role, company_name, phone)
  values (tests.id('new'), 'ceo@bank.example', 'New', '', 'investor', null, null)
$$, 'B-5.3: somebody new adds their own profile');
select is(email, 'new@example.test', 'with the address of their account, whatever they sent')
  from profiles where id = tests.id('new');
select throws_ok($$ insert into profiles (id) values (tests.id('new')) $$, '23505', null, 'and only once');

select tests.sign_in('rita');
select is(count(*)::int, 4, 'staff read every profile') from profiles
  where id in (tests.id('ada'), tests.id('bob'), tests.id('rita'), tests.id('new'));
select is_empty($$ update profiles set bio = 'Hacked' where id = tests.id('ada') returning 1 $$, 'and change no other');

select tests.owner();
insert into auth.users (id, email, raw_user_meta_data) values (tests.id('late'), 'late@example.test',
  '{"first_name": "Late", "role": "investor", "company_name": "Slow Capital"}'),
  (tests.id('odd'), 'odd@example.test', '{"role": "admin"}');
select private.ensure_profile(tests.id('late')), private.ensure_profile(tests.id('odd'));
select results_eq(
  $$ select first_name, last_name, role::text, company_name, phone, email from profiles where id = tests.id('late') $$,
  $$ values ('Late', '', 'investor', 'Slow Capital', null::text, 'late@example.test') $$,
  'B-5.3: a command makes a missing profile from what was said at sign-up');
select is(role::text, 'entrepreneur', 'B-5.3: a role that does not exist becomes entrepreneur')
  from profiles where id = tests.id('odd');
select lives_ok($$ select private.ensure_profile(tests.id('late')) $$, 'and keeps the one that is there');
update auth.users set email = 'moved@example.test' where id = tests.id('late');
update profiles set last_name = 'Comer' where id = tests.id('late');
select tests.sign_in('late');
select is(remembered_answers() ->> 'email', 'moved@example.test', 'whoever has a new address is offered it at once');
select tests.become('service_role');
select record_sign_in(tests.id('late'), '{"session_id": "s1"}', 'Fourfold');
select tests.owner();
select results_eq($$ select email, last_name from profiles where id = tests.id('late') $$, $$ values ('moved@example.test', 'Comer') $$,
  'and has it in their profile from the next sign-in on, with all else as it was');
select * from finish();
