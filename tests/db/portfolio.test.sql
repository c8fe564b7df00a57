-- Startups that are shown: profiles from applications, the consent of their people, and what depends on it.
select no_plan();
truncate organisations, openings cascade;
select tests.person('mia'), tests.person('olu'), tests.person('ida'), tests.person('rev', 'reviewer'), tests.person('man', 'manager'), tests.person('adm', 'admin');

-- Consent.
select tests.piece('organisations', 'shown'), tests.piece('organisations', 'silent'), tests.piece('organisations', 'firm'),
  tests.piece('organisations', 'planned', 'scheduled', '1 day'), tests.piece('organisations', 'kept', 'archived'), tests.piece('organisations', 'fresh', 'draft', null);
update organisations set kind = 'support-partner' where slug = 'firm';
update organisations set consented_at = null where slug = 'silent';
insert into organisation_members (organisation_id, user_id, role) values
  (tests.id('organisations silent'), tests.id('olu'), 'owner'), (tests.id('organisations silent'), tests.id('ida'), 'member'),
  (tests.id('organisations fresh'), tests.id('ida'), 'admin');
select is(tests.tell(who, $$ select string_agg(slug, ' ' order by slug) from organisations $$), wanted, who || ' reads of organisations')
from (values ('visitor', 'firm shown'), ('mia', 'firm shown'), ('olu', 'firm shown silent'), ('ida', 'firm fresh shown silent'),
  ('rev', 'firm fresh kept planned shown silent'), ('man', 'firm fresh kept planned shown silent')) as w (who, wanted);
select is(tests.tell(who, $$ select string_agg(slug, ' ' order by slug) from portfolio $$), 'shown', who || ' sees in the portfolio those that agreed, startups alone')
from unnest(array['visitor', 'mia', 'olu', 'man']) as who;
select is(tests.tell(who, 'select count(*) from organisation_members'), wanted, who || ' reads who belongs where')
from (values ('visitor', '42501'), ('mia', '0'), ('olu', '1'), ('ida', '2'), ('rev', '3'), ('man', '3')) as w (who, wanted);
select is(tests.tell('olu', format($q$ with done as (%s returning 1) select count(*) from done $q$, tried)), '42501', 'nobody joins, leaves or rises by hand: ' || left(tried, 30))
from (values ($$ insert into organisation_members (organisation_id, user_id, role) values (tests.id('organisations shown'), auth.uid(), 'owner') $$),
  ($$ update organisation_members set role = 'owner' $$), ($$ delete from organisation_members $$),
  ($$ update organisations set consented_at = now() $$)) as t (tried);

create function pg_temp.consent(name text, agreed boolean) returns text language sql as $$
  select format('select set_portfolio_consent(%L, %L)', tests.id('organisations ' || name), agreed)
$$;
select is(tests.tell(who, pg_temp.consent('silent', true)), wanted, who || ' agrees for somebody else''s startup')
from (values ('visitor', '42501'), ('mia', 'not_allowed'), ('ida', 'not_allowed'), ('rev', 'not_allowed'), ('man', 'not_allowed'), ('adm', 'not_allowed')) as w (who, wanted);
select is(tests.tell('olu', pg_temp.consent('nowhere', true)), 'not_allowed', 'nor anybody for one that is not there');
select is(tests.tell('olu', 'select set_portfolio_consent(null, true)'), 'not_allowed', 'or not named');
select is(tests.tell('olu', pg_temp.consent('silent', null)), 'not_allowed', 'a word is yes or no');
select is(tests.tell('olu', pg_temp.consent('silent', true)), null, 'its owner does');
select is((select consented_at = now() and consented_by = tests.id('olu') and version = 1 from organisations where slug = 'silent'), true, 'it is kept when and by whom, and makes no open form stale');
select isnt((select xmax::text from organisation_members where user_id = tests.id('olu') and organisation_id = tests.id('organisations silent')), '0', 'its owner is held meanwhile, so that nobody leaves a consent behind that they are giving');
select is(tests.tell('visitor', $$ select string_agg(slug, ' ' order by slug) from portfolio $$), 'shown silent', 'and shown at once');
select is(tests.tell('olu', pg_temp.consent('silent', true)), null, 'said twice it is said once');
select is(tests.tell('olu', pg_temp.consent('silent', false)), null, 'and taken back');
select is((select consented_at is null and consented_by is null from organisations where slug = 'silent'), true, 'without a trace in the row');
select is(tests.tell('visitor', $$ select count(*) from organisations where slug = 'silent' $$), '0', 'it is hidden at once');
select results_eq($$ select action, actor_id from audit_log where subject_id = tests.id('organisations silent') order by id $$,
  $$ values ('portfolio_consent_given', tests.id('olu')), ('portfolio_consent_withdrawn', tests.id('olu')) $$, 'the log has both, once');
