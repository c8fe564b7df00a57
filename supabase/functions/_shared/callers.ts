import { timingSafeEqual } from 'node:crypto'
import { serviceClient } from './clients.ts'
import { refuse } from './http.ts'
import { networkOf, siteOf } from './network.ts'

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

const tooMany = (): Response =>
  refuse(
    { code: 'too-many-requests', message: 'That was a lot at once. Please wait a minute.' },
    { 'retry-after': '60' },
  )

/** Takes a token of the account's bucket and of the network's; of a visitor's network alone, where there is no account. */
async function isWithin(
  { takeRateLimit }: Pick<UserDeps, 'takeRateLimit'>,
  { name, burst, perMinute }: Limit,
  userId: string | null,
  request: Request,
): Promise<boolean> {
  const network = networkOf(request)
  if (!userId) {
    const site = siteOf(request)
    return (
      // What is not known about visitors, they share.
      (await takeRateLimit(`${name}:visitor:${network ?? 'unknown'}`, burst, perMinute)) &&
      (!site || takeRateLimit(`${name}:site:${site}`, burst * 4, perMinute * 4))
    )
  }
  return (
    (await takeRateLimit(`${name}:user:${userId}`, burst, perMinute)) &&
    // Many people can share an address: an office, a campus, a mobile network.
    (!network || takeRateLimit(`${name}:address:${network}`, burst * 10, perMinute * 10))
  )
}

/** Admits a signed-in user (never a mere key), within a limit for the account and one for the address. */
export const admitUser =
  (deps: UserDeps, limit: Limit) =>
  async (request: Request): Promise<Caller | Response> => {
    const token = bearerOf(request)
    const user = token ? await deps.userOf(token) : null
    if (!token || !user) return refuse({ code: 'not-signed-in', message: 'Please sign in first.' })

    if (!(await isWithin(deps, limit, user.id, request))) return tooMany()
    return { id: user.id, sessionId: sessionOf(token), token }
  }

/** Somebody whom the app sent: signed in, or not. */
export type Visitor = { userId: string | null }

/**
 * Admits whoever has the public key of the app, within a limit for the account or, for visitors, for their network. A token that
 * is nobody's, or no longer good, makes a visitor: nothing here depends on being somebody.
 */
export const admitVisitor =
  (deps: UserDeps & { publicKeys: () => string[] }, limit: Limit) =>
  async (request: Request): Promise<Visitor | Response> => {
    const token = bearerOf(request)
    const key = request.headers.get('apikey') ?? token
    if (!key || !deps.publicKeys().includes(key)) {
      return refuse({ code: 'not-signed-in', message: 'The public key is missing or wrong.' })
    }
    // Keys are no users, and most visitors have nothing else: no need to ask for each of them.
    const user = token && isOfSomebody(token) ? await deps.userOf(token) : null
    const userId = user?.id ?? null
    return (await isWithin(deps, limit, userId, request)) ? { userId } : tooMany()
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

const bearerOf = ({ headers }: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Read only from tokens that the auth server has accepted. */
const sessionOf = (token: string): string | null => claimOf(token, 'session_id')

const isOfSomebody = (token: string): boolean => claimOf(token, 'sub') !== null

function claimOf(token: string, name: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    const claim: unknown = claims && typeof claims === 'object' && Reflect.get(claims, name)
    return typeof claim === 'string' ? claim : null
  } catch {
    return null
  }
}
