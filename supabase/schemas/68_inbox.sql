-- The inbox of managers: what came through the contact page and as feedback, settled when it was dealt with.

/** Notes that a letter of one of the two tables was dealt with, by whom and when, or that it was not after all. */
create function private.settle(table_name regclass, noun text, letter_id uuid, settled boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed integer;
  is_there boolean;
begin
  perform private.require_staff('manager');
  perform private.ensure_profile((select auth.uid()));
  execute format(
    'update %s l set settled_at = case when $2 then now() end, settled_by = case when $2 then $3 end
     where l.id = $1 and (l.settled_at is not null) <> $2', table_name
  ) using letter_id, settled, (select auth.uid());
  get diagnostics changed = row_count;
  if changed > 0 then
    perform private.audit(noun || case when settled then '_settled' else '_reopened' end, noun, letter_id);
    -- Without saying which: other managers read anew what is still open.
    perform realtime.send('{}', 'inbox_changed', 'staff', true);
    return;
  end if;
  execute format('select exists (select 1 from %s l where l.id = $1)', table_name) into is_there using letter_id;
  if not is_there then
    perform private.refuse('not_found', 'There is no such message.');
  end if;
end
$$;

create function private.settle_contact_message(message_id uuid, settled boolean) returns void
language sql volatile security definer set search_path = ''
as $$ select private.settle('public.contact_messages', 'contact_message', message_id, settled) $$;
create function public.settle_contact_message(message_id uuid, settled boolean default true) returns void
language sql volatile set search_path = ''
as $$ select private.settle_contact_message(message_id, settled) $$;
grant execute on function
  private.settle_contact_message(uuid, boolean), public.settle_contact_message(uuid, boolean) to authenticated;
comment on function public.settle_contact_message(uuid, boolean) is
  'Notes that a message of the contact page was dealt with, or not after all. For managers.';

create function private.settle_feedback(feedback_id uuid, settled boolean) returns void
language sql volatile security definer set search_path = ''
as $$ select private.settle('public.feedback', 'feedback', feedback_id, settled) $$;
create function public.settle_feedback(feedback_id uuid, settled boolean default true) returns void
language sql volatile set search_path = ''
as $$ select private.settle_feedback(feedback_id, settled) $$;
grant execute on function private.settle_feedback(uuid, boolean), public.settle_feedback(uuid, boolean) to authenticated;
comment on function public.settle_feedback(uuid, boolean) is
  'Notes that a piece of feedback was dealt with, or not after all. For managers.';

/** How much is open and settled of both, and how many gave each rating from one to five. */
create function private.count_inbox() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('manager');
  return jsonb_build_object(
    'contact', (
      select jsonb_build_object('open', count(*) filter (where m.settled_at is null), 'settled', count(m.settled_at))
      from public.contact_messages m
    ),
    'feedback', (
      select jsonb_build_object('open', count(*) filter (where f.settled_at is null), 'settled', count(f.settled_at))
      from public.feedback f
    ),
    'ratings', (
      select jsonb_agg(coalesce(given.times, 0) order by star)
      from generate_series(1, 5) as star
      left join (select f.rating, count(*) as times from public.feedback f group by 1) as given on given.rating = star
    )
  );
end
$$;
create function public.count_inbox() returns jsonb
language sql stable set search_path = ''
as $$ select private.count_inbox() $$;
grant execute on function private.count_inbox(), public.count_inbox() to authenticated;
comment on function public.count_inbox() is 'How many messages and how much feedback wait, and how the service was rated. For managers.';

/**
 * Tells managers of a message; of a flood of them no more than ten an hour, since what waits is counted beside their navigation
 * in any case.
 */
create function private.on_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select private.managers_for(new.user_id) loop
    if private.take_rate_limit('contact-notice:' || person, 10, 10 / 60.0) then
      perform private.notify(person, 'contact_message', new.id::text,
        'New message from ' || left(new.name, 120), new.message, '/dashboard/messages?open=' || new.id);
    end if;
  end loop;
  return null;
end
$$;
create trigger contact_message_received after insert on public.contact_messages
  for each row execute function private.on_contact_message();

/** Has the open screens of staff read anew what waits. The payload is a hint, never data. */
create function private.on_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('{}', 'inbox_changed', 'staff', true);
  return null;
end
$$;
create trigger inbox_changed after insert on public.contact_messages
  for each statement execute function private.on_inbox();
create trigger inbox_changed after insert on public.feedback
  for each statement execute function private.on_inbox();
