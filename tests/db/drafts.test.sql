-- Beginning and saving: begin_application, save_answers.
select plan(74);
select tests.call('open');
select tests.call('closed', now() - interval '2 days', now() - interval '15 minutes 1 second');
select tests.call('just-closed', now() - interval '2 days', now() - interval '15 minutes');
select tests.call('later', now() + interval '1 day', now() + interval '2 days');
select tests.call('hidden', published_at => null);
select tests.call('lasting', now() - interval '1 day', null);
select tests.person('ada');
select tests.person('bob');
select tests.person('tomas', 'manager');

select tests.become('anon');
select tests.forbidden($$ select begin_application(tests.id('open')) $$, 'a visitor begins none');
select tests.forbidden($$ select save_answers(tests.id('none'), 1, '{}') $$, 'a visitor saves none');

select tests.sign_in('ada');
create temp table begun as
  select begin_application(tests.id('open'), '{"company_name": "Mavuno", "problem": null}') as draft;
select is(draft ->> 'created', 'true', 'an application is begun') from begun;
select is(draft -> 'answers', '{"company_name": "Mavuno"}', 'with the answers given already') from begun;
select is(draft ->> 'version', '1', 'at version 1') from begun;
select is(draft ->> 'form_version_id', tests.id('version')::text, 'with the form of the call') from begun;
select is(draft ->> 'call_id', tests.id('open')::text, 'for the call') from begun;
select results_eq($$ select public_label::text, version, reference, title from applications where id = (select (draft ->> 'id')::uuid from begun) $$,
  $$ values ('draft', 1, null::text, 'Mavuno') $$, 'as a draft without a reference');
select is(begin_application(tests.id('open'), '{"company_name": "Other"}'),
  (select draft || '{"created": false}' from begun), 'begun again it is the same one, answers untouched');
select results_eq($$ select kind from application_events where application_id = (select (draft ->> 'id')::uuid from begun) $$,
  array['started'], 'and its timeline begins once');

select tests.refused($$ select begin_application(tests.id('closed')) $$, 'call_not_open', 'a closed call takes no new one');
select is(begin_application(tests.id('just-closed')) ->> 'created', 'true', 'a quarter of an hour is for whoever had the form open before signing in');
select tests.refused($$ select begin_application(tests.id('later')) $$, 'call_not_open', 'nor one that opens later');
select tests.refused($$ select begin_application(tests.id('hidden')) $$, 'call_not_open', 'nor one that is not published');
select tests.refused($$ select begin_application(tests.id('no such call')) $$, 'call_not_open', 'nor one that does not exist');
select tests.refused($$ select begin_application(null) $$, 'call_not_open', 'nor none at all');
select tests.refused($$ select begin_application(tests.id('lasting'), '{"nonsense": 1}') $$, 'invalid_answers', 'unknown keys are refused');
select is(tests.detail($$ select begin_application(tests.id('lasting'), '{"nonsense": 1}') $$),
  '{"errors": [{"path": "nonsense", "code": "unknown_field"}]}', 'by name');
select tests.refused($$ select begin_application(tests.id('lasting'), '[]') $$, 'invalid_answers', 'a list is no answers');
select tests.refused($$ select begin_application(tests.id('lasting'), '"x"') $$, 'invalid_answers', 'nor is a word');
select tests.refused($$ select begin_application(tests.id('lasting'), jsonb_build_object('problem', repeat('x', 262144))) $$,
  'too_large', 'more than 256 KiB is refused');
select tests.refused($$ select begin_application(tests.id('lasting'), jsonb_build_object('problem', repeat('x', 10000000))) $$,
  'too_large', 'so are 10 MB');
select is_empty($$ select 1 from applications where call_id = tests.id('lasting') $$, 'and no refusal left anything behind');
select is(begin_application(tests.id('lasting')) ->> 'created', 'true', 'a call without an end is open');

-- Saving.
create function pg_temp.mine() returns uuid language sql as $$ select (draft ->> 'id')::uuid from begun $$;
create function pg_temp.save(version integer, changes jsonb) returns jsonb
language sql as $$ select save_answers((select (draft ->> 'id')::uuid from begun), version, changes) $$;
grant execute on all functions in schema pg_temp to public;
grant select on begun to public;

select is(pg_temp.save(1, '{"country": "KE", "sectors": ["ict"]}') ->> 'version', '2', 'a save counts the version up');
select is(answers, '{"company_name": "Mavuno", "country": "KE", "sectors": ["ict"]}', 'and adds to what is there')
  from applications where id = pg_temp.mine();
