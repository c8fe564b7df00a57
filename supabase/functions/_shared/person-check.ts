import { askTurnstile, type Verdict } from './ask-turnstile.ts'
import type { Visitor } from './callers.ts'
import type { HumanProof } from './contracts/human.ts'
import { refuse } from './http.ts'

/**
 * Refuses a visitor who has not shown that they are a person; null lets them go on. Without the check's secret the limits have to
 * do, and an account has limits of its own. When nobody can be asked, nobody is let through.
 */
export async function refuseUnlessPerson(
  { captchaToken }: HumanProof,
  { userId }: Visitor,
  ask: ((token: string) => Promise<Verdict>) | null,
): Promise<Response | null> {
  if (!ask || userId) return null
  const verdict = captchaToken ? await ask(captchaToken) : 'not-proven'
  if (verdict === 'person') return null
  return verdict === 'unavailable'
    ? refuse({
        code: 'unavailable',
        message:
          'The check against programs does not answer just now. Please try again in a minute.',
      })
    : refuse({
        code: 'not-verified',
        message:
          'The check against programs has run out or was not passed. Please do it once more.',
      })
}

/** The check that the settings ask for, if they do. */
export function personCheck(): ((token: string) => Promise<Verdict>) | null {
  const secret = Deno.env.get('TURNSTILE_SECRET_KEY')
  return secret ? askTurnstile(secret) : null
}
