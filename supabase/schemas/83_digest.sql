-- The daily digest: once a day one mail to each person for whom something waits, with what they have not read in the app by then.

/**
 * Queues the digest of one person, or nothing when all of it was read. One transaction takes what waits and owes the mail, so that
 * whoever dies in between has done neither. What comes due again on a day that had its mail waits for the next.
 */
create function private.queue_digest(person uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  shown constant integer := 20;
  day date := (select now() at time zone s.time_zone from private.digest_settings s)::date;
  mail_key text := concat_ws(':', 'digest', person, day);
  news jsonb;
begin
  if exists (select 1 from private.email_outbox o where o.idempotency_key = mail_key) then
    update private.digest_items i set due_at = private.next_digest() where i.user_id = person and i.due_at <= now();
    return false;
  end if;
  with taken as (
    delete from private.digest_items i where i.user_id = person and i.due_at <= now()
    returning i.*
  ), unread as (
    select t.*, row_number() over (
      -- What is not in the app is nowhere else to be read.
      order by t.notification_id is not null, t.created_at desc, t.id desc
    ) as place
    from taken t
    join private.notification_kinds k on k.kind = t.kind
    left join public.notifications n on n.id = t.notification_id
    where n.read_at is null
      -- Whoever has left the staff is told nothing of its work.
      and (k.staff_role is null or exists (
        select 1 from public.staff_members s where s.user_id = person and s.role >= k.staff_role
      ))
  )
  select jsonb_build_object(
    'reader', person,
    'items', jsonb_agg(
      jsonb_build_object('title', u.title, 'body', left(u.body, 160), 'link', u.link) order by u.created_at desc, u.id desc
    ) filter (where u.place <= shown),
    'more', greatest(count(*) - shown, 0)
  ) into news
  from unread u having count(*) > 0;
  if news is null then
    return false;
  end if;
  perform private.queue_mail(mail_key, person, 'digest', news);
  return true;
end
$$;

/**
 * Queues digests that are due and answers how many; 0 when there is nothing to do, or somebody else is at it. Only so much is looked at
 * in one go: the schedule comes every minute, and mails that cannot wait are not to queue up behind a hundred thousand that can.
 */
create function private.queue_digests(at_most integer default 2000) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person uuid;
  queued integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('queue_digests', 0)) then
    return 0;
  end if;
  for person in
    select distinct due.user_id
    from (
      select i.user_id from private.digest_items i where i.due_at <= now()
      order by i.due_at, i.user_id limit at_most
    ) as due
  loop
    if private.queue_digest(person) then
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end
$$;
create function public.queue_digests() returns integer
language sql volatile set search_path = ''
as $$ select private.queue_digests() $$;
grant execute on function private.queue_digests(integer), public.queue_digests() to service_role;
comment on function public.queue_digests() is
  'Queues the daily digests that are due, some of them at once, and answers how many. For the service only.';

/** Turns off the digest of whoever asks for that by a link of theirs; answers `left`, `already` or `unknown`. */
create function private.leave_digest(person uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles p where p.id = person) then
    return 'unknown';
  end if;
  -- Of kinds that are not on offer to them, too: whoever joins the staff later has left all the same.
  insert into public.notification_preferences as known (user_id, kind, in_app, email)
  select person, k.kind, held.in_app, 'off'
  from private.notification_kinds k, lateral private.preference_of(person, k.kind::text) as held
  where held.email = 'daily_digest'
  on conflict (user_id, kind) do update set email = excluded.email;
  return case when found then 'left' else 'already' end;
end
$$;
create function public.leave_digest(person uuid) returns text
language sql volatile set search_path = ''
as $$ select private.leave_digest(person) $$;
grant execute on function private.leave_digest(uuid), public.leave_digest(uuid) to service_role;
comment on function public.leave_digest(uuid) is 'Turns off a person''s daily digest. For the service only.';
