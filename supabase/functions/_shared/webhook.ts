import { timingSafeEqual } from 'node:crypto'
import { Buffer } from 'node:buffer'
import { readText, refuse } from './http.ts'

/** A call that the holder of the secret made, and nobody has made before. */
export type SignedCall = { messageId: string }

type Deps = {
  /** As they are written in the settings, `v1,whsec_…`; several while one takes the place of another. */
  secrets: string[]
  /** False where it was taken within the last minute. */
  takeOnce: (messageId: string) => Promise<boolean>
  maxBodyBytes: number
  now?: () => number
}

/** Together less than the minute for which a message is known again. Both clocks are kept by the same host. */
const seconds = { late: 45, early: 10 }

const unsigned = () =>
  refuse({ code: 'not-signed-in', message: 'The signature is missing, wrong or too old.' })

/**
 * Admits whoever signs as Standard Webhooks say: by a secret, the message's id, its time and every byte of it. What is unsigned, too
 * old, changed or sent a second time is refused.
 */
export const admitSigned =
  ({ secrets, takeOnce, maxBodyBytes, now = Date.now }: Deps) =>
  async (request: Request): Promise<SignedCall | Response> => {
    const { headers } = request
    const messageId = headers.get('webhook-id') ?? ''
    const sentAt = headers.get('webhook-timestamp') ?? ''
    const given = (headers.get('webhook-signature') ?? '').split(/[\s,]+/)
    if (!/^[\w.-]{1,100}$/.test(messageId) || !/^\d{1,12}$/.test(sentAt)) return unsigned()
    const age = now() / 1000 - Number(sentAt)
    if (age > seconds.late || age < -seconds.early) return unsigned()

    // The body is read a second time by whoever handles it.
    const body = await readText(request.clone(), maxBodyBytes)
    if (body === null) return refuse({ code: 'too-large', message: 'The request is too large.' })
    const signatures = await Promise.all(
      secrets.map((secret) => sign(secret, `${messageId}.${sentAt}.${body}`)),
    )
    if (!signatures.some((wanted) => given.some((each) => isSame(each, wanted)))) return unsigned()
    return (await takeOnce(messageId)) ? { messageId } : unsigned()
  }

/** The signature of a message, without the version before it. */
export async function sign(secret: string, message: string): Promise<string> {
  const raw = Buffer.from(secret.replace(/^v1,/, '').replace(/^whsec_/, ''), 'base64')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))
  return Buffer.from(signature).toString('base64')
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.byteLength === right.byteLength && timingSafeEqual(left, right)
}
