-- Notifications: read by whom they are for, marked read by command.
select plan(24);
select tests.person('ada');
select tests.person('bob');
select tests.person('amina', 'admin');
insert into notifications (id, user_id, kind, title, link) values
  (tests.id('one'), tests.id('ada'), 'test', 'One', '/dashboard'),
  (tests.id('two'), tests.id('ada'), 'test', 'Two', null),
  (tests.id('three'), tests.id('ada'), 'test', 'Three', null),
  (tests.id('bobs'), tests.id('bob'), 'test', 'Bob''s', null);

select tests.become('anon');
select tests.forbidden('select 1 from notifications', 'a visitor reads none');
select tests.forbidden('select mark_notifications_read()', 'and marks none');
select tests.sign_in('amina');
select is_empty($$ select 1 from notifications where user_id in (tests.id('ada'), tests.id('bob')) $$, 'an administrator reads nobody else''s');
select tests.sign_in('ada');
select is(count(*)::int, 3, 'a member reads their own') from notifications;
select tests.forbidden($$ insert into notifications (user_id, kind, title) values (tests.id('bob'), 'test', 'Pay me') $$, 'and sends none');
select tests.forbidden($$ update notifications set read_at = now() $$, 'marks them by the command alone');
select tests.forbidden('delete from notifications', 'and deletes none');
select is(mark_notifications_read(array[tests.id('one'), tests.id('bobs')]), 1, 'one is marked read, another''s is not');
select is(mark_notifications_read(array[tests.id('one')]), 0, 'marking it again changes nothing');
select is(mark_notifications_read('{}'), 0, 'an empty list marks none');
select is(count(*)::int, 2, 'two are left') from notifications where read_at is null;
select is(mark_notifications_read(), 2, 'then all are marked');
select is(count(*)::int, 0, 'and none is left') from notifications where read_at is null;
select tests.sign_in('bob');
select is(count(*)::int, 1, 'of others nothing was touched') from notifications where read_at is null;

select tests.owner();
select is(payload, jsonb_build_object('kind', 'test', 'id', tests.id('bobs')), 'each goes to the channel of its person, as a hint')
  from realtime.messages where topic = 'user:' || tests.id('bob');
select is(event || ' ' || private, 'notification true', 'a private one') from realtime.messages where topic = 'user:' || tests.id('bob');
select throws_ok($$ insert into notifications (user_id, kind, title, link) values (tests.id('bob'), 'test', 'x', 'https://evil.example') $$, '23514', null,
  'a link leads nowhere else');
select throws_ok($$ insert into notifications (user_id, kind, title, link) values (tests.id('bob'), 'test', 'x', '//evil.example') $$, '23514', null,
  'also not without a scheme');
select throws_ok($$ insert into notifications (user_id, kind, title, link) values (tests.id('bob'), 'test', 'x', '/\evil.example') $$, '23514', null,
  'nor the other way round');
select throws_ok($$ insert into notifications (user_id, kind, title) values (tests.id('bob'), 'test', '') $$, '23514', null, 'a title says something');
select throws_ok($$ insert into notifications (user_id, kind, title, body) values (tests.id('bob'), 'test', 'x', repeat('x', 1001)) $$, '23514', null,
  'a body comes to an end');
insert into notifications (user_id, kind, title, created_at) values (tests.id('bob'), 'test', 'Old', now() - interval '13 months');
select tests.become('service_role');
select lives_ok('select tidy()', 'the service tidies up');
select tests.owner();
select is_empty($$ select 1 from notifications where title = 'Old' $$, 'what is older than a year goes');
select isnt_empty($$ select 1 from notifications where user_id = tests.id('bob') $$, 'the rest stays');
select * from finish();
