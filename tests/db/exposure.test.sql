-- Reads the catalog, so that a table, a function or a grant added tomorrow is covered today.
-- The lists below are the whole surface: whoever widens it has to say so here.
select plan(31);

-- Tables.
select is_empty($$
  select c.oid::regclass from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'p') and not c.relrowsecurity
$$, 'every table has row-level security on');
select is_empty($$
  select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind not in ('r', 'i', 'c')
    and not (c.relname = 'portfolio' and c.relkind = 'v' and c.reloptions @> array['security_invoker=true'])
$$, 'there is no view but the portfolio, which reads as its caller, and no materialized view, sequence or foreign table to slip through');
select is_empty($$
  select c.oid::regclass from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and (not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary) or obj_description(c.oid) is null)
$$, 'every table has a primary key and a comment');
select is_empty($$
  select con.conrelid::regclass, con.conname from pg_constraint con
  where con.contype = 'f' and con.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (
      select 1 from pg_index i where i.indrelid = con.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(con.conkey) - 1] @> con.conkey
    )
$$, 'every foreign key has an index');
select is_empty($$
  select a.attrelid::regclass, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.atttypid = 'text'::regtype
    and (a.attrelid::regclass::text, a.attname) <> ('applications', 'search_text')
    and not exists (select 1 from pg_constraint con where con.conrelid = a.attrelid and con.contype in ('c', 'f') and a.attnum = any (con.conkey))
$$, 'every text has a limit');
select is_empty($$
  select a.attrelid::regclass, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.atttypid = 'timestamp'::regtype
$$, 'every moment has a time zone');

-- Policies.
select set_eq($$
  select tablename::text, policyname::text from pg_policies where schemaname = 'public' and 'true' in (qual, with_check)
$$, $$ values ('vocabularies', 'everyone reads vocabularies'), ('terms', 'everyone reads terms') $$,
  'no policy lets everyone through, save those of the public vocabularies');
select is_empty($$ select tablename, policyname from pg_policies where schemaname in ('public', 'private') and 'public' = any (roles) $$,
  'every policy names its role');
select is_empty($$
  select tablename, cmd, role from pg_policies, unnest(roles) as role where schemaname in ('public', 'storage', 'realtime')
  group by schemaname, tablename, cmd, role having count(*) > 1
$$, 'one policy for each command and role');
select is_empty($$ select tablename, policyname from pg_policies where schemaname = 'public' and cmd = 'ALL' $$, 'no policy is for all commands at once');
select is_empty($$ select tablename, policyname from pg_policies where schemaname = 'public' and cmd = 'UPDATE' and with_check is null $$,
  'every update policy checks the new row too');
select is_empty($$
  select tablename, policyname from pg_policies where schemaname in ('public', 'storage')
    and coalesce(qual, '') || coalesce(with_check, '') ~ 'auth\.uid\(\)'
    and coalesce(qual, '') || coalesce(with_check, '') !~* 'select auth\.uid\(\)'
$$, 'the caller is asked for once a statement');
select is_empty($$ select tablename, policyname from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata' $$,
  'no policy trusts what a user writes about themselves');
