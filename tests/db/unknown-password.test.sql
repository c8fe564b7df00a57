-- A password that somebody else may have set: an account can be begun with an address that is not one's own, and wait for its owner.
select plan(16);

select tests.person('amina', 'admin');
update auth.users set email_confirmed_at = now();

/** The account of somebody with a password, two sessions of it by other ways, and an invitation whose token is the name. */
create function pg_temp.invited(name text, way text) returns void
language plpgsql as $$
begin
  insert into auth.users (id, email, email_confirmed_at, encrypted_password, raw_user_meta_data) values (
    tests.id(name), name || '@example.test', now(), 'set by somebody', jsonb_build_object('terms_version', private.current_terms())
  );
  insert into auth.sessions (id, user_id) values (tests.id(name || '-here'), tests.id(name)), (tests.id(name || '-there'), tests.id(name));
  insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method) values
    (gen_random_uuid(), tests.id(name || '-here'), now(), now(), way),
    (gen_random_uuid(), tests.id(name || '-there'), now(), now(), 'password');
  insert into staff_invitations (email, role, token_hash, invited_by)
  values (name || '@example.test', 'reviewer', private.hash_of(name), tests.id('amina'));
end
$$;
/** Signs them in with a token of that session. */
create function pg_temp.arrive(name text, session text) returns void
language plpgsql as $$
begin
  perform tests.sign_in(name);
  perform set_config('request.jwt.claims', json_build_object(
    'sub', tests.id(name), 'role', 'authenticated', 'session_id', tests.id(session),
    -- What a token says of itself is not believed: the session has to say so.
    'amr', json_build_array(json_build_object('method', 'password'))
  )::text, true);
end
$$;
select pg_temp.invited('mail', 'otp'), pg_temp.invited('google', 'oauth'), pg_temp.invited('word', 'password'), pg_temp.invited('gone', 'password');
grant execute on function pg_temp.arrive(text, text) to public;

select pg_temp.arrive('mail', 'mail-here');
select is(accept_staff_invitation('mail')::text, 'reviewer', 'whoever came by a mail joins');
select is(my_security() ->> 'has_password', 'false', 'and the password, which may be a stranger''s, is gone');
select tests.owner();
select is(encrypted_password, null, 'for good') from auth.users where id = tests.id('mail');
select results_eq($$ select id from auth.sessions where user_id = tests.id('mail') $$, $$ values (tests.id('mail-here')) $$,
  'with every session but the one that joined');
select results_eq($$ select action from audit_log where actor_id = tests.id('mail') order by action $$,
  array['password_removed', 'staff_invitation_accepted'], 'the log has both');
select pg_temp.arrive('mail', 'mail-here');
select is(accept_staff_invitation('mail')::text, 'reviewer', 'accepting twice goes on changing nothing');
select tests.owner();
update auth.users set encrypted_password = 'their own' where id = tests.id('mail');
select pg_temp.arrive('mail', 'mail-here');
select is(accept_staff_invitation('mail')::text, 'reviewer', 'nor does it once they have');
select is(my_security() ->> 'has_password', 'true', 'set one of their own');

select pg_temp.arrive('google', 'google-here');
select is(accept_staff_invitation('google')::text, 'reviewer', 'so does whoever came by another site');
select is(my_security() ->> 'has_password', 'false', 'and keeps no password that they did not sign in with');

select pg_temp.arrive('word', 'word-here');
select is(accept_staff_invitation('word')::text, 'reviewer', 'whoever signed in with the password joins');
select is(my_security() ->> 'has_password', 'true', 'and keeps it');
select tests.owner();
select is(count(*)::int, 2, 'with all their sessions') from auth.sessions where user_id = tests.id('word');

-- A session of somebody else, or one that has ended, proves nothing.
select pg_temp.arrive('gone', 'word-here');
select is(accept_staff_invitation('gone')::text, 'reviewer', 'whoever names the session of another joins');
select is(my_security() ->> 'has_password', 'false', 'as one who has not given a password');
select tests.owner();
select is(count(*)::int, 0, 'and is signed out everywhere') from auth.sessions where user_id = tests.id('gone');
select * from finish();
