-- Building the site anew. Its html, sitemap and feed hold what was public when it was built: whatever changes of that asks for a
-- build, and what is no longer public asks for one soon.

create table private.site_rebuild (
  only_one boolean primary key default true check (only_one),
  -- Null while the site is as the database is.
  wanted_at timestamptz,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 500),
  -- When the host was last asked, and took it.
  asked_at timestamptz
);
comment on table private.site_rebuild is 'Whether the site has to be built anew, and when its host is asked for that.';
insert into private.site_rebuild default values;
alter table private.site_rebuild enable row level security;

/**
 * Asks for a build: within two minutes for what must not stay public, else ten minutes after the first change and half an hour
 * after the last build, so that an editor's afternoon is a few builds and not a hundred.
 */
create function private.want_rebuild(soon boolean) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.site_rebuild r
  set wanted_at = clock_timestamp(),
    attempts = case when r.wanted_at is null then 0 else r.attempts end,
    due_at = least(
      r.due_at,
      case
        when soon then now() + interval '2 minutes'
        else greatest(now() + interval '10 minutes', r.asked_at + interval '30 minutes')
      end
    )
$$;

/** Whether a row of the tables that are published is public as it stands. */
create function private.is_public(piece jsonb) returns boolean
language sql stable set search_path = ''
as $$
  -- A call has no state: it is public once it is published.
  select coalesce(piece ->> 'state', 'published') in ('scheduled', 'published')
    and (piece ->> 'published_at')::timestamptz <= now()
    and (not piece ? 'consented_at' or piece ->> 'consented_at' is not null)
$$;

create function private.on_public_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  was_public boolean := coalesce(private.is_public(before), false);
  is_public boolean := coalesce(private.is_public(after), false);
begin
  if was_public and not is_public then
    perform private.want_rebuild(true);
  elsif is_public and (before - array['version', 'search_text', 'updated_at']) is distinct from (after - array['version', 'search_text', 'updated_at']) then
    perform private.want_rebuild(false);
  end if;
  return null;
end
$$;
create trigger public_changed after insert or update or delete on public.calls
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.posts
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.resources
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.faqs
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.organisations
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.openings
  for each row execute function private.on_public_change();
create trigger public_changed after insert or update or delete on public.challenges
  for each row execute function private.on_public_change();

/** Takes up a build that is due, for five minutes; null while none is. What changes meanwhile asks for another. */
create function private.claim_rebuild() returns timestamptz
language sql volatile security definer set search_path = ''
as $$
  update private.site_rebuild r
  set due_at = now() + interval '5 minutes', attempts = r.attempts + 1
  where r.wanted_at is not null and r.due_at <= now()
  returning r.wanted_at
$$;
create function public.claim_rebuild() returns timestamptz
language sql volatile set search_path = ''
as $$ select private.claim_rebuild() $$;
grant execute on function private.claim_rebuild(), public.claim_rebuild() to service_role;
comment on function public.claim_rebuild() is 'Takes up a build of the site that is due. For the service only.';

/** Notes what became of it: a host that did not take it is asked again, at longer and longer intervals. */
create function private.settle_rebuild(claimed timestamptz, problem text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.site_rebuild r
  set last_error = left(problem, 500),
    asked_at = case when problem is null then now() else r.asked_at end,
    wanted_at = case when problem is null and r.wanted_at <= claimed then null else r.wanted_at end,
    attempts = case when problem is null then 0 else r.attempts end,
    due_at = case
      when problem is not null then now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(r.attempts, 6))
      when coalesce(r.wanted_at <= claimed, true) then null
      else now() + interval '2 minutes'
    end
$$;
create function public.settle_rebuild(claimed timestamptz, problem text default null) returns void
language sql volatile set search_path = ''
as $$ select private.settle_rebuild(claimed, problem) $$;
grant execute on function private.settle_rebuild(timestamptz, text), public.settle_rebuild(timestamptz, text) to service_role;
comment on function public.settle_rebuild(timestamptz, text) is 'Notes whether the host took a build of the site. For the service only.';
