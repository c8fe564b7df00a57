import { z } from 'zod'

export type Verdict = 'person' | 'not-proven' | 'unavailable'

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
