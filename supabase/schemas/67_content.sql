-- Commands around content: publishing it, and a startup's word on being shown.

create table private.content_moves (
  from_state public.content_state not null,
  to_state public.content_state not null,
  primary key (from_state, to_state)
);
comment on table private.content_moves is 'Every allowed move of a piece of content.';
alter table private.content_moves enable row level security;
insert into private.content_moves (from_state, to_state) values
  ('draft', 'scheduled'), ('draft', 'published'),
  ('scheduled', 'scheduled'), ('scheduled', 'published'), ('scheduled', 'draft'),
  ('published', 'archived'), ('archived', 'draft'), ('archived', 'published');

create function private.move_content(
  kind text, wanted uuid, known_version integer, new_state public.content_state, publish_at timestamptz
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  piece jsonb;
  old_state public.content_state;
  missing jsonb;
  shown_from timestamptz;
begin
  perform private.require_staff('manager');
  if kind is null or kind <> all (array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges']) then
    perform private.refuse('unknown_kind', 'There is no such kind of content.');
  end if;
  execute format('select to_jsonb(c) from public.%I c where c.id = $1 for update', kind) into piece using wanted;
  if piece is null then
    perform private.refuse('not_found', 'This does not exist any more.');
  end if;
  old_state := (piece ->> 'state')::public.content_state;
  -- What was scheduled and whose time has come is published, whether its state says so yet or not.
  if old_state = 'scheduled' and (piece ->> 'published_at')::timestamptz <= now() then
    old_state := 'published';
  end if;
  -- The same wish twice is one.
  if old_state = new_state and new_state <> 'scheduled' then
    return (piece ->> 'version')::integer;
  end if;
  if known_version is distinct from (piece ->> 'version')::integer then
    perform private.refuse('stale_version', 'Somebody has changed this since you opened it.');
  end if;
  if not exists (
    select 1 from private.content_moves m where m.from_state = old_state and m.to_state = new_state
  ) then
    perform private.refuse('invalid_move', format('What is %s cannot become %s.', old_state, new_state));
  end if;

  if new_state in ('scheduled', 'published') then
    missing := private.missing_content(kind, piece);
    if kind = 'resources' and not exists (
      select 1 from public.resource_contents c
      where c.resource_id = wanted and (btrim(c.body) <> '' or c.url is not null)
    ) then
      missing := missing || '["body"]';
    end if;
    if missing <> '[]' then
      perform private.refuse('incomplete', 'Something is still missing.', jsonb_build_object('fields', missing));
    end if;
  end if;
  if new_state = 'scheduled' and (publish_at is null or publish_at <= now() or publish_at > now() + interval '2 years') then
    perform private.refuse('invalid_time', 'Choose a time to come, within two years.');
  end if;

  shown_from := case new_state
    when 'scheduled' then publish_at
    -- What was seen before keeps its date; what is published for the first time gets one.
    when 'published' then least((piece ->> 'published_at')::timestamptz, now())
    when 'draft' then case
      when (piece ->> 'published_at')::timestamptz <= now() then (piece ->> 'published_at')::timestamptz
      else (piece ->> 'first_published_at')::timestamptz
    end
    else (piece ->> 'published_at')::timestamptz
  end;
  execute format(
    'update public.%I c set state = $2, published_at = $3 where c.id = $1 returning to_jsonb(c)', kind
  ) into piece using wanted, new_state, shown_from;

  perform private.audit('content_moved', kind, wanted, jsonb_build_object('from', old_state, 'to', new_state));
  return (piece ->> 'version')::integer;
end
$$;
create function public.move_content(
  kind text, id uuid, version integer, state public.content_state, publish_at timestamptz default null
) returns integer
language sql volatile set search_path = ''
as $$ select private.move_content(kind, id, version, state, publish_at) $$;
grant execute on function
  private.move_content(text, uuid, integer, public.content_state, timestamptz),
  public.move_content(text, uuid, integer, public.content_state, timestamptz) to authenticated;
comment on function public.move_content(text, uuid, integer, public.content_state, timestamptz) is
  'Schedules, publishes or archives a piece of content, or takes it back to draft; answers its new version. For managers.';

/** Scheduled pieces show by themselves; this only makes their state say so. */
create function private.settle_scheduled() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kind text;
begin
  foreach kind in array array['posts', 'resources', 'faqs', 'organisations', 'openings', 'challenges'] loop
    execute format(
      'update public.%I set state = ''published'' where state = ''scheduled'' and published_at <= now()', kind
    );
  end loop;
end
$$;

/** What is to be done once an hour for the public site. */
create function public.refresh_site() returns void
language sql volatile set search_path = ''
as $$ select private.settle_scheduled(), private.refresh_site_figures() $$;
grant execute on function private.settle_scheduled(), private.refresh_site_figures(), public.refresh_site() to service_role;
comment on function public.refresh_site() is
  'Settles what was scheduled and counts the figures of the home page anew. For the service only.';

/** Pictures that nothing shows: left over from a change, or put up for something that was never saved. */
create function private.orphaned_images(max integer) returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'content-images'
    and o.created_at < now() - interval '1 day'
    and not private.shows_image(o.name)
  order by o.created_at
  limit least(greatest(orphaned_images.max, 1), 1000)
$$;
create function public.orphaned_images(max integer) returns setof text
language sql stable set search_path = ''
as $$ select private.orphaned_images(max) $$;
grant execute on function private.orphaned_images(integer), public.orphaned_images(integer) to service_role;
comment on function public.orphaned_images(integer) is 'Paths of pictures that nothing shows any more. For the service only.';

/** A profile for the portfolio from an accepted startup's application; its applicant becomes the owner. Answers the one there is. */
create function private.create_portfolio_profile(wanted uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  app public.applications;
  made uuid;
  stem text;
begin
  perform private.require_staff('manager');
  select * into app from public.applications a where a.id = wanted for update;
  if app.id is null or app.applicant_type <> 'startup' or app.status <> 'accepted' or app.released_at is null then
    perform private.refuse('not_accepted', 'Profiles are made of startups that were told that they are accepted.');
  end if;
  select o.id into made from public.organisations o where o.application_id = app.id;
  if made is not null then
    return made;
  end if;

  stem := coalesce(nullif(left(btrim(regexp_replace(
    private.fold_text(app.answers ->> 'company_name'), '[^a-z0-9]+', '-', 'g'
  ), '-'), 80), ''), 'startup');
  stem := btrim(stem, '-');
  insert into public.organisations (
    slug, kind, name, tagline, website, country, city, sectors, stage, founded_year, application_id
  )
  values (
    case when exists (select 1 from public.organisations o where o.slug = stem)
      then stem || '-' || right(replace(app.id::text, '-', ''), 6) else stem end,
    'startup',
    left(coalesce(nullif(btrim(app.answers ->> 'company_name'), ''), 'Startup'), 120),
    left(coalesce(app.answers ->> 'one_liner', ''), 200),
    case when app.answers ->> 'website' ~ '^https?://[^\s]+$' and char_length(app.answers ->> 'website') <= 300
      then app.answers ->> 'website' end,
    case when app.answers ->> 'country' ~ '^[A-Z]{2}$' then app.answers ->> 'country' end,
    left(coalesce(app.answers ->> 'city', ''), 120),
    coalesce((
      select array_agg(distinct sector) from (
        select jsonb_array_elements_text(case jsonb_typeof(app.answers -> 'sectors')
          when 'array' then app.answers -> 'sectors' else '[]' end) as sector limit 12
      ) as chosen where private.are_slugs(array[sector], 1)
    ), '{}'),
    case when app.answers ->> 'stage' ~ '^[a-z][a-z0-9_]{0,59}$' then app.answers ->> 'stage' end,
    case when left(app.answers ->> 'founded', 4) ~ '^(19|20|21)[0-9]{2}$'
      then left(app.answers ->> 'founded', 4)::integer end,
    app.id
  )
  returning id into made;
  if app.applicant_id is not null then
    insert into public.organisation_members (organisation_id, user_id, role) values (made, app.applicant_id, 'owner');
    perform private.notify(app.applicant_id, 'portfolio_consent', made::text, 'May we show your startup?',
      'The programme has begun a profile for the portfolio. It shows only once you agree.', '/dashboard/settings#portfolio');
  end if;
  perform private.audit('portfolio_profile_created', 'organisations', made);
  return made;
end
$$;
create function public.create_portfolio_profile(application_id uuid) returns uuid
language sql volatile set search_path = ''
as $$ select private.create_portfolio_profile(application_id) $$;
grant execute on function
  private.create_portfolio_profile(uuid), public.create_portfolio_profile(uuid) to authenticated;
comment on function public.create_portfolio_profile(uuid) is
  'Begins the portfolio profile of an accepted startup and asks its applicant whether it may be shown. For managers.';

create function private.set_portfolio_consent(organisation uuid, agreed boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_assured();
  -- Whoever does not accept the terms may still take their word back.
  if agreed then
    perform private.require_terms();
  end if;
  -- Locked: an owner who leaves at this very moment takes the consent along, rather than leave it behind for nobody to take back.
  perform 1 from public.organisation_members m
  where m.organisation_id = organisation and m.user_id = (select auth.uid()) and m.role in ('owner', 'admin')
  for share;
  if not found or agreed is null then
    perform private.refuse('not_allowed', 'Only the owners of a startup decide whether it is shown.');
  end if;
  perform private.limit_caller('portfolio_consent', 10, 2);
  update public.organisations o
  set consented_at = case when agreed then now() end,
    consented_by = case when agreed then (select auth.uid()) end
  where o.id = organisation and (o.consented_at is not null) <> agreed;
  if found then
    perform private.audit(case when agreed then 'portfolio_consent_given' else 'portfolio_consent_withdrawn' end,
      'organisations', organisation);
  end if;
end
$$;
create function public.set_portfolio_consent(organisation_id uuid, agreed boolean) returns void
language sql volatile set search_path = ''
as $$ select private.set_portfolio_consent(organisation_id, agreed) $$;
grant execute on function
  private.set_portfolio_consent(uuid, boolean), public.set_portfolio_consent(uuid, boolean) to authenticated;
comment on function public.set_portfolio_consent(uuid, boolean) is
  'Gives or takes back the word that a startup may be shown in the portfolio. For its owners.';
