-- Commands of administrators over who is staff.

/** Somebody can always grant roles: the last administrator stays, whichever way they would go. */
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from gone where role = 'admin')
    and not exists (select 1 from public.staff_members where role = 'admin')
  then
    perform private.refuse('last_admin', 'The last administrator stays. Make somebody else one first.');
  end if;
  return null;
end
$$;
create trigger keep_an_admin_on_delete after delete on public.staff_members
  referencing old table as gone
  for each statement execute function private.keep_an_admin();
create trigger keep_an_admin_on_update after update on public.staff_members
  referencing old table as gone
  for each statement execute function private.keep_an_admin();

create function private.grant_staff_role(member uuid, new_role public.staff_role) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  -- One change of roles at a time, or two administrators could remove each other.
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  if new_role is null or not exists (select 1 from public.profiles p where p.id = member) then
    perform private.refuse('not_a_member', 'This person has not signed in yet.');
  end if;
  insert into public.staff_members as s (user_id, role, granted_by)
  values (member, new_role, auth.uid())
  on conflict on constraint staff_members_pkey
    do update set role = excluded.role, granted_by = excluded.granted_by
    where s.role <> excluded.role;
  if found then
    perform private.audit('staff_role_granted', 'profile', member, jsonb_build_object('role', new_role));
  end if;
end
$$;
create function public.grant_staff_role(user_id uuid, role public.staff_role) returns void
language sql volatile set search_path = ''
as $$ select private.grant_staff_role(user_id, role) $$;
grant execute on function
  private.grant_staff_role(uuid, public.staff_role),
  public.grant_staff_role(uuid, public.staff_role) to authenticated;
comment on function public.grant_staff_role(uuid, public.staff_role) is
  'Makes somebody staff, or changes what kind. For administrators.';

create function private.revoke_staff_role(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken public.staff_role;
begin
  perform private.require_staff('admin');
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  delete from public.staff_members s where s.user_id = member returning role into taken;
  if found then
    perform private.audit('staff_role_revoked', 'profile', member, jsonb_build_object('role', taken));
  end if;
end
$$;
create function public.revoke_staff_role(user_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.revoke_staff_role(user_id) $$;
grant execute on function
  private.revoke_staff_role(uuid), public.revoke_staff_role(uuid) to authenticated;
comment on function public.revoke_staff_role(uuid) is
  'Takes somebody''s staff role away. For administrators; the last one stays.';

/**
 * Puts the staff role into each new access token. It is there for showing, and stale until the token is renewed: policies
 * and commands ask the table.
 */
create function private.custom_access_token_hook(event jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_set(
    event, '{claims}',
    (event -> 'claims') - 'staff_role' || coalesce((
      select jsonb_build_object('staff_role', s.role)
      from public.staff_members s where s.user_id = (event ->> 'user_id')::uuid
    ), '{}')
  )
$$;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.custom_access_token_hook(jsonb) to supabase_auth_admin;
