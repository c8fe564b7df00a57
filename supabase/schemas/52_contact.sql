-- What people say to the operator: feedback from any page, messages of the contact page, and the newsletter's list.
-- Anybody may send, so each has limits that hold without a captcha and without trusting what the sender says of themselves.

create type public.feedback_category as enum ('bug', 'feature', 'improvement', 'general');
create type public.contact_topic as enum (
  'general', 'application', 'investing', 'mentoring', 'partnership', 'press', 'privacy'
);
create type public.newsletter_state as enum ('pending', 'confirmed', 'left');

/**
 * The network that the request comes from: an address of version 4, or the first 64 bits of one of version 6, of which one
 * customer has as many as they like, or fewer: 48 are what whoever asks for them is given. Null where nobody says.
 *
 * A hosted project stands behind Cloudflare, which writes `cf-connecting-ip` itself and drops what the caller sent under that
 * name. Of `x-forwarded-for` only the last hop was written by a proxy of ours; everything before it, and so the first, is whatever
 * the caller liked to send. Whoever runs this without Cloudflare has to drop `cf-connecting-ip` at their own gateway.
 */
create function private.caller_network(bits integer default 64) returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := regexp_replace(
    btrim(coalesce(headers ->> 'cf-connecting-ip', substring(headers ->> 'x-forwarded-for' from '[^,]*$'))),
    '^::ffff:(?=\d+\.)', '', 'i'
  )::inet;
  return case family(address)
    when 6 then network(set_masklen(address, bits))::text
    else host(address)
  end;
exception when invalid_text_representation then
  return null;
end
$$;

-- Feedback.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  -- What somebody said of the service goes with their account.
  user_id uuid references auth.users (id) on delete cascade,
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  name text check (char_length(name) <= 120),
  category public.feedback_category not null default 'general',
  rating smallint check (rating between 1 and 5),
  message text not null check (btrim(message) <> '' and char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references public.profiles (id) on delete set null,
  -- By which it is named in a mail to whoever wrote it, and how it begins: lists read no whole letters.
  reference text not null default '' check (char_length(reference) <= 10),
  preview text not null default '' check (char_length(preview) <= 240),
  search_text text not null default '' check (char_length(search_text) <= 20000)
);
comment on table public.feedback is 'What visitors and members think of the service. Added by anybody, read and settled by managers.';
create index feedback_user_id_idx on public.feedback (user_id);
create index feedback_settled_by_idx on public.feedback (settled_by);
create index feedback_created_at_idx on public.feedback (created_at desc, id desc);
create index feedback_open_idx on public.feedback (created_at desc, id desc) where settled_at is null;

/**
 * Notes what lists read of a letter: by which reference it is named, how it begins, and the words of the named columns. The first
 * argument begins the reference. Whoever writes the letter need not know of it.
 */
create function private.note_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.reference := tg_argv[0] || '-' || upper(right(new.id::text, 6));
  new.preview := left(new.message, 240);
  new.search_text := (
    select left(private.search_words(string_agg(to_jsonb(new) ->> named.key, ' ')), 20000)
    from unnest(tg_argv[1:]) as named (key)
  );
  return new;
end
$$;
create trigger note_letter before insert on public.feedback
  for each row execute function private.note_letter('F', 'email', 'name', 'message');

/**
 * Limits what comes through the API: five at once from an account, or from a network where nobody is signed in, then one every two
 * minutes; from all networks of one site four times as much. Where the network is not known, all visitors share that. And a bound
 * on all visitors together, another on all members, so that a flood from a thousand networks fills no table, and keeps nobody out
 * who is signed in.
 */
create function private.limit_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member uuid := (select auth.uid());
  sender text := coalesce('user:' || member, 'network:' || private.caller_network(), 'network:unknown');
  site text := case when member is null then 'feedback:site:' || private.caller_network(48) end;
begin
  if coalesce((select auth.jwt()) ->> 'role', '') not in ('anon', 'authenticated') then
    return new;
  end if;
  if not private.take_rate_limit('feedback:' || sender, 5, 0.5)
    or not (case when site like '%/48' then private.take_rate_limit(site, 20, 2) else true end)
  then
    perform private.refuse('rate_limited', 'That was a lot of feedback at once. Wait a few minutes, then try again.');
  end if;
  if not private.take_rate_limit('feedback:' || case when member is null then 'visitors' else 'members' end, 200, 10) then
    perform private.refuse('rate_limited', 'More feedback is coming in than we can take. Try again in a few minutes.');
  end if;
  return new;
