-- What has had its time, and not before: each period that the privacy notice names, from both sides.
select no_plan();
select tests.person('ada'), tests.call('open');
delete from applications; delete from notifications; delete from feedback; delete from contact_messages; delete from newsletter_subscribers;
delete from audit_log; delete from private.email_outbox; delete from private.rate_limits;

/** An application as it stands, whatever triggers would write: of this age by every date that it has. */
create function pg_temp.aged(name text, status application_status, handed_in boolean, age interval) returns void language sql as $$
  insert into applications (id, call_id, applicant_type, applicant_id, form_version_id, status, public_label, reference, submitted_at, decided_at, released_at, created_at, updated_at, saved_at, title)
  values (tests.id(name), tests.id('open'), 'startup', tests.id(name), tests.id('version'), status, private.label_for(status),
    case when handed_in then 'APP-2020-' || lpad((('x' || substr(md5(name), 1, 7))::bit(28)::int)::text, 9, '0') end, case when handed_in then now() - age end, now() - age,
    case when status in ('accepted', 'rejected', 'waitlisted') then now() - age end, now() - age, now() - age, now() - age, name)
$$;
create function pg_temp.there(name text) returns boolean language sql as $$
  select exists (select 1 from applications where id = tests.id(name)) or exists (select 1 from application_files f where f.name = there.name)
    or exists (select 1 from notifications where title = name) or exists (select 1 from private.digest_items where title = name) or exists (select 1 from audit_log where subject_type = name)
    or exists (select 1 from feedback where message = there.name) or exists (select 1 from contact_messages where message = there.name)
    or exists (select 1 from newsletter_subscribers where email = replace(name, ' ', '-') || '@example.test')
    or exists (select 1 from private.email_outbox where idempotency_key = name) or exists (select 1 from private.rate_limits where key = name)
$$;

-- How each is made, of the name `$1` and the age `$2`; without a period it stays, whatever its age.
create temp table kept as select * from (values
  ('draft', interval '12 months', $$ select pg_temp.aged($1, 'draft', false, $2) $$),
  ('given up', '30 days', $$ select pg_temp.aged($1, 'withdrawn', false, $2) $$),
  ('taken back', '24 months', $$ select pg_temp.aged($1, 'withdrawn', true, $2) $$),
  ('rejected', '24 months', $$ select pg_temp.aged($1, 'rejected', true, $2) $$),
  ('in review', null, $$ select pg_temp.aged($1, 'in_review', true, $2) $$),
  ('accepted', null, $$ select pg_temp.aged($1, 'accepted', true, $2) $$),
  ('upload', '1 day', $$ insert into application_files (application_id, field_key, path, name, mime, size, state, created_at) values (tests.id('home'), 'deck', $1, $1, 'application/pdf', 10, 'pending', now() - $2) $$),
  ('file', null, $$ insert into application_files (application_id, field_key, path, name, mime, size, state, created_at) values (tests.id('home'), 'deck', $1, $1, 'application/pdf', 10, 'stored', now() - $2) $$),
  ('notification', '1 year', $$ insert into notifications (user_id, kind, title, created_at) values (tests.id('ada'), 'test', $1, now() - $2) $$),
  ('waiting', '30 days', $$ insert into private.digest_items (user_id, kind, title, body, due_at) values (tests.id('ada'), 'signed_in', $1, '', now() - $2) $$),
  ('record', '5 years', $$ insert into audit_log (action, subject_type, created_at) values ('test', $1, now() - $2) $$),
  ('opinion', '24 months', $$ insert into feedback (email, message, created_at) values ('a@b.c', $1, now() - $2) $$),
  ('letter', '24 months', $$ insert into contact_messages (name, email, message, created_at) values ('A', 'a@b.c', $1, now() - $2) $$),
  ('unconfirmed', '30 days', $$ insert into newsletter_subscribers (email, state, asked_at, created_at) values (replace($1, ' ', '-') || '@example.test', 'pending', now() - $2, now() - $2) $$),
  ('asked again', null, $$ insert into newsletter_subscribers (email, state, asked_at, created_at) values (replace($1, ' ', '-') || '@example.test', 'pending', now(), now() - $2) $$),
  ('left', '30 days', $$ insert into newsletter_subscribers (email, state, asked_at, left_at) values (replace($1, ' ', '-') || '@example.test', 'left', now() - interval '9 years', now() - $2) $$),
  ('reader', null, $$ insert into newsletter_subscribers (email, state, asked_at, confirmed_at) values (replace($1, ' ', '-') || '@example.test', 'confirmed', now() - $2, now() - $2) $$),
  ('sent mail', '30 days', $$ insert into private.email_outbox (idempotency_key, recipient, template, status, created_at) values ($1, 'a@b.c', 'test', 'sent', now() - $2) $$),
  ('failed mail', '30 days', $$ insert into private.email_outbox (idempotency_key, recipient, template, status, created_at) values ($1, 'a@b.c', 'test', 'failed', now() - $2) $$),
  ('owed mail', null, $$ insert into private.email_outbox (idempotency_key, recipient, template, status, created_at) values ($1, 'a@b.c', 'test', 'queued', now() - $2) $$),
  ('network', '1 day', $$ insert into private.rate_limits (key, tokens, updated_at) values ($1, 0, now() - $2) $$)
) as k (what, period, made_by);
create temp table ages as
select what || ' ' || age_of as name, made_by, period is null or age_of = 'young' as stays,
  case when period is null then interval '20 years' when age_of = 'young' then period - interval '1 hour' else period + interval '1 hour' end as age
from kept, unnest(array['young', 'old']) as age_of where period is not null or age_of = 'old';

set local session_replication_role = replica;
select pg_temp.aged('home', 'in_review', true, '1 day');
do $$ declare one record; begin for one in select * from ages loop execute one.made_by using one.name, one.age; end loop; end $$;
set local session_replication_role = default;
select ok(pg_temp.there(name), name || ' is there') from ages;
select is(private.tidy(), (select count(*)::integer from ages where not stays), 'what goes is counted');
select is(pg_temp.there(name), stays, name || case when stays then ' stays' else ' goes' end) from ages;
select is(private.tidy(), 0, 'then nothing is left to do');
select * from finish();
