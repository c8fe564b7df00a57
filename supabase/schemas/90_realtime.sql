-- Who may listen to what. Broadcasts come from the database alone: there is no policy to send one.

/** Whether the caller may listen to `application:<id>`: its applicant, or staff who handle it. */
create function private.may_listen(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted uuid;
begin
  if topic = 'user:' || (select auth.uid()) then
    return true;
  end if;
  if topic = 'staff' then
    return private.is_staff();
  end if;
  if topic !~ '^application:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  wanted := substr(topic, 13)::uuid;
  return exists (
    select 1 from public.applications a
    where a.id = wanted
      and (a.applicant_id = (select auth.uid()) or (a.submitted_at is not null and private.is_staff()))
  );
end
$$;
grant execute on function private.may_listen(text) to authenticated;
