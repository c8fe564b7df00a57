-- Notifications: one row for a person and an event. The server adds them; the person marks them read.

create table public.notifications (
  id uuid primary key default private.uuid_v7(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z_]*$' and char_length(kind) <= 60),
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '' check (char_length(body) <= 1000),
  link text check (link ~ '^/[^/\\]' and char_length(link) <= 300),
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.notifications is 'What a person is told inside the app.';
comment on column public.notifications.link is 'A path of this app, never another site.';
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_created_at_idx on public.notifications (created_at);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

alter table public.notifications enable row level security;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

-- What staff are told quotes applications and messages, which a password alone is not to open.
create policy "people read their own notifications" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()) and not (select private.owes_second_step()));

/** Tells the person's open screens. The payload is a hint to refetch, never data. */
create function private.on_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('kind', new.kind, 'id', new.id),
    'notification', 'user:' || new.user_id, true
  );
  return null;
end
$$;
create trigger notification_added after insert on public.notifications
  for each row execute function private.on_notification();

/** Marks the given notifications of the caller as read, or all of them; answers how many changed. */
create function private.mark_notifications_read(ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform private.require_assured();
  update public.notifications n
  set read_at = now()
  where n.user_id = (select auth.uid())
    and n.read_at is null
    and (mark_notifications_read.ids is null or n.id = any (mark_notifications_read.ids));
  get diagnostics changed = row_count;
  return changed;
end
$$;
create function public.mark_notifications_read(ids uuid[] default null) returns integer
language sql volatile set search_path = ''
as $$ select private.mark_notifications_read(ids) $$;
grant execute on function
  private.mark_notifications_read(uuid[]), public.mark_notifications_read(uuid[]) to authenticated;
comment on function public.mark_notifications_read(uuid[]) is
  'Marks the caller''s notifications as read: the given ones, or all.';
