-- What staff read: list_applications, count_applications, application_detail; and remembered_answers.
select plan(68);
select tests.call('open');
select tests.call('second');
select tests.person('ada');
select tests.person('bob');
select tests.person('cleo');
select tests.person('lea', 'reviewer');
select tests.person('tomas', 'manager');
select tests.person('amina', 'admin');
update profiles set first_name = 'Tomás', last_name = 'Ødegård 100%_' where id = tests.id('cleo');
select tests.application('adas', 'ada', 'open', 'submitted', answers => '{"company_name": "Mavuno Farms", "country": "KE", "sectors": ["agriculture", "ict"]}');
select tests.application('bobs', 'bob', 'open', 'in_review', answers => '{"company_name": "Ålesund Énergie", "country": "NO", "sectors": ["energy"]}');
select tests.application('cleos', 'cleo', 'second', 'accepted', 'interview', answers => '{"company_name": "مزارع", "country": "EG", "sectors": ["agriculture"]}');
select tests.application('draft', 'cleo', 'open', 'draft', answers => '{"company_name": "Not yet"}');
select tests.application('leas', 'lea', 'open', 'rejected', 'interview', answers => '{"company_name": "Lea Ltd"}');
update applications set submitted_at = '2026-01-01 10:00:00.000001+00' where id = tests.id('adas');
update applications set submitted_at = '2026-01-01 10:00:00.000002+00' where id in (tests.id('bobs'), tests.id('cleos'));
update applications set submitted_at = '2026-02-01' where id = tests.id('leas');
update applications set saved_at = now() - interval '1 day' where id = tests.id('draft');
insert into decision_messages (application_id, outcome, message, state, author_id, approved_by) values
  (tests.id('cleos'), 'accepted', 'Welcome', 'approved', tests.id('tomas'), tests.id('amina'));

-- Only staff.
select tests.become('anon');
select tests.forbidden('select list_applications()', 'a visitor lists none');
select tests.forbidden('select count_applications()', 'counts none');
select tests.forbidden($$ select application_detail(tests.id('adas')) $$, 'and opens none');
select tests.sign_in('ada');
select tests.refused('select list_applications()', 'not_allowed', 'a member lists none');
select tests.refused('select count_applications()', 'not_allowed', 'counts none');
select tests.refused($$ select application_detail(tests.id('adas')) $$, 'not_allowed', 'and opens none, not even their own');

-- A helper: the names of the rows, in order. Only those of this test, whatever a seed has brought.
create function pg_temp.name_of(wanted uuid) returns text language sql as $$
  select name from unnest(array['adas', 'bobs', 'cleos', 'draft', 'leas']) as name where tests.id(name) = wanted
$$;
create function pg_temp.listed(
  search text default null, calls uuid[] default null, types applicant_type[] default null,
  statuses application_status[] default null, countries text[] default null, sectors text[] default null,
  sort text default 'submitted', descending boolean default true,
  cursor_value text default null, cursor_id uuid default null, page_size integer default 50
) returns text[] language sql as $$
  select coalesce(array_agg(pg_temp.name_of(id) order by n) filter (where pg_temp.name_of(id) is not null), '{}')
  from (select id, row_number() over () as n from list_applications(
    $1, coalesce($2, array[tests.id('open'), tests.id('second')]), $3, $4, $5, $6, $7, $8, $9, $10, $11)) as rows
$$;
grant execute on all functions in schema pg_temp to public;

select tests.sign_in('tomas');
select set_eq($$ select unnest(pg_temp.listed()) $$, array['adas', 'bobs', 'cleos', 'leas'], 'a manager lists what was submitted, no drafts');
select is((pg_temp.listed())[1] || (pg_temp.listed())[4], 'leasadas', 'newest first');
select is((pg_temp.listed(descending => false))[1], 'adas', 'or oldest first');
select is(pg_temp.listed(sort => 'title', descending => false), array['leas', 'adas', 'bobs', 'cleos'], 'or by title');
select is(pg_temp.listed(sort => 'status', descending => false), array['adas', 'bobs', 'cleos', 'leas'], 'or by status, in the order of the process');
select is(pg_temp.listed(sort => 'status'), array['leas', 'cleos', 'bobs', 'adas'], 'and back');
select results_eq($$ select reference, title, applicant_type::text, call_id, call_title, applicant_name, status::text, public_label::text,
    country, sectors, decision_state::text from list_applications(calls => array[tests.id('second')]) $$,
  $$ values (tests.reference('cleos'), 'مزارع', 'startup', tests.id('second'), 'Call second', 'Tomás Ødegård 100%_', 'accepted', 'interview',
    'EG', array['agriculture'], 'approved') $$, 'a row says what the table shows');
