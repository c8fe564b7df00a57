-- For a hosted project, once, in the SQL editor: empties the outbox of mail every minute, puts together the daily digests that are
-- due, and every hour counts the figures of the home page anew and removes what nobody needs any more. Mails that a submission causes leave at once without it; this sends all others, and makes sure
-- that none stays behind when a call, or the mail server, fails.
-- Running it again changes the schedule and leaves the secrets as they are. Where the extensions are missing it says so and does nothing.
--
-- 1. Keep the two settings in the vault, so that no secret stands in a table or a job. Replace both values:
--      select vault.create_secret('https://YOUR_PROJECT_REF.supabase.co', 'project_url');
--      select vault.create_secret('THE SAME FUNCTION_SECRET AS IN THE FUNCTIONS', 'function_secret');
--
-- 2. Run the rest as it is.

do $schedule$
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
exception when others then
  raise notice 'Nothing was scheduled: % Let something else call deliver-mail every minute and tidy every hour, with the header x-function-secret, and the command queue_digests every minute, with a secret key.', sqlerrm;
  return;
end
$schedule$;

do $schedule$
declare
  job record;
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return;
  end if;

  -- In the database alone: its mails leave with the outbox. At which hour, private.digest_settings says.
  perform cron.schedule('queue-digests', '* * * * *', $job$
    select public.queue_digests() where (select min(due_at) from private.digest_items) <= now()
  $job$);

  -- A job calls the function of its name, where its condition holds.
  for job in
    select * from (values
      ('deliver-mail', '* * * * *', 30000, $when$exists (
        select 1 from private.email_outbox
        where status in ('queued', 'sending') and next_attempt_at <= now()
      )$when$),
      -- Does nothing as long as the functions have no DEPLOY_HOOK_URL.
      ('rebuild-site', '* * * * *', 30000, $when$exists (
        select 1 from private.site_rebuild where wanted_at is not null and due_at <= now()
      )$when$),
      ('tidy', '17 * * * *', 60000, 'true')
    ) as jobs (name, schedule, timeout, condition)
  loop
    perform cron.schedule(job.name, job.schedule, format(
      $job$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
          || '/functions/v1/%s',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'x-function-secret',
          (select decrypted_secret from vault.decrypted_secrets where name = 'function_secret')
        ),
        body := '{}'::jsonb,
        timeout_milliseconds := %s
      )
      where %s
      $job$, job.name, job.timeout, job.condition));
  end loop;
end
$schedule$;

-- The figures as they are now, without waiting for the hour to come.
select public.refresh_site();

-- What the last runs did:
--   select status, return_message, start_time from cron.job_run_details order by start_time desc limit 10;
