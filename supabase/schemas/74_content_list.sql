-- What managers ask for around the list of content: how much there is, and who could have a profile.

create index applications_accepted_startups_idx on public.applications (released_at desc, id desc)
  where applicant_type = 'startup' and status = 'accepted' and released_at is not null;

/** Counted by the states as visitors notice them: what was scheduled is published once its time has come. From an index, not estimated. */
create function private.count_content() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted jsonb;
begin
  perform private.require_staff('manager');
  select coalesce(jsonb_object_agg(by_kind.kind, by_kind.states), '{}') into counted
  from (
    select by_state.kind, jsonb_object_agg(by_state.state, by_state.pieces) as states
    from (
      select stored.kind, case when stored.is_due then 'published' else stored.state end as state, sum(stored.pieces)::bigint as pieces
      from (
        select 'posts' as kind, p.state, p.state = 'scheduled' and p.published_at <= now() as is_due, count(*) as pieces
        from public.posts p group by 2, 3
        union all
        select 'resources', r.state, r.state = 'scheduled' and r.published_at <= now(), count(*) from public.resources r group by 2, 3
        union all
        select 'faqs', f.state, f.state = 'scheduled' and f.published_at <= now(), count(*) from public.faqs f group by 2, 3
        union all
        select 'organisations', o.state, o.state = 'scheduled' and o.published_at <= now(), count(*) from public.organisations o group by 2, 3
        union all
        select 'openings', o.state, o.state = 'scheduled' and o.published_at <= now(), count(*) from public.openings o group by 2, 3
        union all
        select 'challenges', c.state, c.state = 'scheduled' and c.published_at <= now(), count(*) from public.challenges c group by 2, 3
      ) as stored
      group by 1, 2
    ) as by_state
    group by by_state.kind
  ) as by_kind;
  return counted;
end
$$;
create function public.count_content() returns jsonb
language sql stable set search_path = ''
as $$ select private.count_content() $$;
grant execute on function private.count_content(), public.count_content() to authenticated;
comment on function public.count_content() is 'How many pieces of each kind of content are in each state. For managers.';

/** Startups that were told that they are accepted and have no profile yet, those told last first. */
create function private.list_profile_candidates(search text)
returns table (application_id uuid, title text, reference text, country text, released_at timestamptz, has_owner boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
begin
  perform private.require_staff('manager');
  return query
    select a.id, a.title, a.reference, a.country, a.released_at, a.applicant_id is not null
    from public.applications a
    where a.applicant_type = 'startup' and a.status = 'accepted' and a.released_at is not null
      and (pattern is null or a.search_text like pattern)
      and not exists (select 1 from public.organisations o where o.application_id = a.id)
    order by a.released_at desc, a.id desc
    limit 50;
end
$$;
create function public.list_profile_candidates(search text default null)
returns table (application_id uuid, title text, reference text, country text, released_at timestamptz, has_owner boolean)
language sql stable set search_path = ''
as $$ select * from private.list_profile_candidates(search) $$;
grant execute on function
  private.list_profile_candidates(text), public.list_profile_candidates(text) to authenticated;
comment on function public.list_profile_candidates(text) is
  'Accepted startups without a profile in the portfolio, for the choice of whom to begin one for. For managers.';
