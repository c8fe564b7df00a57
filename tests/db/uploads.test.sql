-- Files: announcing, putting, settling, removing; and the objects in the bucket.
select plan(101);
select tests.call('open');
select tests.person('ada');
select tests.person('bob');
select tests.person('lea', 'reviewer');
select tests.application('adas', 'ada', 'open', 'draft');
select tests.application('bobs', 'bob', 'open', 'draft');

select tests.become('anon');
select tests.forbidden($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', 10) $$, 'a visitor uploads nothing');
select tests.forbidden($$ select remove_upload(tests.id('x')) $$, 'and removes nothing');
select tests.forbidden($$ select settle_upload(tests.id('x'), 'stored', 10) $$, 'and settles nothing');
select tests.forbidden('select id from application_files', 'and reads no file');
select is_empty('select 1 from storage.objects', 'nor an object');

select tests.sign_in('ada');
create temp table upload as
  select begin_upload(tests.id('adas'), 'deck', '../../etc/My deck 🌱.pdf', 'application/pdf', 1000) as given;
grant select on upload to public;
select is(given ->> 'path', tests.id('adas') || '/' || (given ->> 'id') || '.pdf', 'the path is ours') from upload;
select results_eq($$ select field_key, name, mime, size, state::text, created_by from application_files $$,
  $$ values ('deck', 'My deck 🌱.pdf', 'application/pdf', 1000::bigint, 'pending', tests.id('ada')) $$, 'the row waits, by a clean name');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.exe', 'application/x-msdownload', 10) $$, 'invalid_file_kind', 'a program is refused');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.png', 'image/png', 10) $$, 'invalid_file_kind', 'so is a kind that this field does not take');
select is(tests.detail($$ select begin_upload(tests.id('adas'), 'deck', 'd.png', 'image/png', 10) $$), '{"kinds": ["pdf"]}', 'which says what it takes');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', null, 10) $$, 'invalid_file_kind', 'no kind is no kind');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', 1000001) $$, 'file_too_large', 'too many bytes are refused');
select is(tests.detail($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', 1000001) $$), '{"max_size": 1000000}', 'which says how many');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', null) $$, 'file_too_large', 'a size is needed');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', 0) $$, 'invalid_file_kind', 'an empty file is none');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', -1) $$, 'invalid_file_kind', 'nor is less than that');
select tests.refused($$ select begin_upload(tests.id('adas'), 'problem', 'd.pdf', 'application/pdf', 10) $$, 'unknown_field', 'a text takes no file');
select tests.refused($$ select begin_upload(tests.id('adas'), 'nowhere', 'd.pdf', 'application/pdf', 10) $$, 'unknown_field', 'nor does what is not there');
select tests.refused($$ select begin_upload(tests.id('adas'), null, 'd.pdf', 'application/pdf', 10) $$, 'unknown_field', 'nor nothing');
select tests.refused($$ select begin_upload(tests.id('bobs'), 'deck', 'd.pdf', 'application/pdf', 10) $$, 'not_found', 'nobody uploads to another''s application');
select lives_ok($$ select begin_upload(tests.id('adas'), 'deck', '', 'application/pdf', 10) $$, 'a file without a name gets one');
select lives_ok($$ select begin_upload(tests.id('adas'), 'deck', repeat('x', 5000) || '.pdf', 'application/pdf', 10) $$, 'a very long one is cut');
select is(max(char_length(name)), 200, 'to what the table holds') from application_files;
select tests.forbidden($$ update application_files set state = 'stored' $$, 'nobody settles their own file');
select tests.forbidden($$ insert into application_files (application_id, field_key, path, name, mime, size)
  values (tests.id('adas'), 'deck', 'x', 'x', 'x', 1) $$, 'nor writes the row');
select tests.forbidden('delete from application_files', 'nor deletes it');
select tests.forbidden($$ select settle_upload((select (given ->> 'id')::uuid from upload), 'stored', 10) $$, 'the settling command is not for people');

-- Objects.
create function pg_temp.put(path text) returns text language sql as
$$ insert into storage.objects (bucket_id, name) values ('application-files', path) returning name $$;
create function pg_temp.path() returns text language sql as $$ select given ->> 'path' from upload $$;
create function pg_temp.kept() returns text language sql as
$$ select tests.id('adas') || '/' || (given ->> 'id') || '/c0ffee.pdf' from upload $$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.put(pg_temp.path()), pg_temp.path(), 'the object goes where it was announced');
select tests.forbidden($$ select pg_temp.put(tests.id('adas') || '/other.pdf') $$, 'and nowhere else in that folder');
select tests.forbidden($$ select pg_temp.put('loose.pdf') $$, 'nor outside');
select tests.forbidden($$ insert into storage.objects (bucket_id, name) values ('elsewhere', pg_temp.path()) $$, 'nor in another bucket');
select is_empty($$ update storage.objects set name = 'moved.pdf' returning 1 $$, 'it is not moved');
select is_empty($$ update storage.objects set metadata = '{}' returning 1 $$, 'nor written over');
select isnt_empty($$ select 1 from storage.objects where name = pg_temp.path() $$, 'its owner reads it');

