-- What has had its time. The privacy notice promises these periods: whoever changes one changes both.

/**
 * Removes old rows, at most so many of each kind, so that no run holds locks for long; answers how many went. Objects in
 * the bucket follow by orphaned_files, which finds those whose row is gone.
 */
create function private.tidy(at_most integer default 5000) returns integer
language sql volatile security definer set search_path = ''
as $$
  with
    told as (
      delete from public.notifications where id in (
        select n.id from public.notifications n where n.created_at < now() - interval '1 year' limit at_most
      ) returning 1
    ),
    -- Of a digest that nobody put together: news of a month ago is none.
    waiting as (
      delete from private.digest_items where id in (
        select i.id from private.digest_items i where i.due_at < now() - interval '30 days' limit at_most
      ) returning 1
    ),
    limits as (
      delete from private.rate_limits where key in (
        select l.key from private.rate_limits l where l.updated_at < now() - interval '1 day' limit at_most
      ) returning 1
    ),
    mails as (
      delete from private.email_outbox where id in (
        select o.id from private.email_outbox o
        where o.status in ('sent', 'failed') and o.created_at < now() - interval '30 days' limit at_most
      ) returning 1
    ),
    uploads as (
      delete from public.application_files where id in (
        select f.id from public.application_files f
        where f.state = 'pending' and f.created_at < now() - interval '1 day' limit at_most
      ) returning 1
    ),
    -- Those that nobody but their applicant has ever seen: given up, or not touched any more.
    given_up as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'withdrawn' and a.submitted_at is null and a.updated_at < now() - interval '30 days'
        limit at_most
      ) returning 1
    ),
    forgotten as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'draft' and a.saved_at < now() - interval '12 months' limit at_most
      ) returning 1
    ),
    -- What was handed in and then taken back was not successful either.
    taken_back as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'withdrawn' and a.submitted_at is not null and a.updated_at < now() - interval '24 months'
        limit at_most
      ) returning 1
    ),
    refused as (
      delete from public.applications where id in (
        select a.id from public.applications a
        where a.status = 'rejected' and a.released_at < now() - interval '24 months' limit at_most
      ) returning 1
    ),
    opinions as (
      delete from public.feedback where id in (
        select f.id from public.feedback f where f.created_at < now() - interval '24 months' limit at_most
      ) returning 1
    ),
    letters as (
      delete from public.contact_messages where id in (
        select m.id from public.contact_messages m where m.created_at < now() - interval '24 months' limit at_most
      ) returning 1
    ),
    -- Those who never confirmed, and those who left: kept so long that no error of ours writes to them again.
    unsubscribed as (
      delete from public.newsletter_subscribers where id in (
        select s.id from public.newsletter_subscribers s
        where (s.state = 'pending' and s.asked_at < now() - interval '30 days')
          or (s.state = 'left' and s.left_at < now() - interval '30 days')
        limit at_most
      ) returning 1
    ),
    -- The log keeps what was done; the address of whoever was asked goes.
    invitations as (
      delete from public.staff_invitations where id in (
        select i.id from public.staff_invitations i
        where coalesce(i.accepted_at, i.withdrawn_at, i.expires_at) < now() - interval '12 months' limit at_most
      ) returning 1
    ),
    log as (
      delete from public.audit_log where id in (
        select l.id from public.audit_log l where l.created_at < now() - interval '5 years' limit at_most
      ) returning 1
    )
  select (
    (select count(*) from told) + (select count(*) from waiting) + (select count(*) from limits) + (select count(*) from mails)
    + (select count(*) from uploads) + (select count(*) from given_up) + (select count(*) from forgotten)
    + (select count(*) from taken_back) + (select count(*) from refused) + (select count(*) from log) + (select count(*) from opinions)
    + (select count(*) from letters) + (select count(*) from invitations) + (select count(*) from unsubscribed)
  )::integer
$$;
create function public.tidy() returns integer
language sql volatile set search_path = ''
as $$ select private.tidy() $$;
grant execute on function private.tidy(integer), public.tidy() to service_role;
comment on function public.tidy() is
  'Removes what has had its time, some thousand rows at once, and answers how many; 0 when nothing is left. For the service only.';
