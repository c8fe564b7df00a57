-- What a row of content may hold, and the text by which it is found.
select no_plan();
select tests.person('man', 'manager');
select tests.piece('posts', 'one', 'draft', null), tests.piece('resources', 'two', 'draft', null), tests.piece('faqs', 'three', 'draft', null),
  tests.piece('organisations', 'four', 'draft', null), tests.piece('openings', 'five', 'draft', null), tests.piece('challenges', 'six', 'draft', null);
create temp table home as select * from (values ('posts', 'one'), ('resources', 'two'), ('faqs', 'three'), ('organisations', 'four'), ('openings', 'five'), ('challenges', 'six')) as h (kind, slug);
grant select on home to public;
select tests.sign_in('man');

-- Pictures.
create function pg_temp.image(changes jsonb) returns jsonb language sql as $$
  select jsonb_strip_nulls('{"path": "0190a0a0-0000-7000-8000-00000000abcd", "type": "webp", "alt": "A field", "width": 960, "height": 540, "widths": [480, 960]}'::jsonb || changes)
$$;
select tests.owner();
select is(private.is_image(pg_temp.image(changes::jsonb)), true, 'a picture: ' || changes)
from (values ('{}'), ('{"type": "jpg"}'), ('{"widths": [480]}'), ('{"widths": [1, 2, 3, 4, 5, 4000]}'), ('{"width": 9999, "height": 1}'), ('{"alt": "Ölberg – 1"}')) as good (changes);
select is(private.is_image(pg_temp.image(changes::jsonb)), false, 'no picture: ' || changes)
from (values
  ('{"path": "../secret"}'), ('{"path": "x0190a0a0-0000-7000-8000-00000000abcd"}'), ('{"path": "0190a0a0-0000-7000-8000-00000000abcd/480.webp"}'), ('{"path": "0190A0A0-0000-7000-8000-00000000ABCD"}'),
  ('{"path": "0190a0a0-0000-7000-8000-00000000abcd\n"}'), ('{"path": 7}'), ('{"path": null}'), ('{"path": ["0190a0a0-0000-7000-8000-00000000abcd"]}'),
  ('{"type": "svg"}'), ('{"type": "png"}'), ('{"type": ["webp"]}'), ('{"type": null}'),
  ('{"alt": ""}'), ('{"alt": "  "}'), ('{"alt": null}'), ('{"alt": {"a": 1}}'), ('{"alt": ["A field"]}'), ('{"alt": 7}'),
  ('{"width": 0}'), ('{"width": -1}'), ('{"width": 10000}'), ('{"width": "960"}'), ('{"width": 960.5}'), ('{"width": [960]}'), ('{"width": null}'),
  ('{"height": 0}'), ('{"height": 10000}'), ('{"height": "540"}'), ('{"height": 1.5}'), ('{"height": null}'),
  ('{"widths": []}'), ('{"widths": [1, 2, 3, 4, 5, 6, 7]}'), ('{"widths": [0]}'), ('{"widths": [4001]}'), ('{"widths": ["480"]}'), ('{"widths": [480.5]}'),
  ('{"widths": 480}'), ('{"widths": null}'), ('{"widths": [[480]]}'), ('{"href": "https://example.test"}')
) as bad (changes);
select is(private.is_image(image::jsonb), false, 'no picture either: ' || image)
from (values ('[]'), ('"x"'), ('7'), ('null'), ('{}'), ('[{"path": "0190a0a0-0000-7000-8000-00000000abcd", "type": "webp", "alt": "A", "width": 1, "height": 1, "widths": [1]}]')) as bad (image);
select is(private.is_image(pg_temp.image(jsonb_build_object('alt', repeat('x', 301)))), false, 'words for a picture have a limit');
select is(private.is_image(pg_temp.image(jsonb_build_object('alt', repeat('x', 300)))), true, 'of three hundred');
select tests.sign_in('man');
select throws_ok(format($$ update %I set image = '{}' where slug = %L $$, kind, slug), '23514', null, format('%s hold a picture or none', kind))
from home where kind in ('posts', 'resources', 'organisations', 'challenges');
select lives_ok(format($$ update %I set image = null where slug = %L $$, kind, slug), format('%s do without one', kind))
from home where kind in ('posts', 'resources', 'organisations', 'challenges');

