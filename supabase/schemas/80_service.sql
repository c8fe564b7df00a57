-- Commands of the service alone: what edge functions do with the service key.

create function private.claim_outbox(max_rows integer)
returns table (id uuid, idempotency_key text, recipient text, template text, data jsonb, attempts integer)
language sql volatile security definer set search_path = ''
as $$
  -- A claim is a lease: whoever dies while sending leaves the row to the next one after five minutes.
  update private.email_outbox o
  set status = 'sending', attempts = o.attempts + 1, next_attempt_at = now() + interval '5 minutes'
  where o.id in (
    select due.id from private.email_outbox due
    where due.status in ('queued', 'sending') and due.next_attempt_at <= now()
    order by due.next_attempt_at, due.id
    limit least(greatest(max_rows, 1), 100)
    for update skip locked
  )
  returning o.id, o.idempotency_key, o.recipient, o.template, o.data, o.attempts
$$;
create function public.claim_outbox(max integer)
returns table (id uuid, idempotency_key text, recipient text, template text, data jsonb, attempts integer)
language sql volatile set search_path = ''
as $$ select * from private.claim_outbox(max) $$;
grant execute on function private.claim_outbox(integer), public.claim_outbox(integer) to service_role;
comment on function public.claim_outbox(integer) is 'Mails that are due, leased to the caller. For the service only.';

create function private.settle_outbox(mail_id uuid, error text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.email_outbox o
  set status = case
      when settle_outbox.error is null then 'sent'
      -- A hundred attempts are about a day of a provider that is down.
      when o.attempts >= 100 then 'failed'
      else 'queued'
    end,
    last_error = left(settle_outbox.error, 1000),
    sent_at = case when settle_outbox.error is null then now() end,
    next_attempt_at = now() + least(
      interval '15 minutes', interval '15 seconds' * power(2, least(o.attempts, 10) - 1)
    )
  where o.id = settle_outbox.mail_id and o.status = 'sending'
$$;
create function public.settle_outbox(id uuid, error text default null) returns void
language sql volatile set search_path = ''
as $$ select private.settle_outbox(id, error) $$;
grant execute on function private.settle_outbox(uuid, text), public.settle_outbox(uuid, text) to service_role;
comment on function public.settle_outbox(uuid, text) is
  'Says that a claimed mail was sent, or why not. For the service only.';

create function public.take_rate_limit(key text, burst integer, per_minute integer) returns boolean
language sql volatile set search_path = ''
as $$ select private.take_rate_limit(key, burst, per_minute) $$;
grant execute on function
  private.take_rate_limit(text, integer, integer), public.take_rate_limit(text, integer, integer)
  to service_role;
comment on function public.take_rate_limit(text, integer, integer) is
  'Takes a token from a bucket; false when it is empty. For the service only.';

/** Notes a sign-in and greets the person, once for each session however often it is reported. */
create function private.record_sign_in(member uuid, metadata jsonb, brand text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session text := left(coalesce(metadata ->> 'session_id', ''), 100);
begin
  perform private.ensure_profile(member);
  if not exists (select 1 from public.profiles p where p.id = member) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sign_in:' || member, 0));
  if session <> '' and exists (
    select 1 from public.audit_log l
    where l.actor_id = member and l.action = 'signed_in' and l.data ->> 'session_id' = session
  ) then
    return false;
  end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, data)
  values (member, 'signed_in', 'profile', member, jsonb_build_object(
    'session_id', session, 'method', left(coalesce(metadata ->> 'loginMethod', 'email'), 40)
  ));
  insert into public.notifications (user_id, kind, title, body)
  values (member, 'signed_in', format('Welcome Back to %s!', left(brand, 80)),
    'You have signed in. Your account is secure and ready.');
  return true;
end
$$;
create function public.record_sign_in(user_id uuid, metadata jsonb, brand text) returns boolean
language sql volatile set search_path = ''
as $$ select private.record_sign_in(user_id, metadata, brand) $$;
grant execute on function
  private.record_sign_in(uuid, jsonb, text), public.record_sign_in(uuid, jsonb, text) to service_role;
comment on function public.record_sign_in(uuid, jsonb, text) is
  'Notes a sign-in and greets the person in the app. For the service only.';