end
$$;
create trigger limit_feedback before insert on public.feedback
  for each row execute function private.limit_feedback();

alter table public.feedback enable row level security;
grant insert (user_id, email, name, category, rating, message) on public.feedback to anon, authenticated;
grant select on public.feedback to authenticated;
grant select, insert, update, delete on public.feedback to service_role;

create policy "visitors add feedback of nobody's" on public.feedback
  for insert to anon
  with check (user_id is null);

create policy "members add feedback as themselves or as nobody" on public.feedback
  for insert to authenticated
  with check (user_id is null or user_id = (select auth.uid()));

-- Reviewers are often guests of the programme; who wrote what to it is none of their business.
create policy "managers read feedback" on public.feedback
  for select to authenticated
  using ((select private.is_staff('manager')));

-- Messages of the contact page. They come through the function `send-contact-email` and in no other way: it is the only place that
-- can ask whether a person is sending, so nothing goes around the question.

create table public.contact_messages (
  id uuid primary key default private.uuid_v7(),
  topic public.contact_topic not null default 'general',
  -- A first and a last name with a space between.
  name text not null check (btrim(name) <> '' and char_length(name) <= 241),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  organisation text check (char_length(organisation) <= 200),
  subject text not null default '' check (char_length(subject) <= 200),
  message text not null check (btrim(message) <> '' and char_length(message) <= 6000),
  -- A letter to the operator stays one when its writer's account is gone; after its time it goes too.
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references public.profiles (id) on delete set null,
  -- As those of feedback.
  reference text not null default '' check (char_length(reference) <= 10),
  preview text not null default '' check (char_length(preview) <= 240),
  search_text text not null default '' check (char_length(search_text) <= 20000)
);
comment on table public.contact_messages is 'What came through the contact page. Added by the service, read and settled by managers.';
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_settled_by_idx on public.contact_messages (settled_by);
create index contact_messages_open_idx on public.contact_messages (created_at desc, id desc) where settled_at is null;
create trigger note_letter before insert on public.contact_messages
  for each row execute function private.note_letter('M', 'email', 'name', 'organisation', 'subject', 'message');

alter table public.contact_messages enable row level security;
grant select on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "managers read messages" on public.contact_messages
  for select to authenticated
  using ((select private.is_staff('manager')));

-- The newsletter. Nobody is on the list who did not press the button in a mail to that address.

/**
 * The mailbox behind an address, as far as that is known, for counting: what follows a plus is its owner's to make up, and so are
 * the dots of some. Mails go to the address as it was given.
 */
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com' else mailbox || '@' || domain end
  from (select lower(regexp_replace(address, '@[^@]*$', '')), lower(substring(address from '[^@]*$'))) as parts (name, domain),
    lateral (select coalesce(nullif(split_part(name, '+', 1), ''), name)) as named (mailbox)
$$;

create table public.newsletter_subscribers (
  id uuid primary key default private.uuid_v7(),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  state public.newsletter_state not null default 'pending',
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  asked_at timestamptz not null default now(),
  asked_times integer not null default 1,
  confirmed_at timestamptz,
  left_at timestamptz,
  source text not null default '' check (source ~ '^[a-z-]*$' and char_length(source) <= 40),
  created_at timestamptz not null default now()
);
comment on table public.newsletter_subscribers is 'Who asked for the newsletter, and whether they confirmed it. Written by the service.';
comment on column public.newsletter_subscribers.token_hash is 'SHA-256 of what the newest mail asks to press; it holds for seven days.';
comment on column public.newsletter_subscribers.asked_at is 'When the newest mail that asks was owed.';
comment on column public.newsletter_subscribers.asked_times is 'How many mails were owed, of which none was a month after the one before.';
create unique index newsletter_subscribers_email_idx on public.newsletter_subscribers (lower(email));
create unique index newsletter_subscribers_token_idx on public.newsletter_subscribers (token_hash);
create index newsletter_subscribers_mailbox_idx on public.newsletter_subscribers (private.mailbox_of(email));
create index newsletter_subscribers_state_idx on public.newsletter_subscribers (state, asked_at);

alter table public.newsletter_subscribers enable row level security;
grant select (id, email, source, confirmed_at, created_at) on public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;

create policy "managers read who confirmed" on public.newsletter_subscribers
  for select to authenticated
  using (state = 'confirmed' and (select private.is_staff('manager')));
