-- Calls and forms: published ones are public, drafts are for staff, a published form never changes.
select plan(41);
select tests.call('open');
select tests.call('later', now() + interval '1 day', now() + interval '2 days');
select tests.call('hidden', published_at => null);
select tests.call('scheduled', published_at => now() + interval '1 hour');
insert into form_versions (id, form_id, number, definition)
select tests.id('unpublished'), form_id, 1001, definition from form_versions where id = tests.id('version');
select tests.person('ada');
select tests.person('lea', 'reviewer');
select tests.person('tomas', 'manager');

select tests.become('anon');
select set_eq($$ select slug from calls where slug like 'test-%' $$, array['test-open', 'test-later'],
  'a visitor reads published calls');
select isnt_empty($$ select 1 from form_versions where id = tests.id('version') $$, 'and published forms');
select is_empty($$ select 1 from form_versions where id = tests.id('unpublished') $$, 'but no unpublished version');
select isnt_empty($$ select 1 from forms where applicant_type = 'startup' $$, 'and the name of the form');
select tests.forbidden($$ insert into calls (slug, applicant_type, title, form_version_id)
  values ('mine', 'startup', 'Mine', tests.id('version')) $$, 'a visitor adds no call');
select tests.forbidden($$ update calls set title = 'x' $$, 'a visitor changes no call');
select tests.forbidden('delete from calls', 'a visitor deletes no call');
select tests.forbidden($$ update form_versions set definition = '{}' $$, 'a visitor changes no form');
select tests.forbidden('delete from forms', 'a visitor deletes no form');

select tests.sign_in('ada');
select set_eq($$ select slug from calls where slug like 'test-%' $$, array['test-open', 'test-later'],
  'a member reads published calls');
select is_empty($$ select 1 from form_versions where id = tests.id('unpublished') $$, 'but no unpublished version');
select tests.forbidden($$ update calls set closes_at = null $$, 'a member moves no deadline');
select tests.forbidden($$ insert into form_versions (form_id, number, definition)
  select form_id, 2000, definition from form_versions where id = tests.id('version') $$, 'a member adds no form version');
select tests.forbidden($$ insert into forms (applicant_type, title) values ('startup', 'x') $$, 'nor a form');
select tests.forbidden('delete from form_versions', 'nor deletes one');

select tests.sign_in('lea');
select is(count(*)::int, 4, 'staff read unpublished calls too') from calls where slug like 'test-%';
select isnt_empty($$ select 1 from form_versions where id = tests.id('unpublished') $$, 'and unpublished versions');
select tests.sign_in('tomas');
select tests.forbidden($$ update calls set title = 'x' $$, 'a manager changes none by a plain update');

select tests.owner();
select tests.refused($$ update form_versions set definition = definition || '{"title": "x"}' where id = tests.id('version') $$,
  'version_published', 'a published version never changes');
select tests.refused($$ update form_versions set published_at = null where id = tests.id('version') $$,
  'version_published', 'nor is it withdrawn');
select tests.refused($$ update form_versions set number = 5000 where id = tests.id('version') $$,
  'version_published', 'nor numbered anew');
select tests.refused($$ delete from form_versions where id = tests.id('version') $$, 'version_published', 'nor deleted');
select lives_ok($$ update form_versions set definition = definition || '{"title": "x"}' where id = tests.id('unpublished') $$,
  'an unpublished one changes');
select tests.refused($$ update calls set form_version_id = tests.id('unpublished') where slug = 'test-open' $$,
  'form_mismatch', 'a call uses a published form');
select tests.refused($$ update calls set applicant_type = 'investor' where slug = 'test-open' $$,
  'form_mismatch', 'of its own kind of applicant');
select lives_ok($$ delete from form_versions where id = tests.id('unpublished') $$, 'and can be deleted');
select tests.refused($$ update calls set form_version_id = tests.id('no such version') where slug = 'test-open' $$,
  'form_mismatch', 'a form version that does not exist is refused');
select throws_ok($$ update calls set closes_at = opens_at where slug = 'test-open' $$, '23514', null,
  'a call closes after it opens');
select throws_ok($$ update calls set evergreen = true where slug = 'test-open' $$, '23514', null,
  'an evergreen call has no end');
select throws_ok($$ update calls set slug = 'Not A Slug' where slug = 'test-open' $$, '23514', null, 'a slug is a slug');
select throws_ok($$ update calls set title = '' where slug = 'test-open' $$, '23514', null, 'a call has a title');
select throws_ok($$ update calls set title = repeat('x', 161) where slug = 'test-open' $$, '23514', null, 'of some length');
select throws_ok($$ update calls set description = repeat('x', 10001) where slug = 'test-open' $$, '23514', null,
  'a description ends somewhere');
select throws_ok($$ update calls set capacity = 0 where slug = 'test-open' $$, '23514', null, 'a capacity is at least one');
select throws_ok($$ update calls set slug = 'test-later' where slug = 'test-open' $$, '23505', null, 'slugs are unique');
select throws_ok($$ delete from forms where applicant_type = 'startup' $$, '23503', null, 'a form with versions stays');
select throws_ok($$ insert into form_versions (form_id, number, definition)
  select form_id, number, definition from form_versions where id = tests.id('version') $$, '23505', null,
  'numbers of versions are unique');
select throws_ok($$ insert into form_versions (form_id, number, definition)
  select form_id, 3000, '{"sections": "none"}' from form_versions where id = tests.id('version') $$, '23514', null,
  'a definition has sections');
select tests.become('service_role');
select tests.refused($$ update form_versions set number = 5000 where id = tests.id('version') $$, 'version_published', 'the service is told the same reasons');
select tests.refused($$ update calls set applicant_type = 'investor' where slug = 'test-open' $$, 'form_mismatch', 'both of them');
select tests.owner();
update calls set updated_at = '2020-01-01' where slug = 'test-open';
select ok(updated_at > now() - interval '1 minute', 'a change is dated by the server') from calls where slug = 'test-open';
select * from finish();
