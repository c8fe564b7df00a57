-- How somebody who has not signed in yet is invited to the staff: by a mailed link, which only their own confirmed address opens.

create table public.staff_invitations (
  id uuid primary key default private.uuid_v7(),
  email text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  role public.staff_role not null,
  -- Of the newest mail: an older link stops working when another is sent.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid references public.profiles (id) on delete set null,
  sends integer not null default 1 check (sends > 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.staff_invitations is
  'Who was asked to join the staff by mail. The token is in the mail alone; here is its hash. Read and changed by commands.';
create unique index staff_invitations_open_idx on public.staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_invited_by_idx on public.staff_invitations (invited_by);
create index staff_invitations_accepted_by_idx on public.staff_invitations (accepted_by);
alter table public.staff_invitations enable row level security;

/** The state of an invitation for whoever is signed in; somebody else's tells them nothing. */
create function private.invitation_state(invitation public.staff_invitations) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when invitation.id is null then 'unknown'
    when not exists (
      select 1 from auth.users u
      where u.id = (select auth.uid()) and lower(u.email) = invitation.email and u.email_confirmed_at is not null
    ) then 'other_address'
    when invitation.accepted_at is not null then 'accepted'
    when invitation.withdrawn_at is not null or not exists (
      select 1 from public.staff_members s where s.user_id = invitation.invited_by and s.role = 'admin'
    ) then 'withdrawn'
    when invitation.expires_at <= now() then 'expired'
    else 'open'
  end
$$;

/** Forgets the mail of an invitation that has not left yet: its link does not work any more. */
create function private.forget_invitation_mail(invitation_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.email_outbox o
  where o.template = 'staff_invitation' and o.status = 'queued' and o.data ->> 'invitation_id' = invitation_id::text
$$;

/** Owes an invitation its mail, with a token that is made here and kept as its hash; the mail forgets it once it is sent. */
create function private.send_staff_invitation(invitation_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Two of them: 244 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  invitation public.staff_invitations;
begin
  update public.staff_invitations i
  set token_hash = private.hash_of(token), invited_by = (select auth.uid()),
    sent_at = now(), expires_at = now() + interval '7 days'
  where i.id = invitation_id
  returning * into strict invitation;
  perform private.forget_invitation_mail(invitation_id);
  insert into private.email_outbox (idempotency_key, recipient, template, data)
  values (
    'staff_invitation:' || invitation.id || ':' || invitation.sends, invitation.email, 'staff_invitation',
    jsonb_build_object(
      'invitation_id', invitation.id, 'token', token, 'role', invitation.role,
      'invited_by', (
        select btrim(p.first_name || ' ' || p.last_name) from public.profiles p where p.id = invitation.invited_by
      )
    )
  );
end
$$;

create function private.invite_staff(address text, new_role public.staff_role) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := lower(btrim(coalesce(address, '')));
  invitation_id uuid;
begin
  perform private.require_staff('admin');
  perform private.ensure_profile((select auth.uid()));
  if new_role is null or char_length(wanted) > 254 or wanted like '%..%'
    or wanted !~ '^[a-z0-9_+-]([a-z0-9_''+.-]*[a-z0-9_+-])?@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$'
  then
    perform private.refuse('invalid_address', 'Write an address such as name@example.org.');
  end if;
  if exists (
    select 1 from auth.users u join public.profiles p on p.id = u.id
    where lower(u.email) = wanted and u.email_confirmed_at is not null
  ) then
    perform private.refuse('has_account', 'This person has signed in before. Find them above and give them the role.');
  end if;
  perform private.limit_caller('invite_staff', 20, 2);
  -- One at a time for an address, so that the second is told of the first.
  perform pg_advisory_xact_lock(hashtextextended('invite_staff:' || wanted, 0));
  if exists (
    select 1 from public.staff_invitations i
    where i.email = wanted and i.accepted_at is null and i.withdrawn_at is null
  ) then
    perform private.refuse('already_invited', 'This address has been invited already. Send that invitation again, or withdraw it.');
  end if;
  insert into public.staff_invitations (email, role, token_hash, invited_by)
  values (wanted, new_role, private.hash_of(gen_random_uuid()::text), (select auth.uid()))
  returning id into invitation_id;
  perform private.send_staff_invitation(invitation_id);
  perform private.audit('staff_invited', 'staff_invitation', invitation_id, jsonb_build_object('role', new_role));
  return invitation_id;
end
$$;
create function public.invite_staff(email text, role public.staff_role) returns uuid
language sql volatile set search_path = ''
as $$ select private.invite_staff(email, role) $$;
grant execute on function
  private.invite_staff(text, public.staff_role), public.invite_staff(text, public.staff_role) to authenticated;
comment on function public.invite_staff(text, public.staff_role) is
  'Invites somebody who has not signed in yet to the staff, by mail. For administrators.';

create function private.resend_staff_invitation(invitation_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.staff_invitations;
begin
  perform private.require_staff('admin');
  select * into invitation from public.staff_invitations i where i.id = invitation_id for update;
  if not found then
    perform private.refuse('not_found', 'There is no such invitation.');
  elsif invitation.accepted_at is not null or invitation.withdrawn_at is not null then
    perform private.refuse('not_open', 'This invitation was accepted or withdrawn. Begin a new one.');
  elsif invitation.sent_at > now() - interval '1 minute' then
    perform private.refuse('too_soon', 'The invitation was sent less than a minute ago. Wait a moment.');
  end if;
  perform private.limit_caller('invite_staff', 20, 2);
  update public.staff_invitations i set sends = i.sends + 1 where i.id = invitation_id;
  perform private.send_staff_invitation(invitation_id);
  perform private.audit('staff_invitation_resent', 'staff_invitation', invitation_id,
    jsonb_build_object('role', invitation.role));
end
$$;
create function public.resend_staff_invitation(invitation_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.resend_staff_invitation(invitation_id) $$;
grant execute on function
  private.resend_staff_invitation(uuid), public.resend_staff_invitation(uuid) to authenticated;
comment on function public.resend_staff_invitation(uuid) is
  'Sends an invitation again, with a new link; the one before stops working. For administrators.';

/** Takes an open invitation back, and the mail of it that has not left yet. False when it was not open any more. */
create function private.close_staff_invitation(invitation_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken public.staff_role;
begin
  update public.staff_invitations i set withdrawn_at = now()
  where i.id = invitation_id and i.accepted_at is null and i.withdrawn_at is null
  returning role into taken;
  if not found then
    return false;
  end if;
  perform private.forget_invitation_mail(invitation_id);
  perform private.audit('staff_invitation_withdrawn', 'staff_invitation', invitation_id, jsonb_build_object('role', taken));
  return true;
end
$$;

create function private.withdraw_staff_invitation(invitation_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  if not private.close_staff_invitation(invitation_id) and not exists (
    select 1 from public.staff_invitations i where i.id = invitation_id and i.withdrawn_at is not null
  ) then
    perform private.refuse('not_open', 'This invitation was accepted, or there is none. Look at the team again.');
  end if;
end
$$;
create function public.withdraw_staff_invitation(invitation_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.withdraw_staff_invitation(invitation_id) $$;
grant execute on function
  private.withdraw_staff_invitation(uuid), public.withdraw_staff_invitation(uuid) to authenticated;
comment on function public.withdraw_staff_invitation(uuid) is
  'Takes an invitation back: its link stops working. For administrators.';

/** What the link of a mail is worth to whoever follows it. Says nothing of an invitation that is somebody else's. */
create function private.read_staff_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.staff_invitations;
  state text;
begin
  perform private.limit_caller('read_staff_invitation', 20, 20);
  select * into invitation from public.staff_invitations i where i.token_hash = private.hash_of(token);
  state := private.invitation_state(invitation);
  if state in ('unknown', 'other_address') then
    return jsonb_build_object('state', state);
  end if;
  return jsonb_build_object(
    'state', state, 'role', invitation.role, 'expires_at', invitation.expires_at,
    'invited_by', (
      select btrim(p.first_name || ' ' || p.last_name) from public.profiles p where p.id = invitation.invited_by
    )
  );
end
$$;
create function public.read_staff_invitation(token text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.read_staff_invitation(token) $$;
grant execute on function private.read_staff_invitation(text), public.read_staff_invitation(text) to authenticated;
comment on function public.read_staff_invitation(text) is
  'What the link of an invitation is worth to the caller: its state, and its role where it is theirs.';

create function private.accept_staff_invitation(token text) returns public.staff_role
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.staff_invitations;
  state text;
  me uuid := (select auth.uid());
  given public.staff_role;
begin
  perform private.require_assured();
  perform private.require_terms();
  perform private.limit_caller('accept_staff_invitation', 10, 10);
  perform pg_advisory_xact_lock(hashtext('staff_members'));
  select * into invitation from public.staff_invitations i where i.token_hash = private.hash_of(token) for update;
  state := private.invitation_state(invitation);
  -- Pressed twice, or the answer was lost: it is done.
  if state = 'accepted' and invitation.accepted_by = me then
    return (select s.role from public.staff_members s where s.user_id = me);
  elsif state <> 'open' then
    perform private.refuse('invitation_' || state, 'This invitation cannot be accepted any more.');
  end if;
  perform private.ensure_profile(me);
  perform private.remove_unproven_password();
  insert into public.staff_members as s (user_id, role, granted_by)
  values (me, invitation.role, invitation.invited_by)
  on conflict on constraint staff_members_pkey do update
    set role = excluded.role, granted_by = excluded.granted_by where s.role < excluded.role;
  select s.role into strict given from public.staff_members s where s.user_id = me;
  update public.staff_invitations i set accepted_at = now(), accepted_by = me where i.id = invitation.id;
  perform private.audit('staff_invitation_accepted', 'profile', me, jsonb_build_object('role', invitation.role));
  return given;
end
$$;
create function public.accept_staff_invitation(token text) returns public.staff_role
language sql volatile set search_path = ''
as $$ select private.accept_staff_invitation(token) $$;
grant execute on function private.accept_staff_invitation(text), public.accept_staff_invitation(text) to authenticated;
comment on function public.accept_staff_invitation(text) is
  'Joins the staff by the link of an invitation, as whoever has confirmed the address that it was sent to. A password that the session did not give is removed.';

/** Invitations that were neither accepted nor withdrawn, the newest first. */
create function private.list_staff_invitations() returns table (
  id uuid, email text, role public.staff_role, sent_at timestamptz, expires_at timestamptz, invited_by_name text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('admin');
  return query
    select i.id, i.email, i.role, i.sent_at, i.expires_at, nullif(btrim(p.first_name || ' ' || p.last_name), '')
    from public.staff_invitations i
    left join public.profiles p on p.id = i.invited_by
    where i.accepted_at is null and i.withdrawn_at is null
    order by i.sent_at desc, i.id
    limit 200;
end
$$;
create function public.list_staff_invitations() returns table (
  id uuid, email text, role public.staff_role, sent_at timestamptz, expires_at timestamptz, invited_by_name text
)
language sql stable set search_path = ''
as $$ select * from private.list_staff_invitations() $$;
grant execute on function private.list_staff_invitations(), public.list_staff_invitations() to authenticated;
comment on function public.list_staff_invitations() is 'Invitations to the staff that are open or have expired. For administrators.';