select is(tests.tell('ida', pg_temp.consent('fresh', true)), null, 'an administrator of a startup speaks for it too');
select is(tests.tell('visitor', $$ select count(*) from organisations where slug = 'fresh' $$), '0', 'which publishes nothing');
do $$ begin for i in 1..20 loop perform tests.tell('olu', pg_temp.consent('silent', i % 2 = 0)); end loop; end $$;
select is(tests.tell('olu', pg_temp.consent('silent', true)), 'rate_limited', 'nobody fills the log with it');

-- Consent goes with the last who could take it back.
update organisations set consented_at = now(), consented_by = tests.id('olu') where slug = 'silent';
delete from organisation_members where user_id = tests.id('ida');
select isnt((select consented_at from organisations where slug = 'silent'), null, 'a member goes');
select is((select consented_at from organisations where slug = 'fresh'), null, 'the only administrator goes');
delete from auth.users where id = tests.id('olu');
select is((select consented_at from organisations where slug = 'silent'), null, 'the owner deletes their account');
select isnt((select consented_at from organisations where slug = 'shown'), null, 'others stay');
insert into organisation_members (organisation_id, user_id, role) values (tests.id('organisations shown'), tests.id('mia'), 'owner'), (tests.id('organisations shown'), tests.id('ida'), 'owner');
update organisation_members set role = 'member' where user_id = tests.id('ida');
select isnt((select consented_at from organisations where slug = 'shown'), null, 'one of two steps back');
update organisation_members set role = 'member' where user_id = tests.id('mia');
select is((select consented_at from organisations where slug = 'shown'), null, 'and the other');
update organisations set consented_at = now() where slug = 'shown';

-- Pictures go with the consent, and are then swept up as what nothing shows.
select tests.piece('organisations', 'pictured'), tests.piece('organisations', 'bare'), tests.piece('posts', 'about-it');
insert into organisation_members (organisation_id, user_id, role) values (tests.id('organisations pictured'), tests.id('mia'), 'owner'), (tests.id('organisations bare'), tests.id('mia'), 'owner');
create function pg_temp.picture(name text, alt text) returns text language sql as $$
  select format('![%s](/storage/v1/object/public/content-images/%s/960.webp#960x540-480-960)', alt, tests.id(name))
$$;
update organisations set image = jsonb_build_object('path', tests.id('above'), 'type', 'webp', 'alt', 'A field', 'width', 960, 'height', 540, 'widths', '[960]'::jsonb),
  description = 'Before ' || pg_temp.picture('in text', 'a \] cold room') || E' after.\n\n' || pg_temp.picture('in post', 'a shop') || E'\n\n[one]: https://x.example/storage/v1/object/public/content-images/' || tests.id('named') || '/480.jpg'
where slug = 'pictured';
update organisations set description = pg_temp.picture('alone', '') where slug = 'bare';
update posts set body = pg_temp.picture('in post', 'a shop') where id = tests.id('posts about-it');
insert into storage.objects (bucket_id, name, created_at) select 'content-images', tests.id(name) || '/960.webp', now() - interval '2 days'
from unnest(array['above', 'in text', 'in post', 'named', 'alone']) as name;
create function pg_temp.left_over() returns text language sql as $$
  select coalesce(string_agg(name, ', ' order by name), '') from unnest(array['above', 'in text', 'in post', 'named', 'alone']) as name
  where tests.id(name) || '/960.webp' in (select orphaned_images(1000))
$$;
select is(pg_temp.left_over(), '', 'what a startup shows stays');
update organisations set tagline = 'Cold and fair' where slug = 'pictured';
select is(pg_temp.left_over(), '', 'also when something else of it changes');
select is(tests.tell('mia', pg_temp.consent(name, false)), null, 'its owner takes the word back: ' || name) from unnest(array['pictured', 'bare']) as name;
select is(pg_temp.left_over(), 'above, alone, in text, named', 'and its pictures go, but for one that something else shows');
select is((select image is null and description = format(E'Before a \\] cold room after.\n\na shop\n\n[one]: https://x.example/storage/v1/object/public/480.jpg') from organisations where slug = 'pictured'), true, 'their words stay');
select is((select description from organisations where slug = 'bare'), 'Test', 'where there were no words, the one line stands for them');
select is((select version from organisations where slug = 'pictured'), 4, 'a form that is open does not bring them back');
select is(tests.tell('mia', pg_temp.consent('pictured', true)), null, 'the word is given again');
select is(pg_temp.left_over(), 'above, alone, in text, named', 'and what went does not return by itself');

