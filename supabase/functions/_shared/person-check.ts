import { z } from 'zod'
import type { Visitor } from './callers.ts'
import type { HumanProof } from './contracts/human.ts'
import { refuse } from './http.ts'

type Verdict = 'person' | 'not-proven' | 'unavailable'

const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const timeoutMs = 5_000
const attempts = 2

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** What is wrong on our side or theirs, and says nothing of whoever sent the token. */
const notTheirFault = new Set(['internal-error', 'missing-input-secret', 'invalid-input-secret'])

/** Asks Cloudflare whether a token of its widget stands for a person. */
export const askTurnstile =
  (secret: string, post: typeof fetch = fetch) =>
  async (token: string): Promise<Verdict> => {
    // The same for both attempts: a token is good once, and the second has to count as the first.
    const idempotencyKey = crypto.randomUUID()
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        const response = await post(address, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, idempotency_key: idempotencyKey }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        const { success, 'error-codes': codes } = answer.parse(await response.json())
        if (success) return 'person'
        if (!codes.some((code) => notTheirFault.has(code))) return 'not-proven'
        console.error(`The verification answered ${codes.join(', ')}.`)
      } catch (error) {
        console.error('The verification could not be asked.', error)
      }
    }
    return 'unavailable'
  }

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
