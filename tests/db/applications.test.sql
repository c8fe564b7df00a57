-- Applications: who reads what of which, and that nobody writes one directly.
select plan(47);
select tests.call('open');
select tests.person('ada');
select tests.person('bob');
select tests.person('lea', 'reviewer');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
select tests.application('adas draft', 'ada', 'open', 'draft');
select tests.call('second');
select tests.application('adas', 'ada', 'second', 'accepted', 'being_reviewed',
  '{"company_name": "  Mavuno   Farms ", "country": "KE", "sectors": ["agriculture", "ict"]}');
select tests.application('bobs', 'bob', 'open', 'submitted');
select tests.application('leas', 'lea', 'open', 'rejected', 'being_reviewed');

select tests.become('anon');
select tests.forbidden('select id from applications', 'a visitor reads none');
select tests.forbidden($$ insert into applications (call_id) values (tests.id('open')) $$, 'a visitor adds none');
select tests.forbidden($$ update applications set title = 'x' $$, 'a visitor changes none');
select tests.forbidden('delete from applications', 'a visitor deletes none');

select tests.sign_in('ada');
select set_eq('select id from applications', array[tests.id('adas draft'), tests.id('adas')], 'an applicant reads their own alone');
select results_eq($$ select public_label::text, title, reference from applications where id = tests.id('adas') $$,
  $$ values ('being_reviewed', 'Mavuno Farms', tests.reference('adas')) $$, 'what they may know of it');
select tests.forbidden('select status from applications', 'but not the internal status');
select tests.forbidden('select decided_at from applications', 'nor whether it was decided');
select tests.forbidden('select updated_at from applications', 'nor when it last changed inside');
select tests.forbidden('select search_text from applications', 'nor what it is found by');
select tests.forbidden('select * from applications', 'a star asks for those too');
select tests.forbidden($$ select id from applications where status = 'accepted' $$, 'the status cannot be filtered by');
select tests.forbidden($$ select id from applications order by decided_at $$, 'nor sorted by');
select tests.forbidden($$ insert into applications (call_id, applicant_type, applicant_id, form_version_id)
  values (tests.id('open'), 'startup', tests.id('ada'), tests.id('version')) $$, 'an applicant adds none directly');
select tests.forbidden($$ update applications set status = 'accepted' $$, 'sets no status');
select tests.forbidden($$ update applications set reference = 'APP-2026-000001' $$, 'sets no reference');
select tests.forbidden($$ update applications set answers = '{}' $$, 'nor answers');
select tests.forbidden($$ update applications set version = 9 $$, 'nor the version');
select tests.forbidden($$ update applications set applicant_id = tests.id('bob') $$, 'gives none away');
select tests.forbidden('delete from applications', 'deletes none');

select tests.sign_in('bob');
select results_eq('select id from applications', array[tests.id('bobs')], 'another member reads theirs alone');

select tests.sign_in('lea');
select set_eq($$ select id from applications where id in (tests.id('adas draft'), tests.id('adas'), tests.id('bobs'), tests.id('leas')) $$,
  array[tests.id('adas'), tests.id('bobs'), tests.id('leas')], 'a reviewer reads what was submitted, no drafts');
select tests.forbidden('select status from applications', 'the status comes from the commands for staff');
select tests.forbidden($$ update applications set status = 'in_review' $$, 'a reviewer moves none directly');
select is(private.handles_application(tests.id('adas')), true, 'a reviewer handles what was submitted');
select is(private.handles_application(tests.id('adas draft')), false, 'no draft');
select is(private.handles_application(tests.id('leas')), false, 'and not their own');
select tests.sign_in('tomas');
select tests.forbidden($$ update applications set status = 'in_review' $$, 'a manager moves none directly');
select tests.forbidden('delete from applications', 'a manager deletes none');
select tests.sign_in('amina');
select tests.forbidden('delete from applications', 'an administrator deletes none');
select tests.sign_in('ada');
select is(private.handles_application(tests.id('bobs')), false, 'a member handles none');

-- What is derived from the answers.
select tests.owner();
select results_eq($$ select country, sectors from applications where id = tests.id('adas') $$,
  $$ values ('KE', array['agriculture', 'ict']) $$, 'country and sectors come from the answers');
select is(search_text, ' mavuno farms ' || lower(tests.reference('adas')) || ' ada tester ', 'and what it is found by')
  from applications where id = tests.id('adas');
update applications set answers = '{"company_name": 7, "country": ["KE"], "sectors": "ict"}' where id = tests.id('bobs');
select results_eq($$ select title, country, sectors from applications where id = tests.id('bobs') $$,
  $$ values ('7', null::text, '{}'::text[]) $$, 'answers of odd types break nothing');
update applications set answers = jsonb_build_object('company_name', repeat('x', 5000)) where id = tests.id('bobs');
select is(char_length(title), 250, 'a long name is cut for the list') from applications where id = tests.id('bobs');
update profiles set first_name = 'Béatrice', last_name = 'Ødegård' where id = tests.id('bob');
select ok(search_text like '% beatrice øde%', 'a person who is renamed is found under the new name')
  from applications where id = tests.id('bobs');

create temp table kinds (kind applicant_type, answers jsonb, title text);
insert into kinds values
  ('startup', '{"company_name": "Acme", "first_name": "A"}', 'Acme'),
  ('investor', '{"organisation": "North Quay", "first_name": "Priya", "last_name": "Raman"}', 'North Quay'),
  ('investor', '{"organisation": " ", "first_name": "Priya", "last_name": "Raman"}', 'Priya Raman'),
  ('advisor-mentor', '{"first_name": "Oluwaseun", "last_name": "Adeyemi", "company": "X"}', 'Oluwaseun Adeyemi'),
  ('support-partner', '{"organisation_name": "Atelier Cloud"}', 'Atelier Cloud'),
  ('support-partner', '{}', '');
select is(private.application_title(kind, answers), title, 'the title of ' || kind || ' from ' || answers) from kinds;

select throws_ok($$ update applications set submitted_at = now() where id = tests.id('adas draft') $$, '23514', null,
  'what is submitted has a reference');
select throws_ok($$ update applications set status = 'draft' where id = tests.id('bobs') $$, '23514', null,
  'what was submitted is no draft again');
select throws_ok($$ update applications set reference = 'APP-1' where id = tests.id('bobs') $$, '23514', null,
  'a reference has its shape');
select throws_ok($$ select tests.application('again', 'bob', 'open', 'draft') $$, '23505', null,
  'one application of a person to a call is under way at most');
select throws_ok($$ delete from calls where id = tests.id('open') $$, '23503', null, 'a call with applications stays');
select * from finish();