-- Openings follow their startup.
select tests.piece('openings', 'ours'), tests.piece('openings', 'theirs'), tests.piece('openings', 'hidden'), tests.piece('openings', 'later', 'scheduled', '1 day');
update openings set organisation_id = tests.id('organisations shown') where slug = 'theirs';
update openings set organisation_id = tests.id('organisations silent') where slug = 'hidden';
select is(tests.tell(who, $$ select string_agg(slug, ' ' order by slug) from openings $$), case who when 'man' then 'hidden later ours theirs' else 'ours theirs' end, who || ' reads what is open')
from unnest(array['visitor', 'mia', 'man']) as who;
insert into organisation_members (organisation_id, user_id) values (tests.id('organisations silent'), tests.id('mia'));
select is(tests.tell('mia', $$ select string_agg(slug, ' ' order by slug) from openings $$), 'hidden ours theirs', 'people of a startup see its own');
update organisations set consented_at = null where slug = 'shown';
select is(tests.tell('visitor', $$ select string_agg(slug, ' ' order by slug) from openings $$), 'ours', 'what a startup has open goes with its consent');
select is(tests.tell('visitor', $$ select count(*) from openings where organisation_id is not null $$), '0', 'whichever way one asks');
select is(tests.tell('man', $$ with done as (delete from organisations where slug = 'fresh' returning 1) select count(*) from done $$), '1', 'a draft is removed');
select tests.piece('organisations', 'hiring', 'draft', null);
update openings set organisation_id = tests.id('organisations hiring') where slug = 'theirs';
select is(tests.tell('man', $$ with done as (delete from organisations where slug = 'hiring' returning 1) select count(*) from done $$), '23503', 'but not from under its openings');

-- A profile from an application.
select tests.person('zoe');
select tests.call('open');
select tests.application('zoes', 'zoe', 'open', 'accepted', 'accepted', $${
  "company_name": "Mavuno Cold!", "one_liner": "Keeps the harvest cool", "website": "https://mavuno.example", "country": "KE", "city": "Mwea",
  "sectors": ["agriculture", "energy", "agriculture", "Not A Slug"], "stage": "early_revenue", "founded": "2022-11"}$$);
create function pg_temp.profile(name text) returns text language sql as $$ select format('select create_portfolio_profile(%L)', tests.id(name)) $$;
select is(tests.tell('man', pg_temp.profile('zoes')), 'not_accepted', 'nobody hears by a profile that they are accepted');
update applications set released_at = now() where id = tests.id('zoes');
select is(tests.tell(who, pg_temp.profile('zoes')), wanted, who || ' begins no profile')
from (values ('visitor', '42501'), ('mia', 'not_allowed'), ('zoe', 'not_allowed'), ('rev', 'not_allowed')) as w (who, wanted);
select isnt(tests.tell('man', pg_temp.profile('zoes')), null, 'managers do');
select is(
  (select to_jsonb(o) - array['id', 'search_text', 'created_at', 'updated_at'] from organisations o where application_id = tests.id('zoes')),
  jsonb_build_object('slug', 'mavuno-cold', 'kind', 'startup', 'name', 'Mavuno Cold!', 'tagline', 'Keeps the harvest cool', 'description', '',
    'website', 'https://mavuno.example', 'country', 'KE', 'city', 'Mwea', 'sectors', '["agriculture", "energy"]'::jsonb, 'stage', 'early_revenue', 'founded_year', 2022,
    'cohort', '', 'image', null, 'featured', false, 'application_id', tests.id('zoes'), 'consented_at', null, 'consented_by', null,
    'state', 'draft', 'published_at', null, 'first_published_at', null, 'version', 1, 'created_by', tests.id('man')),
  'with what the application says, and nobody''s consent');
select is((select role::text from organisation_members m join organisations o on o.id = m.organisation_id where o.application_id = tests.id('zoes') and m.user_id = tests.id('zoe')), 'owner', 'whoever applied owns it');
select is((select count(*)::int from notifications where user_id = tests.id('zoe') and kind = 'portfolio_consent'), 1, 'and is asked');
select is(tests.tell('adm', pg_temp.profile('zoes')), (select id::text from organisations where application_id = tests.id('zoes')), 'there is one, however often it is begun');
select is((select count(*)::int from notifications where user_id = tests.id('zoe') and kind = 'portfolio_consent'), 1, 'and asked for');
select is((select count(*)::int from audit_log where action = 'portfolio_profile_created'), 1, 'and written down');
select is(tests.tell('man', pg_temp.profile('nothing')), 'not_accepted', 'nothing comes of nothing');

