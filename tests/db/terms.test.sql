-- The terms of service: which version holds, who accepted it, and what waits until they have.
select plan(27);

select tests.person('ada');
select tests.person('amina', 'admin');
select tests.person('tomas', 'manager');
select tests.call('spring');
insert into auth.users (id, email, raw_user_meta_data) values
  (tests.id('new'), 'new@example.test', jsonb_build_object('terms_version', private.current_terms(), 'country', 'KE')),
  (tests.id('liar'), 'liar@example.test', '{"terms_version": "2099-01-01", "country": "Kenya"}'),
  (tests.id('google'), 'google@example.test', '{"full_name": "Go Ogle"}');

select isnt(private.current_terms(), null, 'a version holds from the first migration on');
select tests.become('anon');
select tests.forbidden('select my_terms()', 'visitors have nothing to ask');
select tests.forbidden($$ select accept_terms('2026-11-22') $$, 'nor to accept');
select tests.forbidden('select 1 from private.terms_versions', 'nor to read behind the scenes');

-- By their sign-up.
select tests.sign_in('new');
select is(my_terms() ->> 'accepted', my_terms() ->> 'current', 'what was accepted at sign-up counts before there is a profile');
select lives_ok($$ insert into profiles (id, email, first_name, last_name, role, company_name, phone)
  values (tests.id('new'), '', '', '', 'entrepreneur', null, null) $$, 'B-5.3: the profile is made of its seven columns');
select is(my_terms() ->> 'accepted', my_terms() ->> 'current', 'and takes over what was accepted');
select ok((my_terms() ->> 'accepted_at')::timestamptz between now() - interval '1 minute' and now(), 'dated by the server');
select is(country, 'KE', 'and the country') from profiles where id = tests.id('new');

select tests.sign_in('liar');
select is(my_terms() ->> 'accepted', null, 'a version that does not exist is accepted by nobody');
select lives_ok($$ insert into profiles (id) values (tests.id('liar')) $$, 'the profile is made all the same');
select results_eq($$ select terms_version, terms_accepted_at, country from profiles where id = tests.id('liar') $$,
  $$ values (null::text, null::timestamptz, null::text) $$, 'without it, and without a country that is none');

-- By the command.
select tests.sign_in('google');
select is(my_terms() ->> 'accepted', null, 'whoever comes by another site has accepted nothing');
select tests.refused($$ select accept_terms('2099-01-01') $$, 'terms_changed', 'a version that does not exist cannot be accepted');
select tests.refused('select accept_terms(null)', 'terms_changed', 'nor none');
select is(accept_terms(my_terms() ->> 'current') ->> 'accepted', my_terms() ->> 'current', 'the one that holds can, and makes the profile');
select isnt(terms_accepted_at, null, 'the server dates it') from profiles where id = tests.id('google');
select tests.owner();
select results_eq($$ select action, data ->> 'version' from audit_log where actor_id = tests.id('google') $$,
  $$ values ('terms_accepted', private.current_terms()) $$, 'and it stands in the log');
select tests.sign_in('google');
select lives_ok($$ select accept_terms(my_terms() ->> 'current') $$, 'accepting twice is no failure');

-- A new version.
select tests.sign_in('ada');
select begin_application(tests.id('spring'), '{"company_name": "Mavuno"}');
select tests.owner();
insert into private.terms_versions (version) values ('2098-01-01');
select tests.sign_in('ada');
select is(my_terms() ->> 'current', '2098-01-01', 'a new version holds at once');
select isnt(my_terms() ->> 'accepted', '2098-01-01', 'and is not accepted by that');
select lives_ok($$ select save_answers(id, version, '{"company_name": "Mavuno Ltd"}') from applications where applicant_id = tests.id('ada') $$,
  'drafts go on being saved');
select tests.refused($$ select submit_application(id, version) from applications where applicant_id = tests.id('ada') $$,
  'terms_not_accepted', 'but nothing is submitted');
select tests.sign_in('amina');
select tests.refused($$ select grant_staff_role(tests.id('tomas'), 'reviewer') $$, 'terms_not_accepted', 'nor does staff act');
select lives_ok($$ select accept_terms('2098-01-01') $$, 'it is accepted');
select lives_ok($$ select grant_staff_role(tests.id('tomas'), 'reviewer') $$, 'and they go on');
select tests.sign_in('ada');
select lives_ok($$ select withdraw_application(id) from applications where applicant_id = tests.id('ada') $$,
  'whoever does not accept it can still withdraw');
select * from finish();