select tests.sign_in('lea');
select set_eq($$ select unnest(pg_temp.listed()) $$, array['adas', 'bobs', 'cleos'], 'a reviewer does not see their own among them');
select tests.sign_in('amina');
select set_eq($$ select unnest(pg_temp.listed()) $$, array['adas', 'bobs', 'cleos', 'leas'], 'an administrator lists all');

-- Filters.
select is(pg_temp.listed(calls => array[tests.id('second')]), array['cleos'], 'by call');
select is(pg_temp.listed(types => '{investor}'), '{}', 'by type');
select is(pg_temp.listed(statuses => '{in_review,accepted}', sort => 'status', descending => false), array['bobs', 'cleos'], 'by status');
select is(pg_temp.listed(countries => '{KE}'), array['adas'], 'by country');
select set_eq($$ select unnest(pg_temp.listed(sectors => '{agriculture}')) $$, array['adas', 'cleos'], 'by sector');
select is(pg_temp.listed(sectors => '{agriculture}', countries => '{KE,NO}'), array['adas'], 'by several at once');
select set_eq($$ select unnest(pg_temp.listed(types => '{}', statuses => '{}', countries => '{}')) $$, array['adas', 'bobs', 'cleos', 'leas'], 'an empty choice is no filter');

-- Search.
select is(pg_temp.listed('mavuno'), array['adas'], 'search finds a title');
select is(pg_temp.listed('  MAVUNO   farms '), array['adas'], 'whatever the case and the spaces');
select is(pg_temp.listed('alesund energie'), array['bobs'], 'and without its accents');
select is(pg_temp.listed('Énergie'), array['bobs'], 'or with them');
select is(pg_temp.listed('tomas'), array['cleos'], 'a person');
select is(pg_temp.listed('مزا'), array['cleos'], 'another script');
select is(pg_temp.listed(lower(tests.reference('bobs'))), array['bobs'], 'a reference');
select is(pg_temp.listed('vuno'), array['adas'], 'the middle of a word');
select is(pg_temp.listed('ma'), array['adas'], 'the beginning of one, when it is short');
select is(pg_temp.listed('vu'), '{}', 'but not its middle then');
select is(pg_temp.listed('100%'), array['cleos'], 'a percent sign is a percent sign');
select is(pg_temp.listed('%_'), '{}', 'and no wildcard');
select is(pg_temp.listed('m_vuno'), '{}', 'nor is an underscore');
select is(pg_temp.listed('\'), '{}', 'a backslash breaks nothing');
select is(pg_temp.listed($$'; drop table applications; --$$), '{}', 'nor does a quote');
select is(cardinality(pg_temp.listed('   ')), 4, 'an empty search is none');
select is(pg_temp.listed(repeat('x', 100000)), '{}', 'a very long one finds nothing, and quickly');

-- Pages.
create function pg_temp.walk(order_by text, downwards boolean) returns text[] language plpgsql as $$
declare
  seen text[] := '{}';
  edge record;
begin
  select null::text as sort_value, null::uuid as id into edge;
  loop
    select * into edge from list_applications(calls => array[tests.id('open'), tests.id('second')],
      sort => order_by, descending => downwards, cursor_value => edge.sort_value, cursor_id => edge.id, page_size => 1);
    exit when not found;
    seen := seen || pg_temp.name_of(edge.id);
  end loop;
  return seen;
end $$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.walk('submitted', true), pg_temp.listed(), 'pages of one make the whole list, also where moments are equal');
select is(pg_temp.walk('submitted', false), pg_temp.listed(descending => false), 'upwards too');
select is(pg_temp.walk('title', false), pg_temp.listed(sort => 'title', descending => false), 'by title');
select is(pg_temp.walk('status', true), pg_temp.listed(sort => 'status'), 'and by status');
select tests.refused($$ select list_applications(sort => 'id; drop table applications') $$, 'invalid_sort', 'an order that does not exist is refused');
select tests.refused($$ select list_applications(cursor_value => 'nonsense', cursor_id => tests.id('x')) $$, 'invalid_cursor', 'so is an edge that is none');
select tests.refused($$ select list_applications(sort => 'status', cursor_value => 'nonsense', cursor_id => tests.id('x')) $$, 'invalid_cursor', 'in any order');
select lives_ok($$ select list_applications(page_size => 1000000) $$, 'a page has a hundred rows at most');
select lives_ok($$ select list_applications(page_size => -5) $$, 'and one at least');

-- Counts.
create function pg_temp.counted(statuses application_status[] default null, types applicant_type[] default null, sectors text[] default null)
returns jsonb language sql as $$ select count_applications(null, array[tests.id('open'), tests.id('second')], $2, $1, null, $3) $$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.counted(), '{"total": 4, "estimated": false, "by_status": {"submitted": 1, "in_review": 1, "accepted": 1, "rejected": 1}, "by_type": {"startup": 4}}',
  'counts by status and type');
select is(pg_temp.counted('{accepted}'), '{"total": 1, "estimated": false, "by_status": {"submitted": 1, "in_review": 1, "accepted": 1, "rejected": 1}, "by_type": {"startup": 1}}',
  'the other statuses keep their numbers');
select is(pg_temp.counted(types => '{investor}'), '{"total": 0, "estimated": false, "by_status": {}, "by_type": {"startup": 4}}', 'and the other types theirs');
select is(pg_temp.counted(sectors => '{agriculture}') ->> 'total', '2', 'filters count');
select tests.sign_in('lea');
select is(pg_temp.counted() ->> 'total', '3', 'one''s own does not');

-- Detail.
select tests.refused($$ select application_detail(tests.id('draft')) $$, 'not_found', 'a draft does not open');
select tests.refused($$ select application_detail(tests.id('nothing')) $$, 'not_found', 'nor does what is not there');
select tests.refused($$ select application_detail(tests.id('leas')) $$, 'own_application', 'nor one''s own');
create temp table detail as select application_detail(tests.id('cleos')) as d;
grant select on detail to public;
select is(d -> 'decision', 'null', 'what is written of a decision is not for reviewers before its release') from detail;
select is(d #>> '{application,status}', 'accepted', 'the detail has the internal status') from detail;
select is(d -> 'definition', tests.definition(), 'the form that it was written with') from detail;
select is(d -> 'applicant', jsonb_build_object('id', tests.id('cleo'), 'first_name', 'Tomás', 'last_name', 'Ødegård 100%_', 'email', 'cleo@example.test'),
  'the applicant') from detail;
select tests.sign_in('tomas');
select is((d -> 'decision') - 'id' - 'created_at' - 'updated_at', '{"outcome": "accepted", "message": "Welcome", "state": "approved", "released_at": null,
  "version": 1, "author_name": "Tomas Tester", "approved_by_name": "Amina Tester"}', 'a manager reads the letter')
  from (select application_detail(tests.id('cleos')) as d) as managers;
select tests.sign_in('lea');
select is(jsonb_build_array(d -> 'moves', d -> 'outcomes'), '[[], []]', 'and nothing that a reviewer may do with it') from detail;
select tests.sign_in('tomas');
select is(jsonb_build_array(x -> 'moves', x -> 'outcomes'), '[["in_review"], ["waitlisted", "rejected", "accepted"]]', 'a manager may take it back or decide anew')
  from application_detail(tests.id('cleos')) as x;
select is(jsonb_build_array(x -> 'moves', x -> 'outcomes'), '[["interview", "more_info", "screening"], ["accepted", "waitlisted", "rejected"]]', 'or move it on from review')
  from (select jsonb_build_object('moves', (select jsonb_agg(m order by m) from jsonb_array_elements_text(d -> 'moves') as m), 'outcomes', d -> 'outcomes') as x
    from application_detail(tests.id('bobs')) as d) as sorted;

-- Remembered answers.
select tests.become('anon');
select tests.forbidden('select remembered_answers()', 'a visitor is not remembered');
select tests.sign_in('cleo');
select is(remembered_answers() ->> 'company_name', 'مزارع', 'an answer is offered again by what it fills');
select is(remembered_answers() ->> 'last_name', 'Ødegård 100%_', 'else the profile');
select tests.sign_in('amina');
select is(remembered_answers() ? 'company_name', false, 'and nobody else''s');
select * from finish();
