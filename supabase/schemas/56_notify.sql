-- The one way to tell somebody something: in the app, by mail at once, with the daily digest, or not at all, as they have chosen.

create table private.digest_settings (
  singleton boolean primary key default true check (singleton),
  -- When the digest is put together: this hour of the day in this zone, for everybody. People have no time zone of their own here.
  hour smallint not null default 7 check (hour between 0 and 23),
  -- A name that Postgres does not know is refused by its being used.
  time_zone text not null default 'UTC' check (timestamptz '2026-01-01' at time zone time_zone is not null)
);
comment on table private.digest_settings is 'When the daily digest leaves: one row, for the operator to change.';
alter table private.digest_settings enable row level security;
insert into private.digest_settings default values;

/** The next moment at which a digest is put together. */
create function private.next_digest() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(moment) from private.digest_settings s, generate_series(0, 1) as days,
    lateral (
      select (date_trunc('day', now() at time zone s.time_zone) + make_interval(days => days, hours => s.hour)) at time zone s.time_zone
    ) as next (moment)
  where moment > now()
$$;

create table private.digest_items (
  id uuid primary key default private.uuid_v7(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind public.notification_kind not null,
  -- What is read in the app needs no mail any more. Null where the person wants it by mail alone.
  notification_id uuid unique references public.notifications (id) on delete cascade,
  title text not null,
  body text not null,
  link text,
  due_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table private.digest_items is 'What waits for the next digest of a person. The row goes when its digest is queued.';
create index digest_items_due_idx on private.digest_items (due_at, user_id);
create index digest_items_user_id_idx on private.digest_items (user_id, due_at);
alter table private.digest_items enable row level security;

/** Whoever wants no more mails of a kind gets none of those that wait either. */
create function private.on_email_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.digest_items i where i.user_id = new.user_id and i.kind = new.kind;
  return null;
end
$$;
create trigger email_turned_off after insert or update on public.notification_preferences
  for each row when (new.email = 'off') execute function private.on_email_off();

/**
 * Tells a person something. `about` names what has happened, so that no mail about it is sent twice. `letter` is the data of the
 * template that is called as the kind; without one the mail says what the notification says. What is on no list of kinds to choose
 * from always shows in the app, and always goes by mail where it has a letter.
 */
create function private.notify(
  person uuid, kind text, about text, title text, body text default '', link text default null, letter jsonb default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  short text := case when char_length(notify.body) > 300 then left(notify.body, 299) || '…' else notify.body end;
  wish record;
  told uuid;
begin
  select * into wish from private.preference_of(person, notify.kind);
  if coalesce(wish.in_app, true) then
    insert into public.notifications (user_id, kind, title, body, link)
    values (person, notify.kind, notify.title, short, notify.link)
    returning id into told;
  end if;
  if wish.quotes then
    short := '';
  end if;
  if wish.email = 'daily_digest' then
    insert into private.digest_items (user_id, kind, notification_id, title, body, link, due_at)
    values (person, notify.kind::public.notification_kind, told, notify.title, short, notify.link, private.next_digest());
  elsif letter is not null and coalesce(wish.email, 'at_once') = 'at_once' then
    perform private.queue_mail(concat_ws(':', notify.kind, about, person), person, notify.kind, letter);
  elsif wish.email = 'at_once' then
    perform private.queue_mail(concat_ws(':', notify.kind, about, person), person, 'notification',
      jsonb_build_object('kind', notify.kind, 'title', notify.title, 'body', short, 'link', notify.link));
  end if;
end
$$;
