-- Building the site anew: what asks for it, how soon, and who takes it up.
select plan(26);

select tests.person('tomas', 'manager');
update private.site_rebuild set wanted_at = null, due_at = null, asked_at = null, attempts = 0;

/** How many minutes until the host is asked; null while nothing is wanted. */
create function pg_temp.due() returns integer language sql as
$$ select round(extract(epoch from due_at - now()) / 60)::integer from private.site_rebuild where wanted_at is not null $$;
create function pg_temp.built() returns void language sql as
$$ update private.site_rebuild set wanted_at = null, due_at = null, asked_at = null $$;

insert into public.posts (slug, title, summary, body, author_name) values ('rain', 'On rain', 'Of rain.', 'It rains.', 'Amina');
select is(pg_temp.due(), null, 'a draft changes nothing that is public');
update public.posts set title = 'On heavy rain' where slug = 'rain';
select is(pg_temp.due(), null, 'nor does writing it');
update public.posts set state = 'published', published_at = now() where slug = 'rain';
select is(pg_temp.due(), 10, 'what is published is built within minutes');
update public.posts set title = 'On light rain' where slug = 'rain';
select is(pg_temp.due(), 10, 'with what changes until then');
update public.posts set state = 'archived' where slug = 'rain';
select is(pg_temp.due(), 2, 'what is archived is gone soon');
select pg_temp.built();
update public.posts set title = 'On no rain' where slug = 'rain';
select is(pg_temp.due(), null, 'what is in the archive may change');
update public.posts set state = 'published', published_at = now() + interval '1 hour' where slug = 'rain';
select is(pg_temp.due(), null, 'what is for later is not public');
update public.posts set published_at = now() where slug = 'rain';
select pg_temp.built();
update public.posts set search_text = 'rain' where slug = 'rain';
select is(pg_temp.due(), null, 'what no visitor sees asks for nothing');
update private.site_rebuild set asked_at = now() - interval '1 minute';
update public.posts set title = 'Rain again' where slug = 'rain';
select is(pg_temp.due(), 29, 'builds keep half an hour between them');
delete from public.posts where slug = 'rain';
select is(pg_temp.due(), 2, 'but not where something has to go');
select pg_temp.built();

-- A startup that takes back its word.
insert into public.organisations (slug, name, tagline, description, country, sectors, state, published_at, consented_at)
  values ('mavuno-cold', 'Mavuno Cold', 'Cold storage.', 'It is cold.', 'KE', '{agritech}', 'published', now(), null);
select is(pg_temp.due(), null, 'a profile without its founder''s word is not public');
update public.organisations set consented_at = now() where slug = 'mavuno-cold';
select is(pg_temp.due(), 10, 'with it, it is');
update public.organisations set consented_at = null where slug = 'mavuno-cold';
select is(pg_temp.due(), 2, 'a word that is taken back takes the profile with it, soon');

select pg_temp.built();
select tests.call('spring');
select is(pg_temp.due(), 10, 'a call that opens is on the next build');
select pg_temp.built();
update public.calls set published_at = null where id = tests.id('spring');
select is(pg_temp.due(), 2, 'one that is taken back is off it soon');

-- Who takes it up.
create temp table commands (command text);
insert into commands values ('select claim_rebuild()'), ('select settle_rebuild(now())');
grant select on commands to public;
select tests.become('anon');
select tests.forbidden(command, 'a visitor: ' || command) from commands;
select tests.sign_in('tomas');
select tests.forbidden(command, 'a manager: ' || command) from commands;
select tests.become('service_role');
select is(claim_rebuild(), null, 'nothing is taken up before it is due');
select tests.owner();
update private.site_rebuild set due_at = now();
create temp table taken as select null::timestamptz as at;
grant all on taken to public;
select tests.become('service_role');
update taken set at = claim_rebuild();
select isnt(at, null, 'what is due is taken up') from taken;
select is(claim_rebuild(), null, 'by one');
select settle_rebuild(at, 'it answered 503') from taken;
select tests.owner();
select is(pg_temp.due(), 2, 'a host that does not take it is asked again');
select results_eq('select last_error from private.site_rebuild', array['it answered 503'], 'and why is kept');
update private.site_rebuild set wanted_at = wanted_at + interval '1 second';
select tests.become('service_role');
select settle_rebuild(at) from taken;
select tests.owner();
select is(pg_temp.due(), 2, 'what changed while it was asked asks for another build');
update taken set at = (select wanted_at from private.site_rebuild);
select tests.become('service_role');
select settle_rebuild(at) from taken;
select tests.owner();
select results_eq('select wanted_at, due_at, last_error, asked_at is not null from private.site_rebuild', $$ values (null::timestamptz, null::timestamptz, null::text, true) $$,
  'then the site is as the database is');

select * from finish();
