-- The second step after signing in: whether a person has set one up, whether this session has given it, and whether the
-- programme asks it of everybody who works for it.
--
-- The factors and the sessions are the auth server's own tables. Functions read them as their owner: on hosted projects that
-- is `postgres`, which the auth server lets read and delete there, and change nothing of how the tables are made.

create table private.security_settings (
  singleton boolean primary key default true check (singleton),
  staff_second_factor boolean not null default false,
  changed_at timestamptz not null default now()
);
comment on table private.security_settings is 'What the operator asks of everybody: one row.';
alter table private.security_settings enable row level security;
insert into private.security_settings default values;

/** Whether a person has a second factor that counts. */
create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
$$;

/**
 * Whether the caller's session has given a second factor. The token says so, and the session has to say so still: it sinks at
 * once when the factor is removed, and is gone when it was ended, while the token goes on for up to an hour.
 */
create function private.gave_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' and exists (
    select 1 from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and s.aal::text = 'aal2'
  )
$$;

/** Whether the caller has given their second factor, or has none to give. */
create function private.is_assured() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.gave_second_factor() or not private.has_second_factor((select auth.uid()))
$$;

/** The same for what staff do, where those without a second factor may have to set one up first. */
create function private.is_assured_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.gave_second_factor() or not (
    private.has_second_factor((select auth.uid()))
    or (select s.staff_second_factor from private.security_settings s)
  )
$$;

/** Refuses whoever has a second factor and has not given it; a first line of what changes how one signs in. */
create function private.require_assured() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_assured() then
    perform private.refuse('second_factor_needed', 'Enter the code of your second step, then try again.');
  end if;
end
$$;
