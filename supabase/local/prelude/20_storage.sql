-- Hosted projects open the storage tables to the API roles and leave the deciding to row-level security.
grant usage on schema storage to anon, authenticated, service_role, supabase_storage_admin, dashboard_user;
grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
grant all on all tables in schema storage to supabase_storage_admin, dashboard_user;
