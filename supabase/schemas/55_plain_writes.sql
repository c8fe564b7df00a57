-- What is written without a command, by a plain insert, update or delete, is asked for the same as commands ask for in their first line:
-- the second step of whoever has one, and the terms. Policies would hide both behind a refusal that names neither.
--
-- Two tables are left out: `profiles`, which is there before the terms are accepted, and `feedback`, which visitors add to as well.

grant execute on function private.require_assured(), private.require_terms() to authenticated;

/** Before a statement of the API. Commands run as their owner, and have asked. */
create function private.ask_before_writing() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    perform private.require_assured();
    perform private.require_terms();
  end if;
  return null;
end
$$;

create trigger asked_first before insert or update or delete on public.application_comments
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.posts
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.resources
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.resource_contents
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.faqs
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.organisations
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.openings
  for each statement execute function private.ask_before_writing();
create trigger asked_first before insert or update or delete on public.challenges
  for each statement execute function private.ask_before_writing();
