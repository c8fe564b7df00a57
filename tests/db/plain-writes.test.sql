-- What is written without a command: nobody writes who has not accepted the terms, or who owes their second step.
select plan(58);

select tests.person('ada');
select tests.person('lea', 'reviewer');
select tests.person('amina', 'admin');
select tests.call('call');
select tests.application('hers', 'ada', 'call');

-- From the catalog, so that a table that is opened tomorrow is covered today.
create temp table writes as
select c.relname::text as relation, verb, (
  select a.attname from pg_attribute a
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and verb <> 'DELETE'
    and has_column_privilege('authenticated', c.oid, a.attnum, nullif(verb, 'DELETE'))
  order by a.attnum limit 1
) as writable
from pg_class c, unnest(array['INSERT', 'UPDATE', 'DELETE']) as verb
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  and coalesce(has_any_column_privilege('authenticated', c.oid, nullif(verb, 'DELETE')), has_table_privilege('authenticated', c.oid, verb));
grant select on writes to public;
select set_eq($$ select relation from writes where relation not in ('profiles', 'feedback') and not exists (
  select 1 from pg_trigger t where t.tgrelid = ('public.' || relation)::regclass and t.tgenabled = 'O' and t.tgname = 'asked_first'
    and t.tgfoid = 'private.ask_before_writing'::regproc and t.tgtype = 30
) $$, array[]::text[], 'every table that members or staff write to asks them first, before any verb');

create function pg_temp.statement(verb text, relation text, writable text) returns text
language sql immutable as $$
  select case verb
    when 'INSERT' then format('insert into public.%I (%I) select null where false', relation, writable)
    when 'UPDATE' then format('update public.%I set %2$I = null where false', relation, writable)
    else format('delete from public.%I where false', relation)
  end
$$;
grant execute on all functions in schema pg_temp to public;
create temp view asked as
select verb || ' of ' || relation as name, pg_temp.statement(verb, relation, writable) as statement
from writes where relation not in ('profiles', 'feedback');
grant select on asked to public;

select tests.sign_in('amina');
select lives_ok(statement, 'with all of it done an administrator may: ' || name) from asked where name like '%posts';
select tests.sign_in('ada');
select lives_ok($$ insert into application_comments (application_id, audience, body) values (tests.id('hers'), 'applicant', 'Thank you') $$,
  'and an applicant writes to the programme');

-- Without the terms.
select tests.owner();
update profiles set terms_version = '2001-01-01';
select tests.sign_in('amina');
select tests.refused(statement, 'terms_not_accepted', 'without the terms: ' || name) from asked;
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('content-images', gen_random_uuid() || '/960.webp') $$, '42501', null, 'nor puts they a picture');
select tests.sign_in('lea');
select tests.refused($$ insert into application_comments (application_id, audience, body) values (tests.id('hers'), 'staff', 'Strong') $$,
  'terms_not_accepted', 'a reviewer notes nothing');
select tests.sign_in('ada');
select tests.refused($$ insert into application_comments (application_id, audience, body) values (tests.id('hers'), 'applicant', 'And?') $$,
  'terms_not_accepted', 'an applicant sends nothing');
select lives_ok($$ update profiles set first_name = 'Adele' where id = tests.id('ada') $$, 'their own profile stays theirs');
select lives_ok($$ insert into feedback (user_id, email, message) values (tests.id('ada'), 'ada@example.test', 'Why?') $$, 'and they may say what they think');
select lives_ok($$ select accept_terms(my_terms() ->> 'current') $$, 'with the terms accepted');
select lives_ok($$ insert into application_comments (application_id, audience, body) values (tests.id('hers'), 'applicant', 'And?') $$, 'they write on');

-- With a second step that this session has not given.
select tests.owner();
update profiles set terms_version = private.current_terms();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select gen_random_uuid(), tests.id(name), 'totp', 'verified', now(), now() from unnest(array['ada', 'amina']) as name;
select tests.sign_in('amina');
select tests.refused(statement, 'second_factor_needed', 'without the second step: ' || name) from asked;
select tests.sign_in('ada');
select tests.refused($$ insert into application_comments (application_id, audience, body) values (tests.id('hers'), 'applicant', 'Hm') $$,
  'second_factor_needed', 'a message waits for the second step');
select tests.refused($$ select withdraw_application(tests.id('hers')) $$, 'second_factor_needed', 'nobody withdraws who knows a password alone');

-- What runs as its owner is not asked twice, and takes along what goes with it.
select tests.owner();
delete from auth.mfa_factors;
update profiles set terms_version = '2001-01-01';
select lives_ok($$ delete from auth.users where id = tests.id('ada') $$, 'an account goes, whatever it accepted');
select tests.become('service_role');
select lives_ok($$ insert into posts (slug, title) values ('service', 'Service') $$, 'the service is asked for neither');
select * from finish();
