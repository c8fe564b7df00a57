import type { PGlite } from '@electric-sql/pglite'
import { refuse } from './refuse.ts'
import type { Tokens } from './keys.ts'

/** Whose token a request carries, and the session that it belongs to. */
export interface Caller {
  userId: string
  email: string
  sessionId: string
  aal: string
  /** When the session began. */
  since: Date
}

/** Who is calling, or how a hosted project would answer them. */
export async function readCaller(
  request: Request,
  database: PGlite,
  tokens: Tokens,
): Promise<Caller | Response> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) {
    return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const claims = await tokens.verify(token)
  if (!claims) {
    return refuse(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  }
  if (typeof claims.sub !== 'string' || typeof claims['session_id'] !== 'string') {
    return refuse(403, 'bad_jwt', 'invalid claim: missing sub claim')
  }
  const { rows } = await database.query<Omit<Caller, 'userId' | 'sessionId'>>(
    `select coalesce(u.email, '') as email, coalesce(s.aal, 'aal1') as aal, s.created_at as since
     from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2`,
    [claims['session_id'], claims.sub],
  )
  const session = rows[0]
  if (!session) {
    return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { ...session, userId: claims.sub, sessionId: claims['session_id'] }
}

/** Where a request came from. Node's server appends the address that it saw to whatever was sent. */
export function addressOf(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  // This machine has three addresses, and a browser may come by one now and by another later.
  return ['', '::1'].includes(address) ? '127.0.0.1' : address.replace(/^::ffff:/, '')
}
