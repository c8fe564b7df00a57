-- The team: what administrators read of the staff, and what follows when it changes.

-- What administrators see of the log on the team's page.
create index audit_log_staff_idx on public.audit_log (created_at desc, id desc) where action like 'staff\_%';

/** Invitations of an administrator hold as long as they are one: nobody comes back through a door they left open. */
create function private.on_staff_lost() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_staff_invitation(i.id)
  from public.staff_invitations i
  where i.invited_by = old.user_id and i.accepted_at is null and i.withdrawn_at is null;
  return null;
end
$$;
create trigger staff_lost after delete on public.staff_members
  for each row when (old.role = 'admin') execute function private.on_staff_lost();
create trigger staff_lowered after update on public.staff_members
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.on_staff_lost();

/** A role says since when it is held; its person's open screens ask anew, and they are told by whom it was changed. */
create function private.before_staff_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.role <> old.role then
    new.role_since := now();
  end if;
  return new;
end
$$;
create trigger staff_changes before update on public.staff_members
  for each row execute function private.before_staff_change();

create function private.on_staff_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  if tg_op = 'UPDATE' and new.role = old.role then
    return null;
  end if;
  perform realtime.send('{}', 'staff_role_changed', 'user:' || person, true);
  perform realtime.send('{}', 'team_changed', 'staff', true);
  -- Nobody is told of what they did themselves, nor of what an operator did in the database.
  if (select auth.uid()) is null or (select auth.uid()) = person
    or not exists (select 1 from public.profiles p where p.id = person)
  then
    return null;
  end if;
  perform private.notify(
    person, 'staff_role_changed', private.uuid_v7()::text,
    case
      when tg_op = 'DELETE' then 'You are not on the staff any more'
      else 'You are now ' || private.staff_role_words(new.role)
    end,
    case
      when tg_op = 'DELETE' then 'An administrator took your role back. Your own applications are as they were.'
      else 'An administrator gave you the role. Your dashboard has what goes with it.'
    end,
    '/dashboard'
  );
  return null;
end
$$;
create trigger staff_changed after insert or update or delete on public.staff_members
  for each row execute function private.on_staff_change();

create function private.staff_role_words(role public.staff_role) returns text
language sql immutable set search_path = ''
as $$
  select case role when 'reviewer' then 'a reviewer' when 'manager' then 'a manager' when 'admin' then 'an administrator' end
$$;

