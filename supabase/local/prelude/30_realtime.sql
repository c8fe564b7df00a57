-- Broadcast from the database: `realtime.send` writes a row, the embedded realtime server hands it to the
-- channels that listen. Who may join a private channel is decided by the policies on `realtime.messages`.

create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp without time zone not null default now(),
  inserted_at timestamp without time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

/** The topic of the channel that is being joined or written to. */
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

/** As on a hosted project: it adds an id to the payload, and a message that cannot be sent fails nothing. */
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  generated_id uuid := gen_random_uuid();
  final_payload jsonb := payload;
begin
  if not payload ? 'id' then
    final_payload := jsonb_set(payload, '{id}', to_jsonb(generated_id));
  end if;
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (generated_id, final_payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

/** Not part of a hosted project: there the server reads the write-ahead log. */
create function realtime.announce() returns trigger language plpgsql as $$
begin
  if new.extension = 'broadcast' then
    perform pg_notify('realtime_messages', new.id::text);
  end if;
  return null;
end
$$;
create trigger announce after insert on realtime.messages
for each row execute function realtime.announce();

create publication supabase_realtime;
