import type { PGlite } from '@electric-sql/pglite'
import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { type Layer, readJson, withJson } from '../http/layers.ts'
import { type Caller, readCaller } from './caller.ts'
import type { Tokens } from './keys.ts'
import type { AuthMailer } from './mailer.ts'
import { refuse } from './refuse.ts'

interface UserSettings {
  database: PGlite
  tokens: Tokens
  config: Config
  mailer: AuthMailer
}

/** A session younger than this proves by itself who is there. */
const freshSeconds = 24 * 3600

/** What hosted projects ask and tell of a person beyond the embedded server: second factors, and who may change what. */
export function userLayer(settings: UserSettings): Layer {
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/auth/v1/')) return next(request)
    const changing = pathname === '/auth/v1/user' && request.method === 'PUT'
    const response = changing ? await change(request, next, settings) : await next(request)
    return withFactors(response, settings.database)
  }
}

async function change(
  request: Request,
  next: Parameters<Layer>[1],
  settings: UserSettings,
): Promise<Response> {
  const { database, tokens, mailer } = settings
  const body = (await readJson(request)) ?? {}
  const setsPassword = typeof body['password'] === 'string' && body['password'] !== ''
  const setsEmail = typeof body['email'] === 'string' && body['email'] !== ''
  if (!setsPassword && !setsEmail) return next(request)
  const caller = await readCaller(request, database, tokens)
  if (caller instanceof Response) return caller
  if (caller.aal !== 'aal2' && (await hasFactor(database, caller.userId))) {
    return refuse(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (setsPassword) {
    const refusal = await reauthenticationRefusal(caller, body['nonce'], settings)
    if (refusal) return refusal
  }
  const response = await next(request)
  if (!response.ok) return response
  if (setsEmail) {
    await database.query('update auth.users set email_change_confirm_status = 0 where id = $1', [
      caller.userId,
    ])
  }
  if (setsPassword) {
    await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
      caller.userId,
      caller.sessionId,
    ])
    await mailer.notify('password_changed', caller.email, { Email: caller.email })
  }
  return response
}

/** Whoever signed in long ago shows by a code from a mail that it is still them. */
async function reauthenticationRefusal(
  { since, userId, email }: Caller,
  nonce: unknown,
  { database, config }: UserSettings,
): Promise<Response | null> {
  const { secure_password_change, otp_expiry } = config.auth.email
  const isFresh = Date.now() - since.getTime() < freshSeconds * 1000
  if (!secure_password_change || isFresh) return null
  if (typeof nonce !== 'string' || nonce === '') {
    return refuse(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  const hash = createHash('sha256')
    .update(email.toLowerCase() + nonce)
    .digest('hex')
  const { affectedRows } = await database.query(
    `update auth.users set reauthentication_token = null, reauthentication_sent_at = null
     where id = $1 and reauthentication_token = $2
       and reauthentication_sent_at > now() - make_interval(secs => $3)`,
    [userId, hash, otp_expiry],
  )
  return affectedRows === 1
    ? null
    : refuse(422, 'reauthentication_not_valid', 'Verification requires a valid OTP or nonce')
}

async function hasFactor(database: PGlite, userId: string): Promise<boolean> {
  const { rows } = await database.query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    [userId],
  )
  return rows.length > 0
}

/** Adds the factors of the person to whatever answer tells of one. Never their secrets. */
async function withFactors(response: Response, database: PGlite): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const body = await readJson(response)
  if (!body) return response
  const within = body['user'] as Record<string, unknown> | null | undefined
  const user = within ?? (Array.isArray(body['identities']) ? body : null)
  if (typeof user?.['id'] !== 'string') return response
  const { rows: factors } = await database.query(
    `select id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [user['id']],
  )
  if (factors.length === 0) return response
  const told = { ...user, factors }
  return withJson(response, within ? { ...body, user: told } : told)
}
