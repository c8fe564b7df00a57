-- The ground that every other file stands on: schemas, default privileges, the enumerations, and small helpers.
-- What is privileged lives in `private`, which the API does not expose; `public` holds only what the API may show.

create schema if not exists private;
comment on schema private is 'Helpers, privileged functions and tables that the API never shows.';

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Older projects grant everything in `public` to the API roles by default. Whatever the age of the
-- project, nothing is granted here that is not granted below by name.
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public
  revoke execute on functions from anon, authenticated, service_role;
-- Postgres lets everyone execute a new function. This one works only without `in schema`.
alter default privileges revoke execute on functions from public;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create type public.applicant_type as enum (
  'startup', 'investor', 'advisor-mentor', 'support-partner'
);
create type public.member_role as enum (
  'entrepreneur', 'investor', 'advisor-mentor', 'support-partner'
);
-- Ascending: a later role may do whatever an earlier one may.
create type public.staff_role as enum ('reviewer', 'manager', 'admin');
create type public.application_status as enum (
  'draft', 'submitted', 'screening', 'in_review', 'interview',
  'more_info', 'accepted', 'waitlisted', 'rejected', 'withdrawn'
);
create type public.public_label as enum (
  'draft', 'received', 'being_reviewed', 'information_needed', 'interview',
  'accepted', 'waiting_list', 'not_selected', 'withdrawn'
);
create type public.decision_outcome as enum ('accepted', 'waitlisted', 'rejected');
create type public.decision_state as enum ('drafted', 'approved', 'released');
create type public.comment_audience as enum ('staff', 'applicant');
create type public.file_state as enum ('pending', 'stored', 'refused');

/**
 * A time-ordered UUID (version 7), with microseconds in the twelve bits after the version, so that
 * rows written one after another sort in that order. Postgres 18 has one of its own; hosted projects run older ones.
 */
create function private.uuid_v7() returns uuid
language sql volatile set search_path = ''
as $$
  select (
    lpad(to_hex(micros / 1000), 12, '0')
    || '7' || lpad(to_hex((micros % 1000) * 4096 / 1000), 3, '0')
    || right(replace(gen_random_uuid()::text, '-', ''), 16)
  )::uuid
  from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as moment
$$;
-- A column default runs as whoever inserts the row.
grant execute on function private.uuid_v7() to authenticated, service_role;

/**
 * Refuses a command. `hint` is the stable code that the interface maps to a sentence, `message` is a
 * plain English sentence for whoever has no mapping, `detail` is JSON for whoever can do more with it.
 */
create function private.refuse(hint text, message text, detail jsonb default null) returns void
language plpgsql set search_path = ''
as $$
begin
  if detail is null then
    raise exception using errcode = 'P0001', message = message, hint = hint;
  end if;
  raise exception using errcode = 'P0001', message = message, hint = hint, detail = detail::text;
end
$$;

/** Keeps `updated_at` true, whoever writes. */
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

/**
 * Folds text for searching: lower case, accents off, runs of space as one, a space at both ends so
 * that a pattern can ask for the beginning of a word.
 */
create function private.fold_text(raw text) returns text
language sql immutable set search_path = ''
as $$
  select ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(coalesce(raw, ''), NFKD), '[\u0300-\u036f]', '', 'g')),
    '\s+', ' ', 'g'
  )) || ' '
$$;

/** A digest in hexadecimal digits, for what may be compared and not read. */
create function private.hash_of(words text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(words, 'UTF8')), 'hex') $$;
