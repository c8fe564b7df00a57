-- The terms of service by their versions. The newest is the one that holds: `src/config/terms.ts` names it, and
-- `npm run db:reference` brings it here, so that there is one place where a version is published.

create table private.terms_versions (
  version text primary key check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  published_at timestamptz not null default now()
);
comment on table private.terms_versions is 'Every version of the terms of service; the newest one holds.';
alter table private.terms_versions enable row level security;

/** The version that holds; null where none was published, and there is nothing to accept. */
create function private.current_terms() returns text
language sql stable security definer set search_path = ''
as $$ select max(version) from private.terms_versions $$;

/** What somebody said at sign-up about the terms: their version, if it is the one that holds. */
create function private.terms_at_sign_up(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.raw_user_meta_data ->> 'terms_version' from auth.users u
  where u.id = terms_at_sign_up.user_id
    and u.raw_user_meta_data ->> 'terms_version' = private.current_terms()
$$;
