-- What staff read of one application, in one answer.

create function private.person_name(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
  from public.profiles p where p.id = person_name.user_id
$$;

create function private.application_detail(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  app public.applications;
  is_manager boolean := private.is_staff('manager');
  targets public.application_status[];
  person jsonb;
begin
  perform private.require_staff();
  select * into app from public.applications a where a.id = wanted and a.submitted_at is not null;
  if not found then
    perform private.refuse('not_found', 'There is no such application.');
  end if;
  if app.applicant_id = auth.uid() then
    perform private.refuse('own_application', 'You cannot handle your own application.');
  end if;

  select jsonb_build_object(
    'id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'email', coalesce(u.email, '')
  ) into person
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = app.applicant_id;

  targets := array(
    select distinct m.to_status from private.application_moves m
    where m.from_status = app.status
      and private.may_move(m.from_status, m.to_status, private.my_part(), private.is_unreleased(app))
    order by m.to_status
  );

  return jsonb_build_object(
    'application', to_jsonb(app) - 'search_text',
    'definition', (select v.definition from public.form_versions v where v.id = app.form_version_id),
    'call', (
      select jsonb_build_object('id', c.id, 'title', c.title, 'slug', c.slug, 'closes_at', c.closes_at)
      from public.calls c where c.id = app.call_id
    ),
    'applicant', person,
    'files', coalesce((
      select jsonb_agg(to_jsonb(f) - 'created_by' - 'updated_at' order by f.created_at, f.id)
      from public.application_files f
      where f.application_id = app.id and private.names_file(app.answers, f.id)
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind,
        'data', e.data || case when is_manager or e.kind <> 'decision_drafted' then e.staff_data else '{}' end,
        'shown_to_applicant', e.shown_to_applicant, 'created_at', e.created_at,
        'actor_name', private.person_name(e.actor_id)
      ) order by e.created_at, e.id)
      from public.application_events e where e.application_id = app.id
    ), '[]'),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'audience', m.audience, 'body', m.body, 'created_at', m.created_at,
        'author_name', private.person_name(m.author_id), 'mine', m.author_id is not distinct from auth.uid()
      ) order by m.created_at, m.id)
      from public.application_comments m where m.application_id = app.id
    ), '[]'),
    'decision', (
      select private.decision_json(d) || jsonb_build_object(
        'author_name', private.person_name(d.author_id),
        'approved_by_name', private.person_name(d.approved_by),
        'created_at', d.created_at, 'updated_at', d.updated_at
      )
      from public.decision_messages d
      where d.application_id = app.id and (is_manager or d.state = 'released')
      order by d.created_at desc limit 1
    ),
    'moves', (
      select coalesce(jsonb_agg(target), '[]') from unnest(targets) as target
      where not private.is_decision(target)
    ),
    'outcomes', (
      select coalesce(jsonb_agg(target), '[]') from unnest(
        targets || case
          when private.is_decision(app.status) and private.is_unreleased(app) and is_manager
          then array[app.status]
        end
      ) as target
      where private.is_decision(target) and not private.is_told(app, target)
    )
  );
end
$$;
create function public.application_detail(application_id uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.application_detail(application_id) $$;
grant execute on function
  private.application_detail(uuid), public.application_detail(uuid) to authenticated;
comment on function public.application_detail(uuid) is
  'Everything that staff see of an application, with the moves that the caller may make.';
