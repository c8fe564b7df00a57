import type { Answers } from '@contracts/forms/answers'
import { env } from '@/shared/env'
import { whenClientReady } from '@/shared/supabase/client-ready'
import { DraftProblem } from './problem'
import { toProblem } from './to-problem'

/** Browsers carry at most 64 KiB beyond the end of a page. */
const carriedAway = 60_000

/** Of the session as it is now: a page that is going has no time to ask for it. */
let presentToken: string | null = null
whenClientReady(({ auth }) => {
  auth.onAuthStateChange((_event, session) => {
    presentToken = session?.access_token ?? null
  })
})

export type SaveBody = { application_id: string; version: number; changes: Answers }

/**
 * Saves by a request of our own, since it has to outlive the page and the client's requests do not. Null where nobody is
 * known to be signed in.
 */
export function saveWhileLeaving(body: SaveBody, patience: number): Promise<unknown> | null {
  return presentToken === null ? null : send(presentToken, body, patience)
}

async function send(token: string, body: SaveBody, patience: number): Promise<unknown> {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  try {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/save_answers`, {
      method: 'POST',
      body: bytes,
      keepalive: bytes.length < carriedAway,
      signal: AbortSignal.timeout(patience),
      headers: {
        apikey: env.supabaseKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    })
    // Whether the session has ended is known to the client, which renews it where it has only run out.
    if (response.status === 401) throw new DraftProblem({ kind: 'failed', message: '' })
    const answer: unknown = await response.json()
    if (!response.ok) throw answer
    return answer
  } catch (error) {
    throw new DraftProblem(toProblem(error))
  }
}
