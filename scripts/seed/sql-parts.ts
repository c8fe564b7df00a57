import { literal } from '../forms/sql.ts'

/** The statements of the seed around its rows. Times count back from the day on which it runs. */

export const opening = `-- The demo programme, for local work: people, calls, applications in every state. Written by \`npm run db:seed\`
-- from scripts/seed: change that. Everybody's password is fourfold-demo-2026.

create function pg_temp.moment(days integer, minute integer) returns timestamptz language sql as $$
  select date_trunc('day', now()) - make_interval(days => days) + make_interval(mins => minute)
$$;

-- Answers name months relative to the current one: @month-3@, @month+2@.
create function pg_temp.dated(answers jsonb) returns jsonb language plpgsql as $$
declare
  written text := answers::text;
  token text;
begin
  for token in select distinct part[1] from regexp_matches(written, '@month([+-][0-9]+)@', 'g') as part loop
    written := replace(
      written, '@month' || token || '@',
      to_char(date_trunc('month', now()) + make_interval(months => token::integer), 'YYYY-MM')
    );
  end loop;
  return written::jsonb;
end
$$;`

export const accounts = (
  people: string,
  passwordHash: string,
) => `create temporary table seed_people as
select * from jsonb_to_recordset(${people}) as person (
  id uuid, email text, first_name text, last_name text, role public.member_role, company_name text,
  phone text, headline text, country text, staff public.staff_role, joined integer
);

insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new,
  email_change_token_current, phone_change, phone_change_token, reauthentication_token
)
select
  '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email,
  ${literal(passwordHash)},
  pg_temp.moment(joined, 540), pg_temp.moment(joined, 541),
  '{"provider": "email", "providers": ["email"]}',
  jsonb_strip_nulls(jsonb_build_object(
    'sub', id, 'email', email, 'email_verified', true, 'first_name', first_name,
    'last_name', last_name, 'role', role, 'company_name', company_name, 'phone', phone
  )),
  pg_temp.moment(joined, 538), pg_temp.moment(joined, 541),
  '', '', '', '', '', '', '', ''
from seed_people;

insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  pg_temp.moment(joined, 541), pg_temp.moment(joined, 538), pg_temp.moment(joined, 541)
from seed_people;

insert into public.profiles (
  id, first_name, last_name, role, company_name, phone, headline, country, terms_version, created_at
)
select
  id, first_name, last_name, role, company_name, phone, headline, country, private.current_terms(),
  pg_temp.moment(joined, 541)
from seed_people
on conflict (id) do nothing;`

export const staff = (
  administrator: string,
) => `insert into public.staff_members (user_id, role, granted_by, created_at)
select id, staff, nullif(${literal(administrator)}::uuid, id), pg_temp.moment(joined, 545)
from seed_people where staff is not null;`

export const calls = (rows: string) => `insert into public.calls (
  id, slug, applicant_type, title, summary, description, opens_at, closes_at, time_zone,
  evergreen, capacity, form_version_id, published_at, created_at
)
select
  call.id, call.slug, call.applicant_type, call.title, call.summary, call.description,
  pg_temp.moment(call.opened, 480),
  -- The last minute of the day in Paris.
  (date_trunc('day', now() at time zone 'Europe/Paris') + make_interval(days => call.closes + 1)
    - interval '1 minute') at time zone 'Europe/Paris',
  'Europe/Paris', call.evergreen, call.capacity, version.id,
  pg_temp.moment(call.opened, 475), pg_temp.moment(call.opened + 3, 600)
from jsonb_to_recordset(${rows}) as call (
  id uuid, slug text, applicant_type public.applicant_type, title text, summary text,
  description text, opened integer, closes integer, evergreen boolean, capacity integer
)
join public.forms form on form.applicant_type = call.applicant_type
join public.form_versions version on version.form_id = form.id and version.number = 1;`

export const applications = (rows: string) => `insert into public.applications (
  id, call_id, applicant_type, applicant_id, form_version_id, answers, status, public_label, version,
  reopened_sections, created_at, saved_at, submitted_at, decided_at, released_at, reference
)
select
  one.id, one.call_id, one.applicant_type, one.applicant_id, call.form_version_id,
  pg_temp.dated(one.answers), one.status, one.public_label, one.version, one.reopened_sections,
  pg_temp.moment(one.started_days, one.started_minute),
  pg_temp.moment(one.saved_days, one.saved_minute),
  pg_temp.moment(one.submitted_days, one.submitted_minute),
  pg_temp.moment(one.decided_days, one.decided_minute),
  pg_temp.moment(one.released_days, one.released_minute),
  -- Numbered through each year, in the order in which they came in.
  'APP-' || extract(year from pg_temp.moment(one.submitted_days, one.submitted_minute)) || '-' || lpad(
    (row_number() over (
      partition by extract(year from pg_temp.moment(one.submitted_days, one.submitted_minute))
      order by one.submitted_days desc, one.submitted_minute
    ))::text, 6, '0'
  )
from jsonb_to_recordset(${rows}) as one (
  id uuid, call_id uuid, applicant_type public.applicant_type, applicant_id uuid, answers jsonb,
  status public.application_status, public_label public.public_label, version integer,
  reopened_sections text[], started_days integer, started_minute integer,
  saved_days integer, saved_minute integer, submitted_days integer, submitted_minute integer,
  decided_days integer, decided_minute integer, released_days integer, released_minute integer
)
join public.calls call on call.id = one.call_id;

insert into private.reference_counters (year, last)
select split_part(reference, '-', 2)::integer, max(split_part(reference, '-', 3)::integer)
from public.applications where reference is not null
group by 1;`

