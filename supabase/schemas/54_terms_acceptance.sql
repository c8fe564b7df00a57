-- Accepting the terms of service. The server says which version holds and when it was accepted.

/** What the caller accepted, or will have accepted by their sign-up once they have a profile. */
create function private.my_terms() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'current', private.current_terms(),
    'accepted', case when p.id is null then private.terms_at_sign_up(me.id) else p.terms_version end,
    'accepted_at', p.terms_accepted_at
  )
  from (select auth.uid() as id) as me
  left join public.profiles p on p.id = me.id
$$;
create function public.my_terms() returns jsonb
language sql stable set search_path = ''
as $$ select private.my_terms() $$;
grant execute on function private.my_terms(), public.my_terms() to authenticated;
comment on function public.my_terms() is
  'Which version of the terms of service holds, which one the caller accepted, and when.';

create function private.accept_terms(version text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  current text := private.current_terms();
begin
  if version is distinct from current then
    perform private.refuse('terms_changed', 'The terms of service have changed in the meantime. Reload the page to read them.',
      jsonb_build_object('current', current));
  end if;
  perform private.ensure_profile(me);
  update public.profiles p set terms_version = current
  where p.id = me and p.terms_version is distinct from current;
  if found then
    perform private.audit('terms_accepted', 'profile', me, jsonb_build_object('version', current));
  end if;
  return private.my_terms();
end
$$;
create function public.accept_terms(version text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.accept_terms(version) $$;
grant execute on function private.accept_terms(text), public.accept_terms(text) to authenticated;
comment on function public.accept_terms(text) is
  'Accepts the terms of service in the version that holds; any other is refused. The server dates it.';

/** Refuses whoever has not accepted the terms that hold. What acts in the programme asks this; what saves a draft does not. */
create function private.require_terms() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_accepted_terms() then
    perform private.refuse('terms_not_accepted',
      'Accept the terms of service first, on the page “Your agreement”. Everything stays as it is until then.');
  end if;
end
$$;
