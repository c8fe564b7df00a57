import { z } from 'zod'
import type { Mail } from './mail/compose.ts'

/** A mail that waits, as `claim_outbox` hands it out: ours alone until settled or its lease ends. */
export const outboxRow = z.object({
  id: z.uuid(),
  idempotency_key: z.string(),
  recipient: z.string(),
  template: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Which claim of it this is: what an earlier one says of it later does not count any more. */
  attempts: z.number().int(),
})
export type OutboxRow = z.infer<typeof outboxRow>

export type OutboxDeps = {
  claim: (max: number) => Promise<OutboxRow[]>
  /** Without an error: it is sent. With one: the database plans the next attempt, or gives up; it answers which. */
  settle: (row: OutboxRow, error?: string) => Promise<string | null>
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
/** A minute less than the database leaves a claim to whoever took it: by then somebody else may be sending the same. */
const leaseMs = 4 * 60_000
const settleAttempts = 3

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
    const lease = now() + leaseMs
    const rows = await deps.claim(batchSize)
    if (rows.length === 0) break
    for (const row of rows) {
      if (now() > lease) return drained
      const error = outage ?? (await attempt(row, deps))
      if (error instanceof ProviderUnreachable) outage = error.message
      const message = error instanceof Error ? error.message : error
      if (message) console.error(`Mail ${row.id} (${row.template}) was not sent: ${message}`)
      const state = await settle(row, message?.slice(0, 500), deps)
      if (state === 'failed') {
        console.error(
          `Mail ${row.id} (${row.template}) is given up after ${row.attempts} attempts.`,
        )
      }
      drained[message ? 'failed' : 'sent'] += 1
    }
  }
  return drained
}

/** A mail that has left must not leave again because the database did not hear of it at once. */
async function settle(
  row: OutboxRow,
  error: string | undefined,
  deps: OutboxDeps,
): Promise<string | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await deps.settle(row, error)
    } catch (failure) {
      if (tried >= settleAttempts) throw failure
    }
  }
}

async function attempt(row: OutboxRow, deps: OutboxDeps): Promise<Error | undefined> {
  try {
    await deps.send(deps.compose(row))
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