/** Everybody on the staff, administrators first. */
create function private.list_staff() returns table (
  user_id uuid, first_name text, last_name text, email text, role public.staff_role, role_since timestamptz,
  granted_by_name text, last_sign_in_at timestamptz, has_second_factor boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  return query
    select s.user_id, p.first_name, p.last_name, p.email, s.role, s.role_since,
      nullif(btrim(g.first_name || ' ' || g.last_name), ''), u.last_sign_in_at::timestamptz,
      exists (select 1 from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
    from public.staff_members s
    join public.profiles p on p.id = s.user_id
    join auth.users u on u.id = s.user_id
    left join public.profiles g on g.id = s.granted_by
    order by s.role desc, lower(p.last_name), lower(p.first_name), s.user_id;
end
$$;
create function public.list_staff() returns table (
  user_id uuid, first_name text, last_name text, email text, role public.staff_role, role_since timestamptz,
  granted_by_name text, last_sign_in_at timestamptz, has_second_factor boolean
)
language sql stable set search_path = ''
as $$ select * from private.list_staff() $$;
grant execute on function private.list_staff(), public.list_staff() to authenticated;
comment on function public.list_staff() is 'Everybody on the staff, with what an administrator has to know of them.';

/** People whose name or address has all of these beginnings of words; at most ten. */
create function private.find_people(words text[]) returns table (
  user_id uuid, first_name text, last_name text, email text, company_name text, role public.staff_role
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[];
begin
  perform private.require_staff('admin');
  select array_agg('% ' || replace(replace(replace(btrim(private.fold_text(left(word, 100))), '\', '\\'), '%', '\%'), '_', '\_') || '%')
  into patterns
  from unnest((find_people.words)[1:6]) as word
  where btrim(coalesce(word, '')) <> '';
  if patterns is null then
    return;
  end if;
  return query
    select p.id, p.first_name, p.last_name, p.email, p.company_name, s.role
    from public.profiles p
    left join public.staff_members s on s.user_id = p.id
    where p.search_text like all (patterns)
    order by lower(p.last_name), lower(p.first_name), p.id
    limit 10;
end
$$;
create function public.find_people(words text[]) returns table (
  user_id uuid, first_name text, last_name text, email text, company_name text, role public.staff_role
)
language sql stable set search_path = ''
as $$ select * from private.find_people(words) $$;
grant execute on function private.find_people(text[]), public.find_people(text[]) to authenticated;
comment on function public.find_people(text[]) is
  'People by the beginnings of words of their name or address, and their staff role. For administrators.';

/** What was done with roles and invitations, the newest first; the page after a row by its moment and id. */
create function private.list_staff_history(before timestamptz, before_id uuid) returns table (
  id uuid, action text, actor_name text, subject_name text, role text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  return query
    select l.id, l.action,
      coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), a.email),
      coalesce(nullif(btrim(p.first_name || ' ' || p.last_name), ''), p.email, i.email),
      l.data ->> 'role', l.created_at
    from public.audit_log l
    left join public.profiles a on a.id = l.actor_id
    left join public.profiles p on l.subject_type = 'profile' and p.id = l.subject_id
    left join public.staff_invitations i on l.subject_type = 'staff_invitation' and i.id = l.subject_id
    where l.action like 'staff\_%'
      and (list_staff_history.before is null or (l.created_at, l.id) < (list_staff_history.before, list_staff_history.before_id))
    order by l.created_at desc, l.id desc
    limit 20;
end
$$;
create function public.list_staff_history(before timestamptz default null, before_id uuid default null) returns table (
  id uuid, action text, actor_name text, subject_name text, role text, created_at timestamptz
)
language sql stable set search_path = ''
as $$ select * from private.list_staff_history(before, before_id) $$;
grant execute on function
  private.list_staff_history(timestamptz, uuid), public.list_staff_history(timestamptz, uuid) to authenticated;
comment on function public.list_staff_history(timestamptz, uuid) is
  'Who gave and took which staff role and when, twenty at a time. For administrators.';

/**
 * Makes the account with this confirmed address an administrator: the first of an installation, or one for whom nobody is left to
 * do it. For whoever has the service's key or the database itself.
 */
create function private.make_administrator(address text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account auth.users;
begin
  select * into account from auth.users u where lower(u.email) = lower(btrim(address)) order by u.is_sso_user limit 1;
  if account.id is null then
    perform private.refuse('no_account', format('There is no account with the address %s. Sign up in the app first.', address));
  elsif account.email_confirmed_at is null then
    perform private.refuse('not_confirmed', format('The address %s is not confirmed yet. Follow the link in the mail first.', address));
  end if;
  perform private.ensure_profile(account.id);
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  insert into public.staff_members as s (user_id, role) values (account.id, 'admin')
  on conflict on constraint staff_members_pkey do update set role = 'admin', granted_by = null where s.role <> 'admin';
  if not found then
    return 'already';
  end if;
  perform private.audit('staff_role_granted', 'profile', account.id, '{"role": "admin"}');
  return 'made';
end
$$;
create function public.make_administrator(email text) returns text
language sql volatile set search_path = ''
as $$ select private.make_administrator(email) $$;
grant execute on function private.make_administrator(text), public.make_administrator(text) to service_role;
comment on function public.make_administrator(text) is
  'Makes the account with this confirmed address an administrator. For the service, and whoever runs the database.';
