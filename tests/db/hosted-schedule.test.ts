import type { PGlite } from '@electric-sql/pglite'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../supabase/local/database.ts'

const schedule = readFileSync(
  new URL('../../supabase/hosted/schedule.sql', import.meta.url),
  'utf8',
)

/** Of the extensions of a hosted project, as much as the file asks for: what was scheduled and called stands in tables. */
const extensions = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns void language sql as $$
    insert into cron.job values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  $$;
  create schema vault;
  create view vault.decrypted_secrets as
    select * from (values ('project_url', 'https://project.test'), ('function_secret', 'the secret'))
      as secrets (name, decrypted_secret);
  create schema net;
  create table net.called (url text, headers jsonb, body jsonb, timeout int);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds int) returns void
    language sql as $$ insert into net.called values (url, headers, body, timeout_milliseconds) $$;
`

let database: PGlite
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.exec(`begin; ${extensions}`)
  return () => database.exec('rollback')
})

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  return (await database.query<Row>(sql)).rows
}

/** What every job of the schedule calls, when its time has come. */
async function called(): Promise<string[]> {
  await database.exec('delete from net.called')
  for (const { command } of await rowsOf<{ command: string }>('select command from cron.job')) {
    await database.exec(command)
  }
  const calls = await rowsOf<{ url: string }>('select url from net.called order by url')
  return calls.map(({ url }) => url)
}

const functionUrl = (name: string) => `https://project.test/functions/v1/${name}`

it('schedules each thing that has to be done, and again without doubling any', async () => {
  await database.exec(schedule)
  await database.exec(schedule)
  expect(await rowsOf('select jobname, schedule from cron.job order by jobname')).toEqual([
    { jobname: 'deliver-mail', schedule: '* * * * *' },
    { jobname: 'queue-digests', schedule: '* * * * *' },
    { jobname: 'rebuild-site', schedule: '* * * * *' },
    { jobname: 'tidy', schedule: '17 * * * *' },
  ])
})

it('calls with the secret of the vault', async () => {
  await database.exec(schedule)
  expect(await called()).toContain(functionUrl('tidy'))
  const tidying = `select headers, body, timeout from net.called where url like '%/tidy'`
  expect(await rowsOf(tidying)).toEqual([
    {
      headers: { 'content-type': 'application/json', 'x-function-secret': 'the secret' },
      body: {},
      timeout: 60_000,
    },
  ])
})

it('calls for mail and for a build only where one is due', async () => {
  await database.exec(schedule)
  await database.exec(`
    delete from private.email_outbox;
    update private.site_rebuild set wanted_at = null, due_at = null;
  `)
  expect(await called()).toEqual([functionUrl('tidy')])

  await database.exec(`
    insert into private.email_outbox (idempotency_key, recipient, template)
    values ('one', 'ada@mail.example', 'application_received');
    update private.site_rebuild set wanted_at = now(), due_at = now();
  `)
  expect(await called()).toEqual(['deliver-mail', 'rebuild-site', 'tidy'].map(functionUrl))
})

it('puts together the digests that are due, in the database alone', async () => {
  await database.exec(schedule)
  await database.exec(`
    insert into auth.users (id, email) values ('0b0b0b0b-0000-4000-8000-000000000001', 'noor@mail.example');
    insert into public.profiles (id) values ('0b0b0b0b-0000-4000-8000-000000000001');
    insert into private.digest_items (user_id, kind, title, body, due_at)
    values ('0b0b0b0b-0000-4000-8000-000000000001', 'signed_in', 'You have signed in', '', now());
  `)
  const [job] = await rowsOf<{ command: string }>(
    `select command from cron.job where jobname = 'queue-digests'`,
  )
  expect(job).toBeDefined()
  await database.exec(job?.command ?? '')
  await database.exec(job?.command ?? '')
  expect(
    await rowsOf(`select recipient from private.email_outbox where template = 'digest'`),
  ).toEqual([{ recipient: 'noor@mail.example' }])
})

it('does nothing where the extensions are missing', async () => {
  await database.exec('drop schema cron cascade')
  await database.exec(schedule)
  expect(await rowsOf('select 1 from net.called')).toEqual([])
})
