-- The policies on pictures, one by one; that the storage API asks them is tried in tests/backend/content-images.test.ts.
select no_plan();
select tests.person('mia'), tests.person('rev', 'reviewer'), tests.person('man', 'manager'), tests.person('adm', 'admin');
create temp table people as select * from (values ('visitor', false), ('mia', false), ('rev', false), ('man', true), ('adm', true)) as p (who, may);
create function pg_temp.put(name text, bucket text default 'content-images') returns text language sql as $$
  select format('with done as (insert into storage.objects (bucket_id, name) values (%L, %L) returning 1) select count(*) from done', bucket, name)
$$;
create function pg_temp.take(name text) returns text language sql as $$
  select format('with done as (delete from storage.objects where bucket_id = ''content-images'' and name = %L returning 1) select count(*) from done', name)
$$;

select is(tests.tell(who, pg_temp.put(tests.id(who) || '/480.webp')), case when may then '1' else '42501' end, who || ' puts a picture') from people;
select is(tests.tell('man', pg_temp.put(name)), '42501', 'not as ' || name)
from (values ('480.webp'), ('press/480.webp'), (tests.id('a') || '/480.svg'), (tests.id('a') || '/480.html'), (tests.id('a') || '/480.webp.html'),
  (tests.id('a') || '/cover.webp'), (tests.id('a') || '/0480.webp'), (tests.id('a') || '/1.webp'), (tests.id('a') || '/12345.webp'),
  (tests.id('a') || '/b/480.webp'), (upper(tests.id('a')::text) || '/480.webp'), ('x' || tests.id('a') || '/480.webp'), (tests.id('a') || E'/480.webp\n')) as n (name);
select is(tests.tell('man', pg_temp.put(tests.id('a') || '/' || name)), '1', 'but as ' || name) from (values ('10.jpg'), ('4000.webp')) as n (name);
select is(tests.tell('man', pg_temp.put(tests.id('a') || '/480.webp', 'application-files')), '42501', 'and not among the files of applications');
select is(tests.tell(who, $$ select count(*) > 0 from storage.objects where bucket_id = 'content-images' $$), may::text, who || ' lists pictures') from people;
select is(tests.tell(who, $$ with done as (update storage.objects set name = name where bucket_id = 'content-images' returning 1) select count(*) from done $$), '0', who || ' writes over none') from people;
select is(tests.tell(who, pg_temp.take(tests.id('man') || '/480.webp')), '0', who || ' takes none away') from people where not may;

-- Whatever shows a picture keeps it.
create temp table shows as select * from (values ('posts'), ('resources'), ('organisations'), ('challenges')) as s (kind);
select tests.piece(kind, 'pictured', 'draft', null) from shows;
insert into storage.objects (bucket_id, name) select 'content-images', tests.id('of ' || kind) || '/480.webp' from shows;
do $$ declare kind text; begin
  for kind in select s.kind from shows s loop
    execute format('update %I set image = $1 where slug = ''pictured''', kind) using jsonb_build_object(
      'path', tests.id('of ' || kind), 'type', 'webp', 'alt', 'A field', 'width', 480, 'height', 270, 'widths', '[480]'::jsonb);
  end loop;
end $$;
select is(tests.tell('man', pg_temp.take(tests.id('of ' || kind) || '/480.webp')), '0', 'what ' || kind || ' show stays') from shows;
select is(tests.tell('man', pg_temp.take(tests.id('man') || '/480.webp')), '1', 'what nothing shows goes');

-- And keeps it from being swept up, as does its youth.
update storage.objects set created_at = now() - interval '25 hours' where bucket_id = 'content-images';
insert into storage.objects (bucket_id, name, created_at) values ('content-images', tests.id('young') || '/480.webp', now() - interval '23 hours'),
  ('application-files', tests.id('file') || '/480.webp', now() - interval '25 hours');
select set_eq('select orphan from orphaned_images(1000) as orphan',
  $$ select tests.id('adm') || '/480.webp' union all select tests.id('a') || '/10.jpg' union all select tests.id('a') || '/4000.webp' $$,
  'only what nothing has shown for a day is left over');
select is((select count(*)::int from orphaned_images(2)), 2, 'so many at once');
select * from finish();