-- Addresses.
select throws_ok(format('update %I set slug = %L where slug = %L', kind, bad, slug), '23514', null, format('%s are not found at "%s"', kind, left(bad, 12)))
from home, (values (''), ('Upper'), ('two words'), ('-x'), ('x-'), ('a--b'), ('ä'), ('a/b'), ('a.b'), (repeat('x', 101))) as b (bad);
select throws_ok($$ insert into posts (slug, title) values ('one', 'Again') $$, '23505', null, 'an address is there once');

-- Links out.
select throws_ok(format('update resource_contents set url = %L where resource_id = tests.id(''resources two'')', bad), '23514', null, format('"%s" is no address of a resource', left(bad, 24)))
from (values ('http://example.test'), ('javascript:alert(1)'), ('https://'), ('https://a b'), (''), ('//example.test'), ('https://' || repeat('x', 500))) as b (bad);
select throws_ok(format('update organisations set website = %L where slug = ''four''', bad), '23514', null, format('"%s" is no website', left(bad, 24)))
from (values ('javascript:alert(1)'), ('ftp://example.test'), ('example.test'), ('https://a b'), (E'https://a\nb'), ('https://' || repeat('x', 300))) as b (bad);
select throws_ok(format('update openings set apply_to = %L where slug = ''five''', bad), '23514', null, format('nobody applies at "%s"', left(bad, 24)))
from (values ('javascript:alert(1)'), ('http://example.test'), ('ada@example.test'), ('mailto:ada'), ('mailto:a b@example.test'), ('mailto:a@b@c'), ('tel:+254')) as b (bad);
select lives_ok(format('update openings set apply_to = %L where slug = ''five''', good), format('but at "%s"', good))
from (values ('mailto:ada@example.test'), ('https://example.test/jobs?id=1')) as g (good);

-- Lists of words.
select throws_ok(format('update posts set tags = %L where slug = ''one''', bad), '23514', null, format('%s are no tags', left(bad, 30)))
from (values ('{Upper}'), ('{two words}'), ('{""}'), ('{NULL}'), ('{a,a}'), ('{a,b,c,d,e,f,g,h,i}'), ('{a/b}'), ('{-a}'), ('{a_}'), (array[repeat('x', 61)]::text)) as b (bad);
select lives_ok(format('update posts set tags = %L where slug = ''one''', good), format('%s are', good))
from (values ('{}'), ('{a,b,c,d,e,f,g,h}'), ('{b2b-sales,food_beverage,2026}')) as g (good);
select throws_ok(format('update %I set %s = %L where slug = %L', kind, col, '{Energy}', slug), '23514', null, format('%s of %s are lower case', col, kind))
from home, (values ('resources', 'sectors'), ('resources', 'stages'), ('organisations', 'sectors'), ('challenges', 'sectors')) as c (of, col) where kind = of;
select throws_ok(format('update challenges set countries = %L where slug = ''six''', bad), '23514', null, format('%s are no countries', bad))
from (values ('{ke}'), ('{KEN}'), ('{KE,KE}'), ('{NULL}'), ('{""}')) as b (bad);
select throws_ok($$ update challenges set countries = (select array_agg(chr(65 + n / 26) || chr(65 + n % 26)) from generate_series(0, 60) as n) where slug = 'six' $$, '23514', null, 'nor are sixty-one');
select throws_ok(format('update faqs set position = %s where slug = ''three''', bad), '23514', null, format('%s is no place in a list', bad)) from (values (-1), (10001)) as b (bad);
select lives_ok($$ update challenges set countries = '{KE,BR}' where slug = 'six' $$, 'codes are');
select throws_ok(format('update %I set audience = %L where slug = %L', kind, '{startup,NULL}', slug), '23514', null, format('nobody in particular is no audience of %s', kind))
from home where kind in ('resources', 'faqs');
select throws_ok(format('update %I set country = %L where slug = %L', kind, 'kenya', slug), '23514', null, format('a country of %s is a code', kind))
from home where kind in ('organisations', 'openings');

-- Times and places.
select throws_ok(format('update challenges set time_zone = %L where slug = ''six''', bad), null, null, format('"%s" is no time zone', bad))
from (values (''), ('Nowhere/City'), ('ABC3'), ('utc'), ('+02:00'), ('Africa/Nairobi; drop table posts')) as b (bad);
select lives_ok(format('update challenges set time_zone = %L where slug = ''six''', good), format('"%s" is', good))
from (values ('UTC'), ('Africa/Nairobi'), ('America/Argentina/Buenos_Aires'), ('America/Port-au-Prince')) as g (good);
select throws_ok($$ update challenges set opens_at = now(), closes_at = now() where slug = 'six' $$, '23514', null, 'a challenge closes after it has opened');
select throws_ok($$ update faqs set topic = 'other' where slug = 'three' $$, '23514', null, 'there are five topics');
select throws_ok($$ update openings set workplace = 'moon' where slug = 'five' $$, '23514', null, 'and three kinds of workplace');
select throws_ok($$ update organisations set founded_year = 1066 where slug = 'four' $$, '23514', null, 'no startup is that old');

