-- The countries that public lists can be narrowed to.
select plan(3);
select tests.person('tomas', 'manager');
select tests.owner();
delete from openings; delete from organisations;
-- Nothing of what makes them complete matters here.
set local session_replication_role = replica;
insert into organisations (slug, name, country, state, published_at, consented_at)
select slug, slug, country, state::content_state, now() - interval '1 day', consented_at from (values
  ('shown', 'KE', 'published', now()), ('twin', 'KE', 'published', now()), ('silent', 'FR', 'published', null),
  ('draft', 'BR', 'draft', now()), ('nowhere', null, 'published', now())
) as given (slug, country, state, consented_at);
insert into openings (slug, title, country, state, published_at, closes_at, organisation_id)
select slug, slug, country, state::content_state, now() + since, now() + until,
  (select id from organisations o where o.slug = startup) from (values
  ('own', 'PT', 'published', interval '-1 day', null, null), ('later', 'DK', 'scheduled', interval '1 day', null, null),
  ('over', 'NG', 'published', interval '-9 days', interval '-1 day', null), ('gone', 'ES', 'archived', interval '-9 days', null, null),
  ('theirs', 'KE', 'published', interval '-1 day', interval '1 day', 'shown'),
  ('hidden', 'FR', 'published', interval '-1 day', null, 'silent')
) as given (slug, country, state, since, until, startup);

set local session_replication_role = default;
select tests.become('anon');
select results_eq($$ select list, country from shown_countries() $$,
  $$ values ('openings', 'KE'), ('openings', 'PT'), ('portfolio', 'KE') $$,
  'are those of startups that are shown and of what is open to visitors');
select tests.sign_in('tomas');
select results_eq($$ select country from shown_countries() where list = 'portfolio' $$, $$ values ('KE') $$,
  'the portfolio is the same to staff');
select results_eq($$ select country from shown_countries() where list = 'openings' $$, $$ values ('FR'), ('KE'), ('PT') $$,
  'and so is what is open, but for what their policy shows them besides');
select * from finish();
