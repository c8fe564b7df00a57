-- How people sign in: what they see of it and change about it, and what administrators ask of the staff.

/** What the caller has set up for signing in, and what they owe. */
create function private.my_security() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'has_password', coalesce(u.encrypted_password, '') <> '',
    -- A change of address that waits for its confirmations: where to, and whether one of the two is in.
    'new_email', case when c.is_open then u.email_change end,
    'new_email_half', coalesce(c.is_open and u.email_change_confirm_status = 1, false),
    'owes_second_factor', exists (
      select 1 from public.staff_members m, private.security_settings s
      where m.user_id = u.id and s.staff_second_factor
    ) and not private.has_second_factor(u.id),
    -- For administrators alone, who may change it.
    'staff_second_factor', case when private.is_staff('admin')
      then (select s.staff_second_factor from private.security_settings s) end
  )
  from auth.users u
  cross join lateral (
    select coalesce(u.email_change, '') <> '' and u.email_change_sent_at > now() - interval '1 hour' as is_open
  ) c
  where u.id = (select auth.uid())
$$;
create function public.my_security() returns jsonb
language sql stable set search_path = ''
as $$ select private.my_security() $$;
grant execute on function private.my_security(), public.my_security() to authenticated;
comment on function public.my_security() is 'What the caller has set up for signing in, and what they owe.';

/** The caller's sessions, the one in use first, then the one last used. How one began is the first proof that was given. */
create function private.my_sessions()
returns table (
  id uuid, is_current boolean, user_agent text, method text, second_factor boolean,
  created_at timestamptz, last_used_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_assured();
  return query
  select
    s.id, coalesce(s.id::text = auth.jwt() ->> 'session_id', false), left(s.user_agent, 400), (
      select c.authentication_method from auth.mfa_amr_claims c
      where c.session_id = s.id and c.authentication_method <> 'totp'
      order by c.created_at limit 1
    ),
    coalesce(s.aal::text = 'aal2', false), s.created_at,
    -- The auth server writes this one without a time zone, in UTC.
    greatest(s.created_at, s.refreshed_at at time zone 'utc')
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 2 desc, 7 desc, 1
  limit 50;
end
$$;
create function public.my_sessions()
returns table (
  id uuid, is_current boolean, user_agent text, method text, second_factor boolean,
  created_at timestamptz, last_used_at timestamptz
)
language sql stable set search_path = ''
as $$ select * from private.my_sessions() $$;
grant execute on function private.my_sessions(), public.my_sessions() to authenticated;
comment on function public.my_sessions() is 'Where the caller is signed in: the fifty sessions used last.';

/** Ends a session of the caller; answers whether there was one. Its access token goes on until it runs out. */
create function private.end_session(session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_assured();
  perform private.limit_caller('end_session', 60, 30);
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = (select auth.uid());
  if not found then
    return false;
  end if;
  perform private.ensure_profile((select auth.uid()));
  perform private.audit('session_ended', 'session', end_session.session_id);
  return true;
end
$$;
create function public.end_session(session_id uuid) returns boolean
language sql volatile set search_path = ''
as $$ select private.end_session(session_id) $$;
grant execute on function private.end_session(uuid), public.end_session(uuid) to authenticated;
comment on function public.end_session(uuid) is 'Signs one device of the caller out.';

/** Asks a second step of everybody who works for the programme, or no longer. */
create function private.require_staff_second_factor(required boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  if required is null then
    perform private.refuse('invalid_setting', 'Say whether it is required.');
  end if;
  -- Whoever switches it on has one in hand: somebody is always there to help the others.
  if required and not private.gave_second_factor() then
    perform private.refuse('own_second_factor_first', 'Set up a second step of your own first, and sign in with it.');
  end if;
  update private.security_settings s set staff_second_factor = required, changed_at = now()
  where s.staff_second_factor <> required;
  if found then
    perform private.audit('staff_second_factor_changed', 'setting', null, jsonb_build_object('required', required));
  end if;
end
$$;
create function public.require_staff_second_factor(required boolean) returns void
language sql volatile set search_path = ''
as $$ select private.require_staff_second_factor(required) $$;
grant execute on function
  private.require_staff_second_factor(boolean), public.require_staff_second_factor(boolean) to authenticated;
comment on function public.require_staff_second_factor(boolean) is
  'Whether everybody who works for the programme needs a second step. For administrators.';

/**
 * For somebody who has lost every device: takes their second factors away, and signs them out everywhere. They sign in without
 * and set up a new one. The administrator has made sure by other means who is asking, and shows by a second step of their own who they
 * are where it is one of the staff: somebody who knows one password must not take theirs from all the others.
 */
create function private.remove_second_factors(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  if member = (select auth.uid()) then
    perform private.refuse('own_second_factor', 'Remove your own in your settings.');
  end if;
  if exists (select 1 from public.staff_members s where s.user_id = member) and not private.gave_second_factor() then
    perform private.refuse('own_second_factor_first', 'Set up a second step of your own first, and sign in with it.');
  end if;
  delete from auth.mfa_factors f where f.user_id = member;
  if not found then
    perform private.refuse('no_second_factor', 'This person has not set up a second step.');
  end if;
  delete from auth.sessions s where s.user_id = member;
  perform private.audit('second_factors_removed', 'profile', member);
  perform private.queue_mail(
    'second_factors_removed:' || member || ':' || private.uuid_v7(), member, 'second_factors_removed', '{}'
  );
end
$$;
create function public.remove_second_factors(user_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.remove_second_factors(user_id) $$;
grant execute on function private.remove_second_factors(uuid), public.remove_second_factors(uuid) to authenticated;
comment on function public.remove_second_factors(uuid) is
  'Takes somebody''s second step away who has lost their devices. For administrators.';

/**
 * Removes the caller's password where their session has not given it, and every other session. Whoever begins an account sets its
 * password before the address is confirmed: it may have been a stranger who did, and waits for the owner to be given more. Those who
 * came in by a mail, a directory or another site have shown that the address is theirs, and not that the password is.
 */
create function private.remove_unproven_password() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  my_session uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
begin
  update auth.users u set encrypted_password = null
  where u.id = me and coalesce(u.encrypted_password, '') <> '' and not exists (
    select 1 from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.id = my_session and s.user_id = me and c.authentication_method = 'password'
  );
  if found then
    delete from auth.sessions s where s.user_id = me and s.id is distinct from my_session;
    perform private.audit('password_removed', 'profile', me);
  end if;
end
$$;
