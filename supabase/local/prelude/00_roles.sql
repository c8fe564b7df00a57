-- The roles, schemas and settings that a hosted project has before its first migration runs.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role supabase_realtime_admin nologin noinherit;
create role supabase_admin login superuser;
create role dashboard_user nologin createrole;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;
grant supabase_realtime_admin to postgres;

create schema extensions;
grant usage on schema extensions to public;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

-- Usage of the schema comes with the project; since 30 October 2026 no grant on a new table does.
grant usage on schema public to anon, authenticated, service_role;

alter role postgres set search_path to "$user", public, extensions;
set search_path to "$user", public, extensions;