create temp table application_waiting as select begin_upload(tests.id('adas'), 'deck', 'w.pdf', 'application/pdf', 10) ->> 'path' as path;
grant select on application_waiting to public;
select tests.sign_in('bob');
select tests.forbidden($$ select pg_temp.put((select pg_temp.path())) $$, 'another member does not put it');
select tests.forbidden($$ select pg_temp.put((select path from application_waiting)) $$, 'nor one that still waits');
select is_empty($$ select 1 from storage.objects $$, 'nor read it');
select is_empty($$ select 1 from application_files $$, 'nor see its row');
select is_empty($$ delete from storage.objects returning 1 $$, 'nor take it away');
select tests.refused($$ select remove_upload((select (given ->> 'id')::uuid from upload)) $$, 'not_found', 'nor its row');
select tests.sign_in('lea');
select is_empty($$ select 1 from application_files $$, 'staff see no file of a draft');
select is_empty($$ select 1 from storage.objects $$, 'nor its object');

select tests.become('service_role');
select throws_ok($$ select settle_upload((select (given ->> 'id')::uuid from upload), 'stored', 990) $$, '23502', null,
  'what was checked is kept at a place of its own');
select is(settle_upload((select (given ->> 'id')::uuid from upload), 'stored', 990, pg_temp.kept()), true, 'there the service settles it');
select results_eq($$ select state::text, size, path from application_files where id = (select (given ->> 'id')::uuid from upload) $$,
  $$ values ('stored', 990::bigint, pg_temp.kept()) $$, 'with the size that it found');
select is(settle_upload((select (given ->> 'id')::uuid from upload), 'stored', 5, 'elsewhere'), false, 'a second time counts no more');
select is(settle_upload((select (given ->> 'id')::uuid from upload), 'refused', 0), false, 'whatever it says');
select is(settle_upload(tests.id('nothing'), 'stored', 5, 'elsewhere'), false, 'nor does what is not there');
select lives_ok($$ select pg_temp.put(pg_temp.kept()) $$, 'the object lies there as well');
select is(state::text, 'stored', 'once') from application_files where id = (select (given ->> 'id')::uuid from upload);
select settle_upload(id, 'refused', 99999999) from application_files where name = 'file.pdf';
select results_eq($$ select state::text, size from application_files where name = 'file.pdf' $$, $$ values ('refused', 10::bigint) $$,
  'or refuses it, whatever size that had');

select tests.sign_in('ada');
select tests.forbidden($$ select pg_temp.put(pg_temp.path()) $$, 'a settled file is not put again');
select tests.forbidden($$ select pg_temp.put(replace(pg_temp.kept(), 'c0ffee', 'other')) $$, 'nor anything beside what was checked');
select is_empty($$ delete from storage.objects where name = pg_temp.kept() returning 1 $$, 'its object is not taken away past the row');
select isnt_empty($$ select 1 from storage.objects where name = pg_temp.kept() $$, 'its owner reads it');
select isnt_empty($$ insert into storage.objects (bucket_id, name) select 'application-files', path from application_waiting returning 1 $$,
  'one that was not looked into yet goes up');
select isnt_empty($$ delete from storage.objects where name = (select path from application_waiting) returning 1 $$, 'and is taken away again');
select pg_temp.put((select path from application_waiting));
select lives_ok($$ select remove_upload(id) from application_files where name = 'file.pdf' $$, 'a file can be removed');
select is_empty($$ select 1 from application_files where name = 'file.pdf' $$, 'and is gone');
select tests.refused($$ select remove_upload(tests.id('nothing')) $$, 'not_found', 'what is not there is not removed');
select lives_ok($$ select save_answers(tests.id('adas'), 1, jsonb_build_object('deck', (select given ->> 'id' from upload))) $$, 'its id is the answer');
create temp table waiting as select begin_upload(tests.id('adas'), 'deck', 'late.pdf', 'application/pdf', 10) ->> 'path' as path;
grant select on waiting to public;
select isnt(submit_application(tests.id('adas'), 2) ->> 'reference', null, 'with which the application goes in');
select tests.forbidden($$ select pg_temp.put((select path from waiting)) $$, 'what was announced before comes too late then');

-- After submission.
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', 10) $$, 'not_editable', 'then nothing is added');
select tests.refused($$ select remove_upload((select (given ->> 'id')::uuid from upload)) $$, 'not_editable', 'and nothing removed');
select is_empty($$ delete from storage.objects returning 1 $$, 'the object stays as well');
select tests.sign_in('lea');
select isnt_empty($$ select 1 from application_files where state = 'stored' $$, 'staff see the file now');
select results_eq($$ select name from storage.objects $$, $$ select pg_temp.kept() $$, 'and read its object, and none that was not looked into');
select is_empty($$ delete from storage.objects returning 1 $$, 'but do not take it away');
select tests.forbidden($$ select pg_temp.put(tests.id('adas') || '/planted.pdf') $$, 'nor plant one');

