import type { PGlite } from '@electric-sql/pglite'
import { randomUUID } from 'node:crypto'
import type { Handler } from '../http/layers.ts'
import type { Tokens } from './keys.ts'

export interface SessionSettings {
  database: PGlite
  tokens: Tokens
  /** In seconds. */
  lifetime: number
  /** The auth server, which knows how a user looks from outside. */
  auth: Handler
}

/** Signs a user in, in the tables and the shape of the embedded auth server, which then refreshes and ends the session. */
export async function createSession(
  settings: SessionSettings,
  userId: string,
  origin: string,
): Promise<Record<string, unknown>> {
  const sessionId = randomUUID()
  const { database } = settings
  await database.query('update auth.users set last_sign_in_at = now() where id = $1', [userId])
  await database.query(`insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')`, [
    sessionId,
    userId,
  ])
  return issueTokens(settings, userId, sessionId, origin)
}

/** Tokens for a session that is there. What an access token says of the user is added on the way out. */
export async function issueTokens(
  { database, tokens, lifetime, auth }: SessionSettings,
  userId: string,
  sessionId: string,
  origin: string,
): Promise<Record<string, unknown>> {
  const refresh_token = randomUUID()
  const { rows } = await database.query<{ email: string | null }>(
    'select email from auth.users where id = $1',
    [userId],
  )
  await database.query(
    'insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)',
    [randomUUID(), refresh_token, userId, sessionId],
  )
  const iat = Math.floor(Date.now() / 1000)
  const access_token = await tokens.sign({
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    email: rows[0]?.email ?? '',
    session_id: sessionId,
    iat,
    exp: iat + lifetime,
  })
  const headers = {
    authorization: `Bearer ${access_token}`,
    apikey: await tokens.classicKey('anon'),
  }
  const user: unknown = await (
    await auth(new Request(`${origin}/auth/v1/user`, { headers }))
  ).json()
  return {
    access_token,
    refresh_token,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: iat + lifetime,
    user,
  }
}
