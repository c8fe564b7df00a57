import type { PGlite } from '@electric-sql/pglite'
import type { FunctionServer } from './server.ts'

const retryEvery = 15_000
const tidyEvery = 3600_000

/**
 * Does what a schedule does on a hosted project: has the outbox emptied as soon as a mail is queued, tries again while some
 * wait, puts together the digests that are due, and tidies up every hour.
 */
export async function startSchedule(
  database: PGlite,
  functions: FunctionServer,
  secret: string,
): Promise<{ close: () => Promise<void> }> {
  let delivery: Promise<void> = Promise.resolve()
  let waiting = false
  let closing = false
  /** What the clock has begun: the backend must not end below it. */
  const underWay = new Set<Promise<void>>()

  const invoke = async (name: string) => {
    const headers = { 'content-type': 'application/json', 'x-function-secret': secret }
    const url = `http://localhost/functions/v1/${name}`
    const response = await functions.call(
      name,
      new Request(url, { method: 'POST', headers, body: '{}' }),
    )
    if (!response.ok) console.error(`${name} answered ${response.status}: ${await response.text()}`)
  }
  /** However many mails are queued at once, one run takes them; what comes during a run gets one more. */
  const deliver = () => {
    if (waiting || closing) return
    waiting = true
    delivery = delivery
      .then(() => {
        waiting = false
        return invoke('deliver-mail')
      })
      .catch((error: unknown) => console.error(error))
  }

  const every = (milliseconds: number, work: () => Promise<void>) =>
    setInterval(() => {
      const turn = work()
        .catch((error: unknown) => console.error(error))
        .finally(() => underWay.delete(turn))
      underWay.add(turn)
    }, milliseconds).unref()

  const unlisten = await database.listen('outbox', deliver)
  const retry = every(retryEvery, async () => {
    if (await mailIsDue(database)) deliver()
    if (await rebuildIsDue(database)) await invoke('rebuild-site')
    // What it queues is heard of like any other mail.
    await queueDigests(database)
  })
  const tidy = every(tidyEvery, () => invoke('tidy'))
  // Mail that was queued when the process last ended.
  if (await mailIsDue(database)) deliver()

  return {
    close: async () => {
      clearInterval(retry)
      clearInterval(tidy)
      closing = true
      await unlisten()
      await Promise.all(underWay)
      await delivery
    },
  }
}

/** Until the migrations have run there is nothing to do. */
async function isThere(database: PGlite, table: string): Promise<boolean> {
  const { rows } = await database.query<{ there: boolean }>(
    `select to_regclass($1) is not null as there`,
    [table],
  )
  return rows[0]?.there ?? false
}

async function queueDigests(database: PGlite): Promise<void> {
  if (await isThere(database, 'private.digest_items'))
    await database.query('select public.queue_digests()')
}

async function mailIsDue(database: PGlite): Promise<boolean> {
  if (!(await isThere(database, 'private.email_outbox'))) return false
  const { rows } = await database.query(
    `select 1 from private.email_outbox
     where status in ('queued', 'sending') and next_attempt_at <= now() limit 1`,
  )
  return rows.length > 0
}

/** Only where there is somebody to ask. */
async function rebuildIsDue(database: PGlite): Promise<boolean> {
  if (!process.env['DEPLOY_HOOK_URL']) return false
  const { rows } = await database.query(
    `select 1 from private.site_rebuild where wanted_at is not null and due_at <= now()`,
  )
  return rows.length > 0
}
