-- What a person has answered once is offered again in every later form.

create function private.remembered_answers() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with me as (
    select p.*, u.email as address
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = (select auth.uid())
  ), latest as (
    select a.answers, v.definition
    from public.applications a
    join public.form_versions v on v.id = a.form_version_id
    where a.applicant_id = (select auth.uid()) and a.answers <> '{}'
    order by a.saved_at desc
    limit 5
  ), from_answers as (
    select distinct on (field ->> 'fills') field ->> 'fills' as key, l.answers -> (field ->> 'key') as value
    from (select *, row_number() over () as age from latest) as l,
      jsonb_array_elements(l.definition -> 'sections') as section,
      jsonb_array_elements(section -> 'fields') as field
    where field ? 'fills' and l.answers ? (field ->> 'key')
    order by field ->> 'fills', l.age
  ), from_profile as (
    select jsonb_strip_nulls(jsonb_build_object(
      'first_name', nullif(me.first_name, ''), 'last_name', nullif(me.last_name, ''),
      'email', nullif(me.address, ''), 'phone', nullif(me.phone, ''),
      'company_name', nullif(me.company_name, ''), 'country', me.country,
      'title', nullif(me.headline, ''), 'bio', nullif(me.bio, '')
    )) as answers
    from me
  )
  select coalesce((select answers from from_profile), '{}')
    || coalesce((select jsonb_object_agg(key, value) from from_answers), '{}')
$$;
create function public.remembered_answers() returns jsonb
language sql stable set search_path = ''
as $$ select private.remembered_answers() $$;
grant execute on function private.remembered_answers(), public.remembered_answers() to authenticated;
comment on function public.remembered_answers() is
  'The caller''s earlier answers by what a field fills: from their newest applications, else from their profile.';
