-- For a hosted project, once, in the SQL editor: empties the outbox of mail every minute, and removes every hour what
-- nobody needs any more. Mails that a submission causes leave at once without it; this sends all others, and makes sure
-- that none stays behind when a call, or the mail server, fails.
-- Running it again changes the schedule and leaves the secrets as they are.
--
-- 1. Keep the two settings in the vault, so that no secret stands in a table or a job. Replace both values:
--      select vault.create_secret('https://YOUR_PROJECT_REF.supabase.co', 'project_url');
--      select vault.create_secret('THE SAME FUNCTION_SECRET AS IN THE FUNCTIONS', 'function_secret');
--
-- 2. Run the rest as it is.

create extension if not exists pg_cron;
create extension if not exists pg_net with schema extensions;

select cron.schedule(
  'deliver-mail',
  '* * * * *',
  $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/deliver-mail',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-function-secret',
        (select decrypted_secret from vault.decrypted_secrets where name = 'function_secret')
      ),
      body := '{}'::jsonb,
      timeout_milliseconds := 30000
    )
    where exists (
      select 1 from private.email_outbox
      where status in ('queued', 'sending') and next_attempt_at <= now()
    )
  $job$
);

select cron.schedule(
  'tidy',
  '17 * * * *',
  $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/tidy',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-function-secret',
        (select decrypted_secret from vault.decrypted_secrets where name = 'function_secret')
      ),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    )
  $job$
);

-- What the last runs did:
--   select status, return_message, start_time from cron.job_run_details order by start_time desc limit 10;
