-- Commands of the service alone: what edge functions do with the service key.

/** Whether a mail has been tried often enough, and long enough, to say that it cannot be sent. The provider knows its key as long. */
create function private.is_hopeless(attempts integer, created_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select attempts >= 20 and created_at < now() - interval '1 day' $$;

/** Tells the administrators, or nobody would ever know. */
create function private.tell_of_mail_given_up(mail_id uuid, template text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.audit('mail_given_up', 'mail', mail_id, jsonb_build_object('template', template));
  -- Once, until it is read: after a day without a provider there are many.
  perform private.notify(s.user_id, 'mail_given_up', mail_id::text, 'A mail could not be sent',
    'It was tried for a day and is now given up. The log says which kinds of mail this happened to, and what the functions wrote says why.')
  from public.staff_members s
  where s.role = 'admin' and not exists (
    select 1 from public.notifications n where n.user_id = s.user_id and n.kind = 'mail_given_up' and n.read_at is null
  );
end
$$;

create function private.claim_outbox(max_rows integer)
returns table (id uuid, idempotency_key text, recipient text, template text, data jsonb, attempts integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told integer;
begin
  -- One that ends whoever takes it is never settled: it is given up here, or it would come round for ever.
  with hopeless as (
    update private.email_outbox o
    set status = 'failed', data = o.data - 'token', last_error = coalesce(o.last_error, 'Nobody said how it went.')
    where o.status = 'sending' and o.next_attempt_at <= now() and private.is_hopeless(o.attempts, o.created_at)
    returning o.id, o.template
  )
  select count(*) into told from (select private.tell_of_mail_given_up(h.id, h.template) from hopeless h) as each_of_them;
  -- A claim is a lease: whoever dies while sending leaves the row to the next one after five minutes.
  return query
    update private.email_outbox o
    set status = 'sending', attempts = o.attempts + 1, next_attempt_at = now() + interval '5 minutes'
    where o.id in (
      select due.id from private.email_outbox due
      where due.status in ('queued', 'sending') and due.next_attempt_at <= now()
      order by due.next_attempt_at, due.id
      limit least(greatest(max_rows, 1), 100)
      for update skip locked
    )
    returning o.id, o.idempotency_key, o.recipient, o.template, o.data, o.attempts;
end
$$;
create function public.claim_outbox(max integer)
returns table (id uuid, idempotency_key text, recipient text, template text, data jsonb, attempts integer)
language sql volatile set search_path = ''
as $$ select * from private.claim_outbox(max) $$;
grant execute on function private.claim_outbox(integer), public.claim_outbox(integer) to service_role;
comment on function public.claim_outbox(integer) is 'Mails that are due, leased to the caller. For the service only.';

/**
 * Says that a claimed mail was sent, or why not, and answers what becomes of it: `sent`, `queued`, `failed`; null where the claim was
 * somebody else's by then. The next attempt comes later each time, and never at the same moment for all that failed together.
 */
create function private.settle_outbox(mail_id uuid, error text, attempt integer) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.email_outbox;
begin
  update private.email_outbox o
  set status = case
      when settle_outbox.error is null then 'sent'
      when private.is_hopeless(o.attempts, o.created_at) then 'failed'
      else 'queued'
    end,
    last_error = left(settle_outbox.error, 1000),
    -- What opens something is known to the reader alone, once the mail has left or is given up.
    data = case
      when settle_outbox.error is null or private.is_hopeless(o.attempts, o.created_at) then o.data - 'token' else o.data
    end,
    sent_at = case when settle_outbox.error is null then now() end,
    next_attempt_at = now() + (0.75 + random() / 2) * least(
      interval '15 minutes', interval '15 seconds' * power(2, least(o.attempts, 10) - 1)
    )
  where o.id = settle_outbox.mail_id and o.status = 'sending'
    and (settle_outbox.attempt is null or o.attempts = settle_outbox.attempt)
  returning * into mail;
  if mail.status = 'failed' then
    perform private.tell_of_mail_given_up(mail.id, mail.template);
  end if;
  return mail.status;
end
$$;
create function public.settle_outbox(id uuid, error text default null, attempt integer default null) returns text
language sql volatile set search_path = ''
as $$ select private.settle_outbox(id, error, attempt) $$;
grant execute on function
  private.settle_outbox(uuid, text, integer), public.settle_outbox(uuid, text, integer) to service_role;
comment on function public.settle_outbox(uuid, text, integer) is
  'Says that a claimed mail was sent, or why not. For the service only.';

create function public.take_rate_limit(key text, burst integer, per_minute integer) returns boolean
language sql volatile set search_path = ''
as $$ select private.take_rate_limit(key, burst, per_minute) $$;
grant execute on function
  private.take_rate_limit(text, integer, double precision), public.take_rate_limit(text, integer, integer)
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
  perform private.notify(member, 'signed_in', coalesce(nullif(session, ''), private.uuid_v7()::text),
    format('Welcome Back to %s!', left(brand, 80)), 'You have signed in. Your account is secure and ready.');
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
