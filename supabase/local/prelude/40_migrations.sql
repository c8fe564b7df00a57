-- Where the Supabase CLI keeps account of what has been applied.
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
create table supabase_migrations.seed_files (
  path text not null primary key,
  hash text not null
);
