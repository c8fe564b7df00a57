import { z } from 'zod'
import type { Mail } from './mail/compose.ts'

/** A mail that waits, as `claim_outbox` hands it out: ours alone until settled or its lease ends. */
export const outboxRow = z.object({
  id: z.uuid(),
  idempotency_key: z.string(),
  recipient: z.string(),
  template: z.string(),
  data: z.record(z.string(), z.unknown()),
})
export type OutboxRow = z.infer<typeof outboxRow>

export type OutboxDeps = {
  claim: (max: number) => Promise<OutboxRow[]>
  /** Without an error: it is sent. With one: the database plans the next attempt, or gives up. */
  settle: (id: string, error?: string) => Promise<void>
  compose: (row: OutboxRow) => Mail
  send: (mail: Mail) => Promise<void>
  now?: () => number
}

export type Drained = { sent: number; failed: number }

/** The provider cannot be reached at all, so that trying the next mail now is of no use. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

const batchSize = 10
/** Shorter than what hosts allow a function; what is left goes with the next call. */
const budgetMs = 20_000

/**
 * Sends what waits in the outbox. At least once: when the process dies between sending and settling, the row is
 * sent again with the same Message-ID and idempotency key, by which the provider knows it.
 */
export async function drainOutbox(deps: OutboxDeps): Promise<Drained> {
  const now = deps.now ?? Date.now
  const end = now() + budgetMs
  const drained: Drained = { sent: 0, failed: 0 }
  let outage: string | undefined

  while (!outage && now() < end) {
    const rows = await deps.claim(batchSize)
    if (rows.length === 0) break
    for (const row of rows) {
      const error = outage ?? (await attempt(row, deps))
      if (error instanceof ProviderUnreachable) outage = error.message
      const message = error instanceof Error ? error.message : error
      if (message) console.error(`Mail ${row.id} (${row.template}) was not sent: ${message}`)
      await deps.settle(row.id, message?.slice(0, 500))
      drained[message ? 'failed' : 'sent'] += 1
    }
  }
  return drained
}

async function attempt(row: OutboxRow, deps: OutboxDeps): Promise<Error | undefined> {
  try {
    await deps.send(deps.compose(row))
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
