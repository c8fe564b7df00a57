-- Channels: who may listen to which topic, and that nobody but the database speaks.
select plan(33);
select tests.call('open');
select tests.person('ada');
select tests.person('bob');
select tests.person('lea', 'reviewer');
select tests.application('adas', 'ada', 'open', 'submitted');
select tests.application('bobs draft', 'bob', 'open', 'draft');
create temp table topics (topic text, who text, hears boolean);
insert into topics values
  ('user:' || tests.id('ada'), 'ada', true), ('user:' || tests.id('ada'), 'bob', false), ('user:' || tests.id('ada'), 'lea', false),
  ('application:' || tests.id('adas'), 'ada', true), ('application:' || tests.id('adas'), 'bob', false), ('application:' || tests.id('adas'), 'lea', true),
  ('application:' || tests.id('bobs draft'), 'bob', true), ('application:' || tests.id('bobs draft'), 'ada', false), ('application:' || tests.id('bobs draft'), 'lea', false),
  ('application:' || tests.id('nothing'), 'ada', false), ('application:' || tests.id('nothing'), 'lea', false),
  ('application:x', 'lea', false), ('application:' || upper(tests.id('adas')::text), 'ada', false), ('application:', 'ada', false),
  ('staff', 'lea', true), ('staff', 'ada', false), ('user:', 'ada', false), ('anything', 'ada', false), ('*', 'lea', false), ('', 'lea', false);

create function pg_temp.hears(who text, about text) returns boolean language plpgsql as $$
declare
  heard boolean;
begin
  insert into realtime.messages (topic, extension, event, payload, private) values (about, 'broadcast', 'test', '{}', true);
  perform set_config('realtime.topic', about, true);
  if who is null then perform tests.become('anon'); else perform tests.sign_in(who); end if;
  select exists (select 1 from realtime.messages where topic = about) into heard;
  perform tests.owner();
  return heard;
end $$;
select is(pg_temp.hears(who, topic), hears, who || case when hears then ' hears ' else ' does not hear ' end || quote_literal(topic)) from topics;
select is(pg_temp.hears(null, topic), false, 'a visitor does not hear ' || quote_literal(topic)) from (select distinct topic from topics) as t where topic <> '';

select set_config('realtime.topic', 'user:' || tests.id('ada'), true);
select tests.sign_in('ada');
select tests.forbidden($$ insert into realtime.messages (topic, extension, event, payload, private)
  values ('user:' || tests.id('ada'), 'broadcast', 'notification', '{}', true) $$, 'nobody speaks on a channel');
select is_empty($$ update realtime.messages set payload = '{"x": 1}' returning 1 $$, 'nor changes what was said');
select * from finish();
