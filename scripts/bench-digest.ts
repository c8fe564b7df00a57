import type { PGlite } from '@electric-sql/pglite'

/**
 * Leaves two unread notifications of each person to the digest, all due at the same moment, as on any morning, and half as many that
 * are not due yet. The outbox has a mail to each of them, sent.
 */
export async function fillDigest(database: PGlite): Promise<void> {
  await database.exec(`
    set session_replication_role = replica;
    insert into public.notification_preferences (user_id, kind, in_app, email)
    select id, 'comment_for_applicant', true, 'daily_digest' from public.profiles;
    insert into private.digest_items (user_id, kind, notification_id, title, body, link, due_at)
    select n.user_id, 'comment_for_applicant', n.id, n.title, 'A few words of it', '/dashboard/applications',
      date_trunc('hour', now())
    from public.notifications n where n.kind = 'test';
    insert into private.digest_items (user_id, kind, title, body, due_at)
    select id, 'comment_for_applicant', 'Tomorrow''s', '', now() + interval '1 day' from public.profiles;
    insert into private.email_outbox (idempotency_key, user_id, recipient, template, status)
    select 'bench:' || id, id, email, 'decision_released', 'sent' from public.profiles;
    set session_replication_role = default;

    create function bench.somebody() returns uuid language sql stable as
      $$ select applicant_id from public.applications where reference = 'APP-2025-000042' $$;
    -- Takes it all back, so that each run finds as much.
    create function bench.queue_digests(at_most integer) returns void language plpgsql as $$
    begin
      perform private.queue_digests(at_most);
      raise exception 'undo';
    exception when raise_exception then
      return;
    end $$;
  `)
  await database.exec('vacuum analyze')
}

/** What the schedule asks every minute, and what telling somebody costs. */
export const digestQueries = [
  {
    name: 'digest, is anything due',
    as: 'schedule',
    sql: 'select 1 where (select min(due_at) from private.digest_items) <= now()',
  },
  { name: 'digest, 100 people', as: 'schedule', sql: 'select bench.queue_digests(200)' },
  {
    name: 'notify, kept for the digest',
    as: 'schedule',
    sql: `select private.notify(bench.somebody(), 'comment_for_applicant', gen_random_uuid()::text,
            'New message about your application', 'Hello', '/dashboard/applications')`,
  },
  {
    name: 'own preferences',
    as: 'manager',
    sql: 'select * from public.my_notification_preferences()',
  },
] as const