-- Lengths.
select throws_ok(format('update %I set %s = repeat(''x'', %s) where slug = %L', h.kind, col, at_most + 1, slug), '23514', null, format('%s of %s end at %s', col, h.kind, at_most))
from home h join (values ('posts', 'title', 160), ('posts', 'summary', 400), ('posts', 'body', 60000), ('posts', 'author_name', 120), ('posts', 'author_title', 160),
  ('resources', 'title', 160), ('resources', 'summary', 400), ('resources', 'provider', 120), ('faqs', 'question', 200), ('faqs', 'answer', 6000),
  ('organisations', 'name', 120), ('organisations', 'tagline', 200), ('organisations', 'description', 10000), ('organisations', 'city', 120), ('organisations', 'cohort', 80),
  ('openings', 'title', 160), ('openings', 'summary', 400), ('openings', 'body', 20000), ('openings', 'city', 120), ('openings', 'pay', 120),
  ('challenges', 'title', 160), ('challenges', 'partner_name', 120), ('challenges', 'summary', 400), ('challenges', 'body', 20000), ('challenges', 'reward', 200)
) as l (of, col, at_most) on l.of = h.kind;
select throws_ok(format('update %I set %s = '' '' where slug = %L', h.kind, col, slug), '23514', null, format('%s of %s are there', col, h.kind))
from home h join (values ('posts', 'title'), ('resources', 'title'), ('faqs', 'question'), ('organisations', 'name'), ('openings', 'title'), ('challenges', 'title'), ('challenges', 'partner_name')) as n (of, col) on n.of = h.kind;

-- The text by which lists are searched: folded, and words alone.
update posts set title = 'Über das Würfeln', summary = 'Łódź & co.', tags = '{b2b-sales}', author_name = 'José Ñandú', body = E'## Why?\n\n**growth**, (seed) “quoted” [link](https://x.test) don''t' where slug = 'one';
select is(search_text, ' b2b co das don growth https jose link nandu quoted sales seed t test uber why wurfeln x łodz ', 'of a post') from posts where slug = 'one';
update resources set title = 'A guide', summary = 'Sums', provider = 'Fab & Co', sectors = '{food_beverage}', stages = '{idea}' where slug = 'two';
select is(search_text, ' a beverage co fab food guide idea sums ', 'of a resource, without what is inside') from resources where slug = 'two';
update faqs set question = 'How?', answer = 'So.' where slug = 'three';
select is(search_text, ' how so ', 'of a question') from faqs where slug = 'three';
update organisations set name = 'Kiln', tagline = 'Fires', description = 'Clay', city = 'Kisumu', sectors = '{energy}', cohort = 'Cohort 4' where slug = 'four';
select is(search_text, ' 4 clay cohort energy fires kiln kisumu ', 'of a startup') from organisations where slug = 'four';
update openings set title = 'Baker', summary = 'Bread', body = 'Early', city = 'Łódź' where slug = 'five';
select is(search_text, ' baker bread early łodz ', 'of an opening') from openings where slug = 'five';
update challenges set title = 'Leaks', partner_name = 'City', summary = 'Find', body = 'Them', sectors = '{ict}' where slug = 'six';
select is(search_text, ' city find ict leaks them ', 'of a challenge') from challenges where slug = 'six';
select tests.owner();
select is(private.search_words(raw), wanted, 'words of ' || raw)
from (values ('', '  '), (' ', '  '), ('a-b_c/d.e,f;g:h!i?j(k)l[m]n{o}p"q''r`s~t@u#v$w%x^y&z*', ' a b c d e f g h i j k l m n o p q r s t u v w x y z '), ('“x” – y… €z →w ™', ' tm w x y z '), ('हिन्दी', ' हिन्दी '),
  ('b a B ä', ' a b '), ('１２ ﬁ', ' 12 fi ')) as w (raw, wanted);
select lives_ok($$ update posts set body = repeat('ŵ ', 30000) where slug = 'one' $$, 'the longest post there can be is found by its beginning');
select ok(char_length(search_text) <= 20000, 'within bounds') from posts where slug = 'one';
select * from finish();
