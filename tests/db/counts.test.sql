-- Above 10,000 rows a count is the planner's estimate; below, it is a count.
select plan(9);
select tests.call('open');
select tests.person('tomas', 'manager');
-- As an import would: without the triggers, which would notify of each.
set local session_replication_role = replica;
insert into profiles (id) select tests.id('many ' || n) from generate_series(1, 10500) as n;
insert into applications (call_id, applicant_type, applicant_id, form_version_id, status, public_label, reference, submitted_at, title, search_text)
select tests.id('open'), case when n % 10 = 0 then 'investor'::applicant_type else 'startup' end, tests.id('many ' || n), tests.id('version'),
  case when n <= 500 then 'in_review'::application_status else 'submitted' end, 'received',
  'APP-2024-' || lpad(n::text, 6, '0'), now() - n * interval '1 minute', 'Many ' || n, ' many ' || n || ' '
from generate_series(1, 10500) as n;
set local session_replication_role = default;
analyze applications;

create function pg_temp.counted(search text default null, statuses application_status[] default null, types applicant_type[] default null)
returns jsonb language sql as $$ select count_applications(search, array[tests.id('open')], types, statuses) $$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('tomas');
select is(pg_temp.counted() ->> 'estimated', 'true', 'beyond ten thousand the total is an estimate');
select cmp_ok((pg_temp.counted() ->> 'total')::int, '>', 10000, 'above what was counted');
select cmp_ok((pg_temp.counted() ->> 'total')::int, '<', 12000, 'and near the truth');
select cmp_ok((pg_temp.counted() #>> '{by_status,submitted}')::int, '>', 9000, 'by status as well');
select cmp_ok((pg_temp.counted() #>> '{by_type,investor}')::int, '>', 800, 'and by type');
select is((pg_temp.counted(statuses => '{in_review}') ->> 'total') || (pg_temp.counted(statuses => '{in_review}') ->> 'estimated'), '500false',
  'a choice that leaves few is counted');
select is(pg_temp.counted('many 10500') - 'by_type', '{"total": 1, "estimated": false, "by_status": {"submitted": 1}}', 'and so is a search');
select is((select count(*)::int from list_applications(calls => array[tests.id('open')])), 50, 'a page is a page');
select is((select title from list_applications(calls => array[tests.id('open')]) limit 1), 'Many 1', 'newest first');
select * from finish();