select is_empty($$
  select policyname from pg_policies where schemaname = 'storage' and not (coalesce(qual, with_check) like all (array[
    $q$(((bucket_id = 'application-files'::text) AND %$q$, $q$% OR ((bucket_id = 'content-images'::text) AND %$q$
  ]))
$$, 'every policy on objects names the buckets');
select set_eq($$ select cmd from pg_policies where schemaname = 'storage' and tablename = 'objects' $$, array['INSERT', 'SELECT', 'DELETE'],
  'objects are put, read and taken away, never written over');
select set_eq($$ select cmd from pg_policies where schemaname = 'realtime' $$, array['SELECT'], 'channels are for listening');
select results_eq($$ select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id $$, $$ values
  ('application-files', false, 20971520::bigint, array['application/pdf', 'image/png', 'image/jpeg', 'image/svg+xml', 'video/mp4']),
  ('content-images', true, 1048576, array['image/webp', 'image/jpeg'])
$$, 'files are private, pictures are public and nothing that a browser runs, both are bounded');

-- Grants on tables and columns, whole: `*` is the table, otherwise the columns by name.
create temp view granted as
select grantee.rolname::text as role, c.relname::text as relation, acl.privilege_type::text as privilege, '*' as columns
from pg_class c, lateral aclexplode(c.relacl) as acl left join pg_roles grantee on grantee.oid = acl.grantee
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select grantee.rolname::text, c.relname::text, acl.privilege_type::text, string_agg(a.attname, ' ' order by a.attname)
from pg_attribute a join pg_class c on c.oid = a.attrelid, lateral aclexplode(a.attacl) as acl
left join pg_roles grantee on grantee.oid = acl.grantee
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
group by 1, 2, 3;

-- What is published: visitors and members read the same columns of it.
create temp view published (relation, privilege, columns) as values
  ('posts', 'SELECT', 'author_name author_title body created_at first_published_at id image published_at search_text slug state summary tags title updated_at version'),
  ('resources', 'SELECT', 'audience created_at first_published_at id image kind members_only provider published_at search_text sectors slug stages state summary title updated_at version'),
  ('resource_contents', 'SELECT', '*'),
  ('faqs', 'SELECT', 'answer audience created_at first_published_at id position published_at question search_text slug state topic updated_at version'),
  ('organisations', 'SELECT', 'city cohort consented_at country created_at description featured first_published_at founded_year id image kind name published_at search_text sectors slug stage state tagline updated_at version website'),
  ('portfolio', 'SELECT', '*'), ('site_figures', 'SELECT', '*'),
  ('openings', 'SELECT', 'apply_to body city closes_at contract country created_at first_published_at id organisation_id pay published_at search_text slug state summary title updated_at version workplace'),
  ('challenges', 'SELECT', 'body call_id closes_at countries created_at first_published_at id image opens_at partner_kind partner_name published_at reward search_text sectors slug state summary time_zone title updated_at version');
select set_eq($$ select relation, privilege, columns from granted where role = 'anon' $$, $$
  select relation, privilege, columns from published union all values
  ('vocabularies', 'SELECT', '*'), ('terms', 'SELECT', '*'), ('forms', 'SELECT', '*'),
  ('form_versions', 'SELECT', '*'), ('calls', 'SELECT', '*'),
  ('feedback', 'INSERT', 'category email message name rating user_id')
$$, 'what visitors are granted');
select set_eq($$ select relation, privilege, columns from granted where role = 'authenticated' $$, $$
  select relation, privilege, columns from published union all values
  ('vocabularies', 'SELECT', '*'), ('terms', 'SELECT', '*'), ('forms', 'SELECT', '*'), ('form_versions', 'SELECT', '*'), ('calls', 'SELECT', '*'),
  ('profiles', 'SELECT', '*'), ('profiles', 'INSERT', 'company_name email first_name id last_name phone role'),
  ('profiles', 'UPDATE', 'avatar_path bio company_name country first_name headline last_name locale phone role theme'),
  ('staff_members', 'SELECT', '*'), ('notifications', 'SELECT', '*'), ('notification_preferences', 'SELECT', '*'), ('audit_log', 'SELECT', '*'), ('application_files', 'SELECT', '*'),
  ('applications', 'SELECT', 'answers applicant_id applicant_type call_id created_at form_version_id id public_label reference released_at reopened_sections saved_at submitted_at title version'),
  ('unsent_changes', 'SELECT', '*'), ('application_events', 'SELECT', 'application_id created_at data id kind shown_to_applicant'),
  ('application_comments', 'SELECT', 'application_id audience body created_at from_applicant id'), ('application_comments', 'INSERT', 'application_id audience body'),
  ('decision_messages', 'SELECT', 'application_id id message outcome released_at state updated_at'),
  ('posts', 'INSERT', 'author_name author_title body image slug summary tags title'), ('posts', 'DELETE', '*'),
  ('posts', 'UPDATE', 'author_name author_title body image slug summary tags title'),
  ('resources', 'INSERT', 'audience image kind members_only provider sectors slug stages summary title'), ('resources', 'DELETE', '*'),
  ('resources', 'UPDATE', 'audience image kind members_only provider sectors slug stages summary title'),
  ('resource_contents', 'INSERT', 'body resource_id url'), ('resource_contents', 'UPDATE', 'body url'),
  ('faqs', 'INSERT', 'answer audience position question slug topic'), ('faqs', 'DELETE', '*'),
  ('faqs', 'UPDATE', 'answer audience position question slug topic'),
  ('organisations', 'INSERT', 'city cohort country description featured founded_year image kind name sectors slug stage tagline website'),
  ('organisations', 'UPDATE', 'city cohort country description featured founded_year image kind name sectors slug stage tagline website'),
  ('organisations', 'DELETE', '*'), ('organisation_members', 'SELECT', '*'),
  ('openings', 'INSERT', 'apply_to body city closes_at contract country organisation_id pay slug summary title workplace'),
  ('openings', 'UPDATE', 'apply_to body city closes_at contract country organisation_id pay slug summary title workplace'),
  ('openings', 'DELETE', '*'),
  ('challenges', 'INSERT', 'body call_id closes_at countries image opens_at partner_kind partner_name reward sectors slug summary time_zone title'),
  ('challenges', 'UPDATE', 'body call_id closes_at countries image opens_at partner_kind partner_name reward sectors slug summary time_zone title'),
  ('challenges', 'DELETE', '*'),
  ('feedback', 'SELECT', '*'), ('feedback', 'INSERT', 'category email message name rating user_id'), ('contact_messages', 'SELECT', '*'),
  ('newsletter_subscribers', 'SELECT', 'confirmed_at created_at email id source')
$$, 'what members are granted');
select is_empty($$ select relation, privilege from granted where role = 'service_role' and privilege not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') $$,
  'the service reads and writes rows, no more');
select set_eq($$ select privilege from granted where role = 'service_role' and relation = 'audit_log' $$, array['SELECT', 'INSERT'], 'of the log it adds only');
select is_empty($$ select role, relation from granted where role is null or role not in ('postgres', 'anon', 'authenticated', 'service_role') $$,
  'nobody else is granted anything');

-- Functions.
create temp view functions as
select p.oid, p.proname::text as name, n.nspname::text as schema, p.prosecdef, p.proconfig
from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private');
select is_empty($$ select name from functions where schema = 'public' and prosecdef $$, 'nothing that the API can call runs as its owner');
select is_empty($$ select schema, name from functions where not coalesce(proconfig @> array['search_path=""'], false) $$,
  'every function pins an empty search path');
select set_eq($$ select schema || '.' || name from functions where has_function_privilege('anon', oid, 'execute') $$, array[
  'public.post_tags', 'public.shown_countries', 'public.search_posts', 'public.search_resources', 'public.search_portfolio', 'private.find_content'
], 'what visitors call');
select set_eq($$ select name from functions where schema = 'public' and has_function_privilege('authenticated', oid, 'execute') $$, array[
  'accept_terms', 'application_detail', 'approve_decision', 'begin_application', 'begin_upload', 'count_applications', 'count_content', 'create_portfolio_profile', 'draft_decision', 'end_session',
  'grant_staff_role', 'list_applications', 'list_profile_candidates', 'mark_notifications_read', 'move_application', 'move_content', 'my_notification_preferences', 'my_security', 'my_sessions', 'my_terms', 'post_tags', 'release_decision',
  'remembered_answers', 'remove_second_factors', 'remove_upload', 'require_staff_second_factor', 'revoke_staff_role', 'save_answers', 'search_portfolio', 'search_posts', 'search_resources', 'set_notification_preference', 'set_portfolio_consent', 'settle_contact_message', 'settle_feedback', 'count_inbox', 'shown_countries', 'submit_application',
  'withdraw_application',
  'accept_staff_invitation', 'find_people', 'invite_staff', 'list_staff', 'list_staff_history', 'list_staff_invitations', 'read_staff_invitation',
  'resend_staff_invitation', 'withdraw_staff_invitation'
], 'what members call');
select set_eq($$ select name from functions where schema = 'private' and has_function_privilege('authenticated', oid, 'execute')
    and name not in (select name from functions where schema = 'public') $$, array[
  'has_accepted_terms', 'require_assured', 'require_terms',
  'uuid_v7', 'my_staff_role', 'is_staff', 'owes_second_step', 'handles_application', 'owns_submitted_application', 'may_upload', 'may_discard', 'names_file', 'may_listen',
  'are_slugs', 'are_countries', 'is_image', 'my_organisations', 'is_image_path', 'pictures_in', 'shows_image', 'find_content'
], 'and what runs on their behalf in policies, checks and defaults');
select set_eq($$ select name from functions where schema = 'public' and has_function_privilege('service_role', oid, 'execute') $$, array[
  'claim_outbox', 'claim_rebuild', 'settle_rebuild', 'make_administrator', 'orphaned_files', 'orphaned_images', 'record_sign_in', 'refresh_site', 'settle_outbox', 'settle_upload', 'take_rate_limit',
  'tidy', 'confirm_newsletter', 'leave_digest', 'leave_newsletter', 'queue_digests', 'queue_feedback_mails', 'receive_contact_message', 'subscribe_newsletter'
], 'what the service calls');
select set_eq($$ select name from functions where has_function_privilege('supabase_auth_admin', oid, 'execute') $$, array['custom_access_token_hook'],
  'what the auth server calls');
select is_empty($$ select name from functions where schema = 'public' and obj_description(oid, 'pg_proc') is null $$, 'every command says what it does');

-- Tomorrow.
create table public.tomorrow (id integer);
create function public.tomorrow() returns integer language sql as 'select 1';
select is_empty($$
  select role from unnest(array['anon', 'authenticated', 'service_role']) as role
  where has_table_privilege(role, 'public.tomorrow', 'select, insert, update, delete') or has_function_privilege(role, 'public.tomorrow()', 'execute')
    or has_schema_privilege(role, 'public', 'create') or has_schema_privilege(role, 'private', 'create')
$$, 'what is added without a grant is granted to nobody');
select * from finish();