create temp table odd as select * from (values
  ('same', '{"company_name": "Mavuno Cold"}'::jsonb, 'mavuno-cold-%'), ('script', '{"company_name": "Ελλάδα"}', 'startup'), ('nameless', '{}', 'startup-%'),
  ('long', jsonb_build_object('company_name', repeat('Long name ', 30), 'one_liner', repeat('x', 300), 'city', repeat('y', 300)), 'long-name-%'),
  ('false', '{"company_name": "Łódź & Søn", "website": "javascript:alert(1)", "country": "Kenya", "sectors": "energy", "stage": "Seed!", "founded": "soon"}', '%')
) as o (name, answers, slug);
select tests.person(name), tests.application(name, name, 'open', 'accepted', 'accepted', answers) from odd;
update applications set released_at = now() where released_at is null;
select matches(coalesce(tests.tell('man', pg_temp.profile(name)), 'null'), '^[0-9a-f-]{36}$', name || ': a profile comes of whatever was answered') from odd order by name desc;
select ok(o.slug like odd.slug, odd.name || ': with an address of its own: ' || o.slug)
from odd left join organisations o on o.application_id = tests.id(odd.name);
select is((select (website, country, sectors, stage, founded_year)::text from organisations where application_id = tests.id('false')), '(,,{},,)', 'what is not what it should be is left out');
select tests.person('far'), tests.application('far', 'far', 'open', 'accepted', 'accepted', jsonb_build_object('company_name', 'Far', 'website', 'https://far.example/' || repeat('x', 300)));
select tests.person('ira'), tests.application('investor', 'ira', 'open', 'accepted', 'accepted');
update applications set released_at = now() where id in (tests.id('far'), tests.id('investor'));
update applications set applicant_type = 'investor' where id = tests.id('investor');
select isnt(tests.tell('man', pg_temp.profile('far')), '23514', 'a website that is too long is left out');
select is((select website from organisations where application_id = tests.id('far')), null, 'and not cut');
select is(tests.tell('man', pg_temp.profile('investor')), 'not_accepted', 'investors are not in the portfolio of startups');
select tests.person('pat'), tests.application('rejected', 'pat', 'open', 'rejected', 'not_selected');
update applications set released_at = now() where id = tests.id('rejected');
select is(tests.tell('man', pg_temp.profile('rejected')), 'not_accepted', 'there is none of who was not accepted');

-- The figures of the home page.
delete from applications;
select private.refresh_site_figures();
select results_eq($$ select startups, investors, mentors, partners, countries, answered, median_days from site_figures $$, $$ values (0, 0, 0, 0, 0, 0, null::numeric) $$, 'without an answer there is nothing to count');
create temp table told as select * from (values
  ('a', 'accepted', 'accepted', 'KE', 10, true), ('b', 'accepted', 'accepted', 'BR', 20, true), ('c', 'rejected', 'not_selected', 'FR', 60, true),
  ('secret', 'accepted', 'interview', 'XX', 5, false), ('waiting', 'waitlisted', 'waiting_list', 'DE', 30, true), ('strange', 'accepted', 'accepted', 'Kenya', 30, true), ('again', 'accepted', 'accepted', 'KE', 30, true)
) as t (name, status, label, country, days, is_released);
select tests.person('by ' || name), tests.application('app ' || name, 'by ' || name, 'open', status::application_status, label::public_label, jsonb_build_object('country', country)) from told;
update applications a set submitted_at = now() - make_interval(days => days), released_at = case when is_released then now() end from told t where a.id = tests.id('app ' || t.name);
select private.refresh_site_figures();
select results_eq($$ select startups, countries, answered, median_days from site_figures $$, $$ values (4, 2, 6, 30.0) $$, 'decisions count once they are told');
update applications set applicant_type = case id when tests.id('app a') then 'investor' when tests.id('app c') then 'investor' when tests.id('app waiting') then 'advisor-mentor' else 'startup' end::applicant_type;
select private.refresh_site_figures();
select results_eq($$ select startups, investors, mentors, partners from site_figures $$, $$ values (3, 1, 0, 0) $$, 'each on its own side');
create temp table calls_before as select open_calls from site_figures;
select tests.call('over', now() - interval '2 days', now() - interval '1 day'), tests.call('ahead', now() + interval '1 day', now() + interval '2 days'), tests.call('unsaid', published_at => null), tests.call('now');
select private.refresh_site_figures();
select is((select f.open_calls - b.open_calls from site_figures f, calls_before b), 1, 'a call counts while it is open');
update calls set opens_at = now() - interval '1 day', closes_at = null where id = tests.id('now');
select private.refresh_site_figures();
select is((select f.open_calls - b.open_calls from site_figures f, calls_before b), 1, 'also when it never closes');
update calls set opens_at = now(), published_at = now() where id = tests.id('now');
select private.refresh_site_figures();
select is((select f.open_calls - b.open_calls from site_figures f, calls_before b), 1, 'from the moment on');
select is(tests.tell(who, 'select startups from site_figures'), '3', who || ' reads the figures') from unnest(array['visitor', 'mia', 'man']) as who;
select is(tests.tell('adm', $$ with done as (update site_figures set startups = 99 returning 1) select count(*) from done $$), '42501', 'nobody writes them');
select * from finish();
