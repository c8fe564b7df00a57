-- Commands around messages and the newsletter. All but one are the service's: the functions `send-contact-email` and
-- `newsletter` call them once they know enough of the caller.

/**
 * Owes the operator a mail, once for the same words within ten minutes: whoever presses twice, or tries again after a lost
 * answer, writes one mail. There are only so many a minute, and then there is none: what they tell of is in a table.
 */
create function private.queue_operator_mail(template text, data jsonb, recipient text, sender text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  minutes_ten constant integer := 600;
  base text := template || ':' || private.hash_of(data::text);
  part bigint := floor(extract(epoch from now()) / minutes_ten);
begin
  perform pg_advisory_xact_lock(hashtextextended(base, 0));
  if exists (
    select 1 from private.email_outbox o
    where o.idempotency_key in (base || ':' || part, base || ':' || part - 1)
      and o.created_at > now() - make_interval(secs => minutes_ten)
  ) then
    return;
  end if;
  -- On top of the limits of each caller: no flood fills the operator's mailbox, and one of visitors silences no member.
  if private.take_rate_limit('operator-mail:' || template || ':' || sender, 100, 5) then
    insert into private.email_outbox (idempotency_key, recipient, template, data)
    values (base || ':' || part, queue_operator_mail.recipient, queue_operator_mail.template, queue_operator_mail.data);
  end if;
end
$$;

/**
 * Owes the operator the mails about the feedback that came from an address in the last ten minutes; false when there is none. The
 * mails say what was added, with the limits of that, and nothing that the caller says: a message that no person has to vouch for
 * would go around the question that the contact page asks.
 */
create function private.queue_feedback_mails(address text, recipient text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given public.feedback;
  is_there boolean := false;
begin
  for given in
    select * from public.feedback f
    where f.created_at > now() - interval '10 minutes' and lower(f.email) = lower(address)
    order by f.created_at, f.id limit 10
  loop
    is_there := true;
    perform private.queue_operator_mail('feedback_received', jsonb_build_object(
      'name', coalesce(nullif(btrim(given.name), ''), 'Anonymous'), 'email', given.email, 'category', given.category,
      'message', format(E'Rating: %s\n\n%s', coalesce(given.rating || '/5', 'Not provided'), given.message)
    ), recipient, case when given.user_id is null then 'visitors' else 'members' end);
  end loop;
  return is_there;
end
$$;
create function public.queue_feedback_mails(email text, recipient text) returns boolean
language sql volatile set search_path = ''
as $$ select private.queue_feedback_mails(email, recipient) $$;
grant execute on function
  private.queue_feedback_mails(text, text), public.queue_feedback_mails(text, text) to service_role;
comment on function public.queue_feedback_mails(text, text) is
  'Owes the operator the mails about feedback that an address has just given. For the service only.';

/**
 * Keeps a message of the contact page and owes the operator the mail about it; false when the same came minutes ago. In a flood
 * there are fewer mails than messages: what was written is kept all the same, so that no flood keeps others from writing.
 */
create function private.receive_contact_message(message jsonb, recipient text, user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  sender text := case when receive_contact_message.user_id is null then 'visitors' else 'members' end;
begin
  perform pg_advisory_xact_lock(hashtextextended('contact_message:' || message::text, 0));
  if exists (
    select 1 from public.contact_messages m
    where m.created_at > now() - interval '10 minutes'
      and m.topic::text = receive_contact_message.message ->> 'topic'
      and m.name = receive_contact_message.message ->> 'name'
      and m.email = receive_contact_message.message ->> 'email'
      and coalesce(m.organisation, '') = coalesce(receive_contact_message.message ->> 'organisation', '')
      and m.subject = coalesce(receive_contact_message.message ->> 'subject', '')
      and m.message = receive_contact_message.message ->> 'message'
  ) then
    return false;
  end if;
  -- On top of the limits of each caller: no flood fills a table, and one of visitors keeps no member out.
  if not private.take_rate_limit('contact-messages:' || sender, 1000, 30) then
    perform private.refuse('rate_limited', 'More messages are coming in than we can take. Try again in a few minutes.');
  end if;
  insert into public.contact_messages (topic, name, email, organisation, subject, message, user_id)
  values (
    (receive_contact_message.message ->> 'topic')::public.contact_topic,
    receive_contact_message.message ->> 'name',
    receive_contact_message.message ->> 'email',
    nullif(receive_contact_message.message ->> 'organisation', ''),
    coalesce(receive_contact_message.message ->> 'subject', ''),
    receive_contact_message.message ->> 'message',
    receive_contact_message.user_id
  );
  perform private.queue_operator_mail('contact_message', receive_contact_message.message, recipient, sender);
  return true;
end
$$;
create function public.receive_contact_message(message jsonb, recipient text, user_id uuid default null) returns boolean
language sql volatile set search_path = ''
as $$ select private.receive_contact_message(message, recipient, user_id) $$;
grant execute on function
  private.receive_contact_message(jsonb, text, uuid), public.receive_contact_message(jsonb, text, uuid) to service_role;
comment on function public.receive_contact_message(jsonb, text, uuid) is
  'Keeps a message of the contact page and owes the operator the mail about it. For the service only.';

/**
 * Owes an address the mail that asks whether the newsletter is wanted, or, where it comes already, the one that says so and how to
 * leave. Nothing comes back, so nobody learns whether an address is known. The token itself is made by the service out of `nonce`
 * and a secret that is not in the database, and only its hash is kept.
 */
create function private.subscribe_newsletter(address text, hash text, nonce text, found_at text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The buckets name nobody who is not on the list.
  bucket text := 'newsletter:' || private.hash_of(private.mailbox_of(address));
  found_id uuid;
  found_state public.newsletter_state;
begin
  if not private.take_rate_limit('newsletter', 200, 10) then
    perform private.refuse('rate_limited', 'More people are signing up than we can take. Try again in a few minutes.');
  end if;
  -- One mail an hour and three a day: nobody's mailbox is filled by somebody else.
  if not (
    private.take_rate_limit(bucket || ':hour', 1, 1 / 60.0) and private.take_rate_limit(bucket || ':day', 3, 3 / 1440.0)
  ) then
    return;
  end if;
  -- And five in a month: who does not answer is left alone, whoever goes on asking in their name.
  if (
    select coalesce(sum(s.asked_times), 0) from public.newsletter_subscribers s
    where private.mailbox_of(s.email) = private.mailbox_of(address) and s.asked_at > now() - interval '30 days'
  ) >= 5 then
    return;
  end if;
  insert into public.newsletter_subscribers as known (email, token_hash, source)
  values (address, hash, found_at)
  on conflict (lower(email)) do update set
    state = case when known.state = 'confirmed' then known.state else 'pending' end,
    token_hash = case when known.state = 'confirmed' then known.token_hash else excluded.token_hash end,
    asked_times = case when known.asked_at > now() - interval '30 days' then known.asked_times + 1 else 1 end,
    asked_at = now()
  returning id, state into found_id, found_state;
  if found_state = 'confirmed' then
    perform private.queue_newsletter_welcome(found_id);
  else
    insert into private.email_outbox (idempotency_key, recipient, template, data)
    values ('newsletter_confirm:' || hash, address, 'newsletter_confirm',
      jsonb_build_object('nonce', nonce));
  end if;
end
$$;
create function public.subscribe_newsletter(email text, token_hash text, nonce text, source text) returns void
language sql volatile set search_path = ''
as $$ select private.subscribe_newsletter(email, token_hash, nonce, source) $$;
grant execute on function
  private.subscribe_newsletter(text, text, text, text), public.subscribe_newsletter(text, text, text, text) to service_role;
comment on function public.subscribe_newsletter(text, text, text, text) is
  'Asks an address by mail whether it wants the newsletter. For the service only.';

/** Says to somebody on the list that they are, and how to leave. */
create function private.queue_newsletter_welcome(subscriber uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.email_outbox (idempotency_key, recipient, template, data)
  select 'newsletter_welcome:' || s.id || ':' || extract(epoch from now())::bigint, s.email, 'newsletter_welcome',
    jsonb_build_object('subscriber', s.id)
  from public.newsletter_subscribers s
  where s.id = subscriber
  on conflict (idempotency_key) do nothing
$$;

/** Puts an address on the list; answers `confirmed`, `already`, `expired` or `unknown`. */
create function private.confirm_newsletter(hash text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers s
  where s.token_hash = hash for update;
  if not found then
    return 'unknown';
  elsif subscriber.state = 'confirmed' then
    return 'already';
  elsif subscriber.asked_at < now() - interval '7 days' then
    return 'expired';
  end if;
  update public.newsletter_subscribers s
  set state = 'confirmed', confirmed_at = now(), left_at = null
  where s.id = subscriber.id;
  perform private.queue_newsletter_welcome(subscriber.id);
  return 'confirmed';
end
$$;
create function public.confirm_newsletter(token_hash text) returns text
language sql volatile set search_path = ''
as $$ select private.confirm_newsletter(token_hash) $$;
grant execute on function private.confirm_newsletter(text), public.confirm_newsletter(text) to service_role;
comment on function public.confirm_newsletter(text) is 'Puts an address on the newsletter''s list. For the service only.';

/** Takes an address off the list, whatever its state; answers `left`, `already` or `unknown`. */
create function private.leave_newsletter(subscriber uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers s
  set state = 'left', left_at = now(), token_hash = null
  where s.id = subscriber and s.state <> 'left';
  if found then
    return 'left';
  end if;
  return case when exists (select 1 from public.newsletter_subscribers s where s.id = subscriber) then 'already' else 'unknown' end;
end
$$;
create function public.leave_newsletter(subscriber uuid) returns text
language sql volatile set search_path = ''
as $$ select private.leave_newsletter(subscriber) $$;
grant execute on function private.leave_newsletter(uuid), public.leave_newsletter(uuid) to service_role;
comment on function public.leave_newsletter(uuid) is 'Takes an address off the newsletter''s list. For the service only.';