/** The rows only: the bytes lie in supabase/storage and go through the storage API. */
export const files = (rows: string) => `insert into public.application_files (
  id, application_id, field_key, path, name, mime, size, state, created_by, created_at
)
select
  file.id, file.application_id, file.field_key, file.path, file.name, file.mime, file.size,
  'stored', file.created_by, app.submitted_at - interval '50 minutes'
from jsonb_to_recordset(${rows}) as file (
  id uuid, application_id uuid, field_key text, path text, name text, mime text, size bigint,
  created_by uuid
)
join public.applications app on app.id = file.application_id;`

/** What happened is written as it was recorded then, so the triggers that would tell everybody now stay off. */
export const history = (
  comments: string,
  letters: string,
  events: string,
) => `alter table public.application_comments disable trigger user;
alter table public.application_events disable trigger user;
alter table public.notifications disable trigger user;

insert into public.application_comments (application_id, author_id, from_applicant, audience, body, created_at)
select application_id, author, author = app.applicant_id, audience, body, pg_temp.moment(days, minute)
from jsonb_to_recordset(${comments}) as said (
  application_id uuid, author uuid, audience public.comment_audience, body text,
  days integer, minute integer
)
join public.applications app on app.id = said.application_id;

insert into public.decision_messages (
  application_id, outcome, message, state, author_id, approved_by, created_at, updated_at, released_at
)
select
  application_id, outcome, message, state, author, approved_by,
  pg_temp.moment(drafted_days, drafted_minute), pg_temp.moment(drafted_days, drafted_minute),
  pg_temp.moment(released_days, released_minute)
from jsonb_to_recordset(${letters}) as letter (
  application_id uuid, outcome public.decision_outcome, message text, state public.decision_state,
  author uuid, approved_by uuid, drafted_days integer, drafted_minute integer,
  released_days integer, released_minute integer
);

insert into public.application_events (
  application_id, kind, actor_id, data, staff_data, shown_to_applicant, created_at
)
select
  event.application_id, event.kind, event.actor,
  case event.kind
    when 'submitted' then jsonb_build_object('reference', app.reference) else event.data
  end,
  event.staff_data, event.shown, pg_temp.moment(event.days, event.minute)
from jsonb_to_recordset(${events}) as event (
  application_id uuid, kind text, actor uuid, data jsonb, staff_data jsonb, shown boolean,
  days integer, minute integer
)
join public.applications app on app.id = event.application_id;

insert into public.application_events (
  application_id, kind, actor_id, data, shown_to_applicant, created_at
)
select
  application_id, 'comment_added', author_id,
  jsonb_build_object('comment_id', id, 'audience', audience), audience = 'applicant', created_at
from public.application_comments;`

/** Notifications and the log as the commands would have written them; older ones have been read. */
export const closing = `insert into public.notifications (user_id, kind, title, body, link, created_at, read_at)
select
  told.user_id, told.kind, told.title, left(told.body, 300), '/dashboard/applications/' || told.application_id,
  told.created_at,
  case when told.created_at < now() - told.kept then told.created_at + interval '5 hours' end
from (
  select
    app.applicant_id as user_id, interval '9 days' as kept, e.application_id, e.created_at,
    case e.kind when 'submitted' then 'application_received' else e.kind end as kind,
    case e.kind
      when 'submitted' then 'We have received your application'
      when 'information_requested' then 'We need more information from you'
      else 'There is a decision on your application'
    end as title,
    case e.kind
      when 'information_requested' then e.data ->> 'message'
      else app.reference || ' · ' || call.title
    end as body
  from public.application_events e
  join public.applications app on app.id = e.application_id
  join public.calls call on call.id = app.call_id
  where e.kind in ('submitted', 'information_requested', 'decision_released')
  union all
  select
    staff.user_id, interval '3 days', e.application_id, e.created_at, 'application_submitted',
    'New application ' || app.reference, app.title || ' · ' || call.title
  from public.application_events e
  join public.applications app on app.id = e.application_id
  join public.calls call on call.id = app.call_id
  join public.staff_members staff on staff.role >= 'manager'
  where e.kind = 'submitted'
  union all
  select
    app.applicant_id, interval '9 days', c.application_id, c.created_at, 'comment_for_applicant',
    'New message about your application', c.body
  from public.application_comments c
  join public.applications app on app.id = c.application_id
  where c.audience = 'applicant' and c.author_id <> app.applicant_id
  union all
  select
    staff.user_id, interval '3 days', c.application_id, c.created_at, 'comment_from_applicant',
    'New message on ' || app.reference, c.body
  from public.application_comments c
  join public.applications app on app.id = c.application_id
  join public.staff_members staff on staff.role = 'manager'
  where c.author_id = app.applicant_id
) as told;

insert into public.audit_log (actor_id, action, subject_type, subject_id, data, created_at)
select
  actor_id,
  case kind when 'moved' then 'application_moved' when 'information_requested' then 'application_moved' else kind end,
  'application', application_id, staff_data, created_at
from public.application_events
where kind in ('moved', 'information_requested', 'decision_approved', 'decision_released');

alter table public.application_comments enable trigger user;
alter table public.application_events enable trigger user;
alter table public.notifications enable trigger user;

select public.refresh_site();

drop table seed_people;
drop function pg_temp.moment(integer, integer);
drop function pg_temp.dated(jsonb);`
