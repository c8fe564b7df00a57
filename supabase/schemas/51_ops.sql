-- Operations: the log of who did what, the outbox of mail, limits.

create table public.audit_log (
  id uuid primary key default private.uuid_v7(),
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null check (action ~ '^[a-z][a-z_]*$' and char_length(action) <= 60),
  subject_type text not null check (char_length(subject_type) <= 60),
  subject_id uuid,
  data jsonb not null default '{}' check (octet_length(data::text) <= 4096),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.audit_log is 'Who did what to what. Append-only, without personal text.';
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_actor_id_idx on public.audit_log (actor_id);
create index audit_log_subject_idx on public.audit_log (subject_id);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

-- What is done with an application is told to nobody before its time, and an administrator may have applied too.
create policy "administrators read the log, save of their own applications" on public.audit_log
  for select to authenticated
  using (
    (select private.is_staff('admin'))
    and (
      subject_id is null
      or subject_id <> all (
        array(select a.id from public.applications a where a.applicant_id = (select auth.uid()))
      )
    )
  );

/** Writes a line of the log for whoever is calling. */
create function private.audit(action text, subject_type text, subject_id uuid, data jsonb default '{}')
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, subject_type, subject_id, data)
  values ((select auth.uid()), action, subject_type, subject_id, data)
$$;

create table private.email_outbox (
  id uuid primary key default private.uuid_v7(),
  idempotency_key text not null unique check (char_length(idempotency_key) <= 200),
  -- Whoever is gone gets no mail any more. Null for an address that is nobody's account.
  user_id uuid references public.profiles (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  template text not null check (template ~ '^[a-z][a-z_]*$' and char_length(template) <= 60),
  data jsonb not null default '{}' check (octet_length(data::text) <= 65536),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 1000),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table private.email_outbox is 'Every mail from the moment it is owed until the provider took it.';
create index email_outbox_due_idx on private.email_outbox (next_attempt_at)
  where status in ('queued', 'sending');
create index email_outbox_settled_idx on private.email_outbox (created_at) where status in ('sent', 'failed');
create index email_outbox_user_id_idx on private.email_outbox (user_id);
alter table private.email_outbox enable row level security;

/** Wakes whoever delivers. On a hosted project a schedule does, and nobody listens. */
create function private.on_mail_queued() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;
create trigger mail_queued after insert on private.email_outbox
  for each statement execute function private.on_mail_queued();

/**
 * Owes a person a mail. The address is the confirmed one of their account, never one that a client sent.
 * The same key is never queued twice.
 */
create function private.queue_mail(idempotency_key text, user_id uuid, template text, data jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.email_outbox (idempotency_key, user_id, recipient, template, data)
  select
    queue_mail.idempotency_key, u.id, u.email, queue_mail.template,
    jsonb_build_object('first_name', p.first_name, 'locale', p.locale) || queue_mail.data
  from auth.users u
  join public.profiles p on p.id = u.id
  where u.id = queue_mail.user_id and u.email <> ''
  on conflict (idempotency_key) do nothing
$$;

create table private.rate_limits (
  key text primary key check (char_length(key) <= 200),
  tokens double precision not null,
  updated_at timestamptz not null default now()
);
comment on table private.rate_limits is 'Token buckets, one for each thing that is limited and whoever does it.';
create index rate_limits_updated_at_idx on private.rate_limits (updated_at);
alter table private.rate_limits enable row level security;

/** Takes one token from a bucket of `burst` that fills by `per_minute`; false when it is empty. Full again within a day, or it is tidied away. */
create function private.take_rate_limit(bucket_key text, burst integer, per_minute double precision) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if burst < 1 or per_minute <= 0 then
    perform private.refuse('invalid_limit', 'A limit needs a burst of one or more and a rate above zero.');
  end if;
  insert into private.rate_limits as bucket (key, tokens)
  values (left(bucket_key, 200), burst - 1)
  on conflict on constraint rate_limits_pkey do update set
    tokens = least(burst, bucket.tokens + per_minute / 60.0
      * extract(epoch from clock_timestamp() - bucket.updated_at)) - 1,
    updated_at = clock_timestamp()
  where least(burst, bucket.tokens + per_minute / 60.0
    * extract(epoch from clock_timestamp() - bucket.updated_at)) >= 1;
  return found;
end
$$;

/**
 * Refuses the caller when they do this too often. A later refusal takes the token back with the rest of the transaction,
 * so this counts what was done, not what was tried.
 */
create function private.limit_caller(action text, burst integer, per_minute integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.take_rate_limit(action || ':' || (select auth.uid()), burst, per_minute) then
    perform private.refuse('rate_limited', 'That was too often. Wait a minute, then try again.');
  end if;
end
$$;