select ok(pg_temp.save(2, '{"country": null}') ? 'saved_at', 'it says when');
select is(answers, '{"company_name": "Mavuno", "sectors": ["ict"]}', 'and null removes an answer')
  from applications where id = pg_temp.mine();
select tests.refused($$ select pg_temp.save(2, '{"company_name": "Late"}') $$, 'stale_version', 'a stale version is refused');
select is(tests.detail($$ select pg_temp.save(2, '{"company_name": "Late"}') $$) - 'saved_at',
  '{"version": 3}', 'with the version that is kept now, and none of the answers, which would end in the log');
select tests.refused($$ select pg_temp.save(9, '{}') $$, 'stale_version', 'so is one from the future');
select tests.refused($$ select pg_temp.save(null, '{}') $$, 'stale_version', 'and none at all');
select tests.refused($$ select pg_temp.save(3, '{"company_name": 7}') $$, 'invalid_answers', 'a wrong type is refused');
select is(tests.detail($$ select pg_temp.save(3, '{"company_name": 7}') $$) #>> '{errors,0,code}', 'wrong_type', 'by name');
select tests.refused($$ select pg_temp.save(3, '{"__proto__": {}}') $$, 'invalid_answers', 'an unknown key is refused');
select tests.refused($$ select pg_temp.save(3, '[1]') $$, 'invalid_answers', 'changes are an object');
select tests.refused($$ select pg_temp.save(3, null) $$, 'invalid_answers', 'and there are some');
select tests.refused($$ select pg_temp.save(3, jsonb_build_object('problem', repeat('x', 10001))) $$, 'invalid_answers',
  'a text beyond what any draft may hold is refused');
select tests.refused($$ select pg_temp.save(3, jsonb_build_object('problem', repeat('x', 10000000))) $$, 'too_large',
  '10 MB are refused before anybody looks into them');
select is(version, 3, 'and none of these changed anything') from applications where id = pg_temp.mine();
select lives_ok($$ select pg_temp.save(3, '{}') $$, 'saving nothing is fine');
select lives_ok($$ select pg_temp.save(4, jsonb_build_object('problem', '<script>alert(1)</script> مرحبا 🌱 Ẑ͙')) $$,
  'HTML, right-to-left text and emoji are text');
select is(answers ->> 'problem', '<script>alert(1)</script> مرحبا 🌱 Ẑ͙', 'and come back as they were')
  from applications where id = pg_temp.mine();

select lives_ok($$ select pg_temp.save(5, jsonb_build_object('sectors', (select jsonb_agg(repeat('x', 9000)) from generate_series(1, 28)))) $$,
  'a lot of text is fine');
select tests.refused($$ select pg_temp.save(6, jsonb_build_object('company_name', repeat('x', 9000), 'problem', repeat('x', 9000))) $$, 'too_large',
  'until all of it together is too much');

-- Others.
select tests.sign_in('bob');
select tests.refused($$ select pg_temp.save(5, '{}') $$, 'not_found', 'another person''s application does not exist');
select tests.refused($$ select save_answers(tests.id('none'), 1, '{}') $$, 'not_found', 'nor one that never was');
select tests.sign_in('tomas');
select tests.refused($$ select pg_temp.save(5, '{}') $$, 'not_found', 'a manager does not write into it either');

-- Once it is in, and when more was asked for.
select tests.owner();
select tests.application('bobs', 'bob', 'open', 'in_review');
select tests.application('bobs more', 'bob', 'lasting', 'more_info');
select tests.sign_in('bob');
select tests.refused($$ select save_answers(tests.id('bobs'), 1, '{"company_name": "x"}') $$, 'not_editable',
  'what was submitted is not changed');
select lives_ok($$ select save_answers(tests.id('bobs more'), 1, '{"problem": "More about it"}') $$,
  'a reopened section is changed');
select tests.refused($$ select save_answers(tests.id('bobs more'), 2, '{"problem": "x", "company_name": "y"}') $$,
  'not_editable', 'the others are not');
select is(tests.detail($$ select save_answers(tests.id('bobs more'), 2, '{"problem": "x", "company_name": "y"}') $$),
  '{"fields": ["company_name"]}', 'which the refusal names');
select is(changes, '{"problem": "More about it"}', 'and nothing of it is kept') from unsent_changes where application_id = tests.id('bobs more');
select lives_ok($$ select save_answers(tests.id('bobs more'), 2, '{"problem": null, "deck": null}') $$, 'an answer is taken away there too');
select is(changes, '{"problem": null, "deck": null}', 'and noted as such') from unsent_changes where application_id = tests.id('bobs more');
select is(answers, '{"company_name": "Mavuno"}', 'what was submitted stands as it was') from applications where id = tests.id('bobs more');
select tests.refused($$ select save_answers(tests.id('bobs more'), 3, jsonb_build_object('problem', repeat('x', 262144))) $$, 'too_large',
  'all of it together has an end as well');

-- Applying again.
select tests.refused($$ select begin_application(tests.id('open')) $$, 'already_applied', 'nobody applies twice to a call');
select is(tests.detail($$ select begin_application(tests.id('open')) $$),
  jsonb_build_object('id', tests.id('bobs'), 'reference', tests.reference('bobs')), 'and is told which it was');
select tests.owner();
update applications set status = 'rejected' where id = tests.id('bobs');
select tests.sign_in('bob');
select tests.refused($$ select begin_application(tests.id('open')) $$, 'already_applied', 'a hidden rejection changes nothing about it');
select tests.owner();
update applications set status = 'withdrawn', public_label = 'withdrawn' where id = tests.id('bobs');
select tests.sign_in('bob');
select is(begin_application(tests.id('open')) ->> 'created', 'true', 'after withdrawing one may begin again');

-- A call that is always open takes somebody again, once they know the outcome.
select tests.owner();
update calls set evergreen = true where id = tests.id('lasting');
update applications set status = 'rejected', public_label = 'being_reviewed', reopened_sections = '{}' where id = tests.id('bobs more');
select tests.sign_in('bob');
select tests.refused($$ select begin_application(tests.id('lasting')) $$, 'already_applied', 'not while the outcome is hidden');
select tests.owner();
update applications set public_label = 'not_selected' where id = tests.id('bobs more');
select tests.sign_in('bob');
select is(begin_application(tests.id('lasting')) ->> 'created', 'true', 'but after it');

select tests.owner();
delete from applications where applicant_id = tests.id('ada');
delete from profiles where id = tests.id('ada');
select tests.sign_in('ada');
select is(begin_application(tests.id('open')) ->> 'created', 'true', 'whoever has no profile yet gets one on the way');

select is(tests.detail($$ select save_answers(tests.id('x'), 1, '{}') $$), null, 'a refusal without detail carries none');
select tests.owner();
update private.rate_limits set tokens = 0.1, updated_at = clock_timestamp() + interval '1 minute' where key = 'begin_application:' || tests.id('ada');
delete from applications where applicant_id = tests.id('ada');
select tests.sign_in('ada');
select tests.refused($$ select begin_application(tests.id('open')) $$, 'rate_limited', 'beginning without end is limited');

-- Again and again.
select tests.owner();
select tests.person('flo');
insert into applications (call_id, applicant_type, applicant_id, form_version_id, status, public_label, created_at)
select tests.id('open'), 'startup', tests.id('flo'), tests.id('version'), 'withdrawn', 'withdrawn', now() - n * interval '23 hours'
from generate_series(1, 6) as n;
select tests.sign_in('flo');
create function pg_temp.round() returns text language plpgsql as $$
declare
  id uuid := begin_application(tests.id('open')) ->> 'id';
begin
  return withdraw_application(id) ->> 'public_label';
end $$;
select is(pg_temp.round(), 'withdrawn', 'whoever withdraws may apply again, today as well') from generate_series(1, 4);
select tests.refused($$ select begin_application(tests.id('open')) $$, 'rate_limited', 'but not the sixth time in a day');
select lives_ok($$ select begin_application(tests.id('lasting')) $$, 'which is no matter of other calls');
select tests.owner();
select tests.person('gus');
select tests.application('guss', 'gus', 'open', 'draft');
insert into private.rate_limits (key, tokens, updated_at) values ('save_answers:' || tests.id('gus'), 0.1, clock_timestamp() + interval '1 minute');
select tests.sign_in('gus');
select tests.refused($$ select save_answers(tests.id('guss'), 1, '{"country": "KE"}') $$, 'rate_limited', 'saving without end is limited');
select tests.owner();
update private.rate_limits set tokens = 240, updated_at = clock_timestamp() where key = 'save_answers:' || tests.id('gus');
select tests.sign_in('gus');
select is((select max((save_answers(tests.id('guss'), n, '{"country": "KE"}') ->> 'version')::int) from generate_series(1, 200) as n), 201,
  'far beyond what anybody types');
select * from finish();
