import { timingSafeEqual } from 'node:crypto'
import { serviceClient } from './clients.ts'
import { refuse } from './http.ts'

export type Caller = {
  id: string
  /** The sign-in that the token comes from; the same for every token renewed from it. */
  sessionId: string | null
  token: string
}

type UserDeps = {
  /** The user behind a token, asked of the auth server; `null` when the token is no user's or no longer good. */
  userOf: (token: string) => Promise<{ id: string } | null>
  takeRateLimit: (key: string, burst: number, perMinute: number) => Promise<boolean>
}

/** Asks the auth server and the database that the settings name. */
export const userDeps = (): UserDeps => ({
  userOf: async (token) => {
    const { data, error } = await serviceClient().auth.getUser(token)
    // A refused token has a status of 4xx; anything else means that we could not ask.
    if (error && !(error.status && error.status >= 400 && error.status < 500)) throw error
    return data.user
  },
  takeRateLimit: async (key, burst, per_minute) => {
    const { data } = await serviceClient()
      .rpc('take_rate_limit', { key, burst, per_minute })
      .throwOnError()
    return data === true
  },
})

type Limit = { name: string; burst: number; perMinute: number }

/** Admits a signed-in user (never a mere key), within a limit for the account and one for the address. */
export const admitUser =
  (deps: UserDeps, limit: Limit) =>
  async (request: Request): Promise<Caller | Response> => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const user = token ? await deps.userOf(token) : null
    if (!token || !user) return refuse({ code: 'not-signed-in', message: 'Please sign in first.' })

    const address = addressOf(request)
    const within =
      (await deps.takeRateLimit(`${limit.name}:user:${user.id}`, limit.burst, limit.perMinute)) &&
      // Many people can share an address: an office, a campus, a mobile network.
      (!address ||
        (await deps.takeRateLimit(
          `${limit.name}:address:${address}`,
          limit.burst * 10,
          limit.perMinute * 10,
        )))
    if (!within) {
      return refuse(
        { code: 'too-many-requests', message: 'That was a lot at once. Please wait a minute.' },
        { 'retry-after': '60' },
      )
    }
    return { id: user.id, sessionId: sessionOf(token), token }
  }

/** Admits whoever knows the shared secret: the schedule and the database, never a browser. */
export const admitSecret =
  (secret: string) =>
  async (request: Request): Promise<object | Response> => {
    const given = request.headers.get('x-function-secret') ?? ''
    const [left, right] = await Promise.all([digest(given), digest(secret)])
    if (secret && timingSafeEqual(left, right)) return {}
    return refuse({ code: 'not-signed-in', message: 'The secret is missing or wrong.' })
  }

/** Digests have one length, so that comparing them tells nothing of the secret's. */
const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/**
 * Hosted functions stand behind Cloudflare, which writes this header itself, whatever the caller sent; the last hop may be a gateway
 * that everybody shares, and so would its limit be. Without Cloudflare a caller can invent the header and so escape the limit of
 * their address, never that of their account. There the last hop is the one that the proxy in front added.
 */
const addressOf = ({ headers }: Request): string | undefined =>
  (headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1))
    ?.trim()
    .slice(0, 45) || undefined

/** Read only from tokens that the auth server has accepted. */
function sessionOf(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    const id = claims && typeof claims === 'object' && 'session_id' in claims && claims.session_id
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
