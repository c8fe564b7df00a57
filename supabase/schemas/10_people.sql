-- People: who somebody is (profiles) and what they may do as staff (staff_members). The two are kept
-- apart: a member chooses their own `profiles.role`, and it carries no privilege.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null default '' check (char_length(email) <= 254),
  first_name text not null default '' check (char_length(first_name) <= 120),
  last_name text not null default '' check (char_length(last_name) <= 120),
  role public.member_role not null default 'entrepreneur',
  company_name text check (char_length(company_name) <= 200),
  phone text check (char_length(phone) <= 40),
  avatar_path text check (char_length(avatar_path) <= 300),
  headline text check (char_length(headline) <= 160),
  bio text check (char_length(bio) <= 2000),
  country text check (country ~ '^[A-Z]{2}$'),
  locale text check (locale ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and char_length(locale) <= 35),
  theme text check (theme in ('light', 'dark', 'system')),
  terms_version text check (char_length(terms_version) <= 40),
  terms_accepted_at timestamptz,
  search_text text not null default '' check (char_length(search_text) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each person who has signed in.';
comment on column public.profiles.email is
  'A copy of the address in auth.users, taken by the server: what a client sends is ignored.';
comment on column public.profiles.search_text is 'Name, address and company, folded for searching. Kept by the server.';
create index profiles_search_idx on public.profiles using gin (search_text extensions.gin_trgm_ops);

/**
 * Takes the address from auth.users, so that nobody goes under another person's, and with a new profile what else was said at
 * sign-up. Dates an acceptance of terms.
 */
create function private.on_profile_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.terms_version := coalesce(new.terms_version, private.terms_at_sign_up(new.id));
    new.country := coalesce(new.country, (
      select u.raw_user_meta_data ->> 'country' from auth.users u
      where u.id = new.id and u.raw_user_meta_data ->> 'country' ~ '^[A-Z]{2}$'
    ));
  end if;
  if tg_op = 'INSERT' or new.email is distinct from old.email then
    new.email := coalesce((select u.email from auth.users u where u.id = new.id), '');
  end if;
  if new.terms_version is null then
    new.terms_accepted_at := null;
  elsif tg_op = 'INSERT' or new.terms_version is distinct from old.terms_version then
    new.terms_accepted_at := now();
  end if;
  -- Cut, since folding makes some signs longer.
  new.search_text := left(private.fold_text(concat_ws(' ', new.first_name, new.last_name, new.email, new.company_name)), 1000);
  new.updated_at := now();
  return new;
end
$$;
create trigger profile_written before insert or update on public.profiles
  for each row execute function private.on_profile_written();

create table public.staff_members (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role public.staff_role not null,
  granted_by uuid references public.profiles (id) on delete set null,
  -- Since when this role, which may be another than the first.
  role_since timestamptz not null default now(),
  created_at timestamptz not null default now()
);
comment on table public.staff_members is 'Who works for the programme, and as what. Changed by commands of administrators only.';
create index staff_members_granted_by_idx on public.staff_members (granted_by);

-- Each of these runs as its owner, so that a policy may ask without recursing into the policies of staff_members. To each, staff
-- who owe their second step are nobody: they read and do what any member reads and does, until they have given it.
-- Policies call them as `(select private.is_staff())`: Postgres then asks once a statement, not once a row.

/** The caller's staff role, or null. */
create function private.my_staff_role() returns public.staff_role
language sql stable security definer set search_path = ''
as $$
  select role from public.staff_members where user_id = (select auth.uid()) and private.is_assured_staff()
$$;
grant execute on function private.my_staff_role() to authenticated;

/** Whether the caller is staff of at least this role. */
create function private.is_staff(minimum public.staff_role default 'reviewer') returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.staff_members where user_id = (select auth.uid()) and role >= minimum
  ) and private.is_assured_staff()
$$;
grant execute on function private.is_staff(public.staff_role) to authenticated;

/** Whether the caller is staff who have yet to give their second step. */
create function private.owes_second_step() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.staff_members where user_id = (select auth.uid())) and not private.is_assured_staff()
$$;
grant execute on function private.owes_second_step() to authenticated;

/**
 * Whether the caller has accepted the terms that hold: by the command, or by their sign-up while they have no profile yet. Where
 * none was published there is nothing to accept.
 */
create function private.has_accepted_terms() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current = case when p.id is null then private.terms_at_sign_up(me) else p.terms_version end, current is null)
  from (select (select auth.uid()) as me, private.current_terms() as current) as asked
  left join public.profiles p on p.id = asked.me
$$;
grant execute on function private.has_accepted_terms() to authenticated;

/** Refuses whoever is not staff of at least this role, or owes their second step; a command's first line. */
create function private.require_staff(minimum public.staff_role default 'reviewer') returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.staff_members where user_id = (select auth.uid()) and role >= minimum
  ) then
    perform private.refuse('not_allowed', 'You are not allowed to do this.');
  end if;
  if not private.is_assured_staff() then
    perform private.refuse('second_factor_needed', 'Enter the code of your second step, then try again.');
  end if;
  perform private.require_terms();
end
$$;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant insert (id, email, first_name, last_name, role, company_name, phone)
  on public.profiles to authenticated;
grant update (
  first_name, last_name, role, company_name, phone, avatar_path, headline, bio, country, locale, theme
) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile, staff read all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_staff()));

create policy "people add their own profile" on public.profiles
  for insert to authenticated
  with check (id = (select auth.uid()));

create policy "people change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

alter table public.staff_members enable row level security;
grant select on public.staff_members to authenticated;
grant select, insert, update, delete on public.staff_members to service_role;

create policy "staff read their own role, administrators read all" on public.staff_members
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff('admin')));

/**
 * Commands call this: whoever acts has a profile, even when the client has not come round to adding it yet, and with the
 * address that their account has now.
 */
create function private.ensure_profile(user_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.profiles (id, first_name, last_name, role, company_name, phone)
  select
    u.id,
    left(coalesce(u.raw_user_meta_data ->> 'first_name', ''), 120),
    left(coalesce(u.raw_user_meta_data ->> 'last_name', ''), 120),
    case
      when u.raw_user_meta_data ->> 'role' = any (enum_range(null::public.member_role)::text[])
      then (u.raw_user_meta_data ->> 'role')::public.member_role
      else 'entrepreneur'
    end,
    left(u.raw_user_meta_data ->> 'company_name', 200),
    left(u.raw_user_meta_data ->> 'phone', 40)
  from auth.users u
  where u.id = ensure_profile.user_id
  on conflict (id) do update set email = excluded.email
    where profiles.email is distinct from excluded.email
$$;
