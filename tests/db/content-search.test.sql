-- Searching what is published: words at their beginnings, past the policies and yet among what is public alone.
select no_plan();
truncate posts, resources, organisations, openings cascade;
select tests.person('mia'), tests.person('man', 'manager');
select tests.piece(kind, name, state::content_state, since) from unnest(array['posts', 'resources', 'organisations']) as kind, (values
  ('fresh', 'draft', null), ('planned', 'scheduled', interval '1 day'), ('due', 'scheduled', interval '0'),
  ('out', 'published', interval '-1 day'), ('old', 'published', interval '-2 days'), ('kept', 'archived', interval '-1 day')
) as p (name, state, since);
update posts set title = 'Über das Würfeln in Łódź', body = E'**growth**, (seed) 100% b2b_sales हिन्दी don''t' where slug <> 'old';
update resources set title = 'Über das Würfeln in Łódź', provider = 'growth' where slug <> 'old';
update organisations set name = 'Über das Würfeln in Łódź', description = 'growth' where slug <> 'old';
select tests.piece('organisations', 'silent');
update organisations set consented_at = null, name = 'Über Stille' where slug = 'silent';
update resources set members_only = true where slug = 'due';
update resource_contents set body = 'hush' where resource_id = tests.id('resources due');

create function pg_temp.found(list text, words text) returns text language sql as $$
  select format('select coalesce(string_agg(slug, '' '' order by slug), ''nothing'') from search_%s(%L)', list, words)
$$;
select is(tests.tell(who, pg_temp.found(list, '{uber}')), 'due out', format('%s finds of %s what is public', who, list))
from unnest(array['visitor', 'mia', 'man']) as who, unnest(array['posts', 'resources', 'portfolio']) as list;
select is(tests.tell('visitor', pg_temp.found('posts', words)), wanted, format('%s in posts', words))
from (values ('{wurf}', 'due out'), ('{urfeln}', 'nothing'), ('{uber,growth}', 'due out'), ('{growth,uber,in}', 'due out'), ('{uber,test}', 'due out'), ('{old}', 'nothing'),
  ('{test}', 'due old out'), ('{seed}', 'due out'), ('{b2b,sales}', 'due out'), ('{हिन्दी}', 'due out'), ('{हि}', 'due out'), ('{t}', 'due old out'), ('{a}', 'due old out'),
  ('{łodz}', 'due out'), ('{Über}', 'nothing'), ('{}', 'nothing'), ('{""}', 'nothing'), ('{NULL}', 'nothing'), ('{uber,""}', 'due out'),
  ('{%}', 'nothing'), ('{_}', 'nothing'), ('{\\\\}', 'nothing'), ('{u%r}', 'nothing'), ('{a,b,c,d,e,f,zzz}', 'nothing'),
  ('{test,test,test,test,test,test,zzz}', 'due old out'), ('{{test,test},{test,test},{test,test},{test,zzz}}', 'due old out')) as w (words, wanted);
select is(tests.tell('visitor', pg_temp.found('posts', null)), 'nothing', 'no words find nothing');
select is(tests.tell('visitor', format('select count(*) from search_posts(array[%L])', repeat('x', 100000))), '0', 'nor do very long ones');
select is(tests.tell('mia', pg_temp.found('resources', '{hush}')), 'nothing', 'nobody finds a resource by what is inside');
select is(tests.tell(who, pg_temp.found('portfolio', '{stille}')), 'nothing', format('%s finds no startup that did not agree', who)) from unnest(array['visitor', 'mia', 'man']) as who;
select is(tests.tell('visitor', $$ select count(*) from private.find_content('organisations', '{stille}') $$), '0', 'not even that there is one');
select is(tests.tell('visitor', $$ select count(*) from private.find_content('profiles', '{a}') $$), '42703', 'nothing else is searched so');
select is(tests.tell('visitor', $$ select private.is_staff() $$), '42501', 'and visitors call no other helper');

-- Many: what is common is found among the newest, what is rare among all.
insert into posts (slug, title, summary, body, author_name, state, published_at)
select 'many-' || n, 'Common ' || case n when 1400 then 'rare' when 3 then 'rare' else 'one' end || case when n % 20 = 0 then ' some' else '' end, 'Test', 'Test', 'Ada', 'published', now() - n * interval '1 hour' - interval '10 days'
from generate_series(1, 1500) as n;
analyze posts;
select ok(tests.tell('visitor', $$ select count(*) from search_posts('{common}') $$)::int between 100 and 1000, 'of a common word some hundreds are enough');
select is(tests.tell('visitor', $$ select bool_and(slug in (select slug from search_posts('{common}'))) from posts where slug in ('many-1', 'many-50', 'many-99') $$), 'true', 'the newest');
select is(tests.tell('visitor', $$ select string_agg(slug, ' ' order by slug) from search_posts('{rare}') $$), 'many-1400 many-3', 'a rare one is found wherever it stands');
select is(tests.tell('visitor', $$ select count(*) from search_posts('{some}') $$), '75', 'and one in between as often as it is there');
select * from finish();