-- When more was asked for in another section, and what is left behind.
select tests.owner();
update applications set status = 'more_info', reopened_sections = array['company'] where id = tests.id('adas');
select tests.sign_in('ada');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', 10) $$, 'not_editable',
  'a section that was not reopened takes no file');
select tests.refused($$ select remove_upload((select (given ->> 'id')::uuid from upload)) $$, 'not_editable', 'and gives none back');
select is_empty($$ delete from storage.objects where name = pg_temp.kept() returning 1 $$, 'nor the object');
select tests.become('service_role');
select is(settle_upload(id, 'stored', 10, 'elsewhere'), false, 'what was announced before and arrives now does not count')
from application_files where name = 'late.pdf';
select is(settle_upload(id, 'refused', 10), true, 'but may be refused') from application_files where name = 'late.pdf';
select tests.owner();
update applications set status = 'screening', reopened_sections = array['product'] where id = tests.id('adas');
select tests.sign_in('ada');
select tests.refused($$ select begin_upload(tests.id('adas'), 'deck', 'd.pdf', 'application/pdf', 10) $$, 'not_editable',
  'nor does any once the answer is in');
select tests.forbidden('select orphaned_files(10)', 'what is left behind is not for people');
select tests.owner();
update storage.objects set created_at = now() - interval '2 hours' where name = pg_temp.kept();
select tests.become('service_role');
select is_empty('select orphaned_files(10)', 'an object that has its row is none, however old');
select tests.owner();
delete from application_files where state = 'stored';
select tests.become('service_role');
select results_eq('select orphaned_files(10)', $$ select pg_temp.kept() $$, 'an object whose row is gone is named to the service');
select tests.owner();
update storage.objects set created_at = now() - interval '3 hours' where name = pg_temp.path();
insert into storage.objects (bucket_id, name, created_at) select 'application-files', path, now() - interval '4 hours' from waiting;
select tests.become('service_role');
select results_eq('select orphaned_files(10)', $$ select path from waiting union all select pg_temp.path() union all select pg_temp.kept() $$,
  'and so is one that was refused, and one whose checked copy lies elsewhere');
select tests.owner();
insert into application_files (application_id, field_key, path, name, mime, size)
select tests.id('bobs'), 'deck', 'many/' || n, 'x.pdf', 'application/pdf', 10 from generate_series(1, 100) as n;
select tests.sign_in('bob');
select tests.refused($$ select begin_upload(tests.id('bobs'), 'deck', 'd.pdf', 'application/pdf', 10) $$, 'too_many_files',
  'a hundred files are enough for any application');
select tests.owner();
delete from application_files where application_id = tests.id('bobs');
insert into private.rate_limits (key, tokens, updated_at) values ('begin_upload:' || tests.id('bob'), 0, clock_timestamp() + interval '1 minute');
select tests.sign_in('bob');
select tests.refused($$ select begin_upload(tests.id('bobs'), 'deck', 'd.pdf', 'application/pdf', 10) $$, 'rate_limited',
  'announcing without end is limited');

-- Names: whatever somebody calls a file, it is saved under the ending of its kind and reads as it is.
select tests.owner();
select is(private.file_name(given, 'pdf'), kept, what) from (values
  ('deck.pdf', 'deck.pdf', 'a name of its kind stays'),
  ('Deck.PDF', 'Deck.PDF', 'in capitals as well'),
  ('deck.hta', 'deck.hta.pdf', 'a program by its name is none once it is saved'),
  ('deck.pdf.exe', 'deck.pdf.exe.pdf', 'nor one that hides behind another ending'),
  ('deck.hta. .', 'deck.hta.pdf', 'nor one that a system would read past dots and spaces'),
  ('pdf', 'pdf.pdf', 'an ending without a dot is none'),
  ('x', 'x.pdf', 'a name without an ending gets one'),
  ('.pdf', 'file.pdf', 'an ending is no name'),
  ('...', 'file.pdf', 'nor are dots'),
  (null, 'file.pdf', 'nor is nothing'),
  (U&'deck\202Efdp.exe', 'deckfdp.exe.pdf', 'nothing turns the direction'),
  (U&'\2066a\2069\200F\061Cb.pdf', 'ab.pdf', 'by any mark'),
  (U&'a\0007b\000Ac\0085d\2028e.pdf', 'abcde.pdf', 'control characters and line ends go'),
  ('<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>.pdf', 'markup is a name like any other'),
  ('C:\Users\bob\deck.pdf', 'deck.pdf', 'folders go'),
  (repeat('é', 300) || '.PDF', repeat('é', 196) || '.PDF', 'a long name is cut before its ending')
) as names (given, kept, what);
select is(array(select private.file_name(given, 'jpg') from unnest(array['a.jpeg', 'a.JPG', 'a.png']) as given),
  array['a.jpeg', 'a.JPG', 'a.png.jpg'], 'a photo may end in jpeg');
delete from private.rate_limits;
select tests.sign_in('bob');
select lives_ok($$ select begin_upload(tests.id('bobs'), 'deck', 'deck.hta', 'application/pdf', 10) $$, 'an upload goes by it');
select is(name, 'deck.hta.pdf', 'from the beginning') from application_files where application_id = tests.id('bobs');
select * from finish();
