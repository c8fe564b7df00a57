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
$$, 'there is no view, materialized view, sequence or foreign table to slip through');
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
  select policyname from pg_policies where schemaname = 'storage' and coalesce(qual, with_check) !~ $q$bucket_id = 'application-files'::text$q$
$$, 'every policy on objects names its bucket');
select set_eq($$ select cmd from pg_policies where schemaname = 'storage' and tablename = 'objects' $$, array['INSERT', 'SELECT', 'DELETE'],
  'objects are put, read and taken away, never written over');
select set_eq($$ select cmd from pg_policies where schemaname = 'realtime' $$, array['SELECT'], 'channels are for listening');
select results_eq($$ select public, file_size_limit, array_length(allowed_mime_types, 1) from storage.buckets where id = 'application-files' $$,
  $$ values (false, 20971520::bigint, 5) $$, 'the bucket is private and bounded');

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

select set_eq($$ select relation, privilege, columns from granted where role = 'anon' $$,
  $$ values ('vocabularies', 'SELECT', '*'), ('terms', 'SELECT', '*'), ('forms', 'SELECT', '*'),
    ('form_versions', 'SELECT', '*'), ('calls', 'SELECT', '*') $$,
  'what visitors are granted');
select set_eq($$ select relation, privilege, columns from granted where role = 'authenticated' $$, $$ values
  ('vocabularies', 'SELECT', '*'), ('terms', 'SELECT', '*'), ('forms', 'SELECT', '*'), ('form_versions', 'SELECT', '*'), ('calls', 'SELECT', '*'),
  ('profiles', 'SELECT', '*'), ('profiles', 'INSERT', 'company_name email first_name id last_name phone role'),
  ('profiles', 'UPDATE', 'avatar_path bio company_name country first_name headline last_name locale phone role terms_version theme'),
  ('staff_members', 'SELECT', '*'), ('notifications', 'SELECT', '*'), ('audit_log', 'SELECT', '*'), ('application_files', 'SELECT', '*'),
  ('applications', 'SELECT', 'answers applicant_id applicant_type call_id created_at form_version_id id public_label reference released_at reopened_sections saved_at submitted_at title version'),
  ('unsent_changes', 'SELECT', '*'), ('application_events', 'SELECT', 'application_id created_at data id kind shown_to_applicant'),
  ('application_comments', 'SELECT', 'application_id audience body created_at from_applicant id'), ('application_comments', 'INSERT', 'application_id audience body'),
  ('decision_messages', 'SELECT', 'application_id id message outcome released_at state updated_at')
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
select is_empty($$ select schema, name from functions where has_function_privilege('anon', oid, 'execute') $$, 'visitors call nothing');
select set_eq($$ select name from functions where schema = 'public' and has_function_privilege('authenticated', oid, 'execute') $$, array[
  'application_detail', 'approve_decision', 'begin_application', 'begin_upload', 'count_applications', 'draft_decision', 'grant_staff_role',
  'list_applications', 'mark_notifications_read', 'move_application', 'release_decision', 'remembered_answers', 'remove_upload',
  'revoke_staff_role', 'save_answers', 'submit_application', 'withdraw_application'
], 'what members call');
select set_eq($$ select name from functions where schema = 'private' and has_function_privilege('authenticated', oid, 'execute')
    and name not in (select name from functions where schema = 'public') $$, array[
  'uuid_v7', 'my_staff_role', 'is_staff', 'handles_application', 'owns_submitted_application', 'may_upload', 'may_discard', 'names_file', 'may_listen'
], 'and what runs on their behalf in policies and defaults');
select set_eq($$ select name from functions where schema = 'public' and has_function_privilege('service_role', oid, 'execute') $$, array[
  'claim_outbox', 'orphaned_files', 'record_sign_in', 'settle_outbox', 'settle_upload', 'take_rate_limit', 'tidy'
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
