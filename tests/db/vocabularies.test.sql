-- Vocabularies: read by all, written by nobody through the API.
select plan(14);
insert into vocabularies (id, label) values ('test_list', 'Test list');
insert into terms (vocabulary_id, id, label, retired_at) values
  ('test_list', 'kept', 'Kept', null), ('test_list', 'gone', 'Gone', now());

select tests.person('ada');
select tests.person('amina', 'admin');

select tests.become('anon');
select isnt_empty($$ select 1 from vocabularies where id = 'test_list' $$, 'a visitor reads vocabularies');
select is(count(*)::int, 2, 'and terms, retired ones too') from terms where vocabulary_id = 'test_list';
select tests.forbidden($$ insert into vocabularies (id, label) values ('x', 'x') $$, 'a visitor adds none');
select tests.forbidden($$ update terms set label = 'x' $$, 'a visitor changes no term');
select tests.forbidden('delete from terms', 'a visitor deletes no term');

select tests.sign_in('ada');
select isnt_empty($$ select 1 from terms where vocabulary_id = 'test_list' $$, 'a member reads terms');
select tests.forbidden($$ insert into terms (vocabulary_id, id, label) values ('test_list', 'x', 'x') $$, 'a member adds none');
select tests.forbidden($$ update vocabularies set label = 'x' $$, 'a member changes none');
select tests.forbidden('delete from vocabularies', 'a member deletes none');

select tests.sign_in('amina');
select tests.forbidden($$ update terms set label = 'x' $$, 'an administrator changes none by a plain update');

select tests.owner();
select throws_ok($$ insert into vocabularies (id, label) values ('Not a slug', 'x') $$, '23514', null, 'an id is a slug');
select throws_ok($$ insert into terms (vocabulary_id, id, label) values ('test_list', 'two words', 'x') $$, '23514', null,
  'of terms as well');
select throws_ok($$ insert into terms (vocabulary_id, id, label) values ('test_list', 'kept', 'x') $$, '23505', null,
  'a term is there once');
select throws_ok($$ insert into terms (vocabulary_id, id, label) values ('no_list', 'x', 'x') $$, '23503', null,
  'and in a vocabulary that exists');
select * from finish();
