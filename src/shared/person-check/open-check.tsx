import type { ReactNode } from 'react'
import { env } from '../env'
import { statusOf } from '../supabase/error-status'
import { PersonCheck } from './person-check'
import { Turnstile } from './turnstile'

/** Shows the widget by which a visitor proves to be a person, and gives what holds the proofs. */
export function openCheck(action: string, show: (widget: ReactNode) => void): Turnstile {
  const turnstile = new Turnstile(env.turnstileSiteKey, action)
  show(<PersonCheck turnstile={turnstile} />)
  return turnstile
}

/** A proof for one request; undefined where there can be none. */
export type Prove = () => Promise<string | undefined>

/** Thrown when a proof was wanted and the check did not come about: not by whom it judged, but by what held it back. */
export class CheckNotMadeError extends Error {
  override name = 'CheckNotMadeError'
  readonly code = 'captcha_not_made'
}

/** How the auth server refuses a request without a proof; older ones call it a fault of their own. */
const wantsProof = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'captcha_failed' || statusOf(error) === 500

/**
 * Makes a call that may need a proof, and one more for each time that it tries. Where the check does not come about it is made
 * without: whether it has to have one is for the server to say.
 */
export async function withProof<Result>(
  turnstile: Turnstile,
  call: (prove: Prove) => Promise<Result>,
): Promise<Result> {
  let isMissing = false
  try {
    return await call(async () => {
      const token = await turnstile.token()
      isMissing = token === null
      return token ?? undefined
    })
  } catch (error) {
    // Ready for the next try by the time that it is made.
    turnstile.again()
    throw isMissing && wantsProof(error) ? new CheckNotMadeError() : error
  }
}
