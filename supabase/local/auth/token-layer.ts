import type { PGlite } from '@electric-sql/pglite'
import { decodeJwt, type JWTPayload } from 'jose'
import { type Layer, readJson, withJson } from '../http/layers.ts'
import { addProof, type Method, readAssurance } from './assurance.ts'
import { addressOf } from './caller.ts'
import type { Tokens } from './keys.ts'

interface TokenSettings {
  database: PGlite
  tokens: Tokens
  siteUrl: () => string
  /** `schema.function` of the custom access token hook, where `config.toml` turns one on. */
  hook: string | null
}

/** What a request proves anew; null where it goes on with a session, or has noted its proof already. */
function proofIn({ pathname, searchParams }: URL): Method | null {
  if (pathname.startsWith('/auth/v1/factors/')) return null
  if (pathname === '/auth/v1/verify') return 'otp'
  switch (searchParams.get('grant_type')) {
    case 'refresh_token':
      return null
    case 'id_token':
    case 'pkce':
      return 'oauth'
    default:
      return 'password'
  }
}

/** What the hook is told, in the words of hosted projects. */
function methodOf({ pathname }: URL, proof: Method | null): string {
  if (proof) return proof
  return pathname.startsWith('/auth/v1/factors/') ? 'totp' : 'token_refresh'
}

interface User {
  phone: string | null
  app_metadata: unknown
  user_metadata: unknown
  is_anonymous: boolean
}

/**
 * Hosted tokens say more about the user than the embedded auth server's: their metadata, how they signed in, how assured
 * that is, and whatever the custom access token hook adds. This signs each new token again, with all of it, and notes in the
 * session how it was come by and from where.
 */
export function tokenLayer(settings: TokenSettings): Layer {
  return async (request, next) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/auth/v1/')) return next(request)
    const response = await next(request)
    const location = response.headers.get('location')
    if (location?.includes('#access_token='))
      return resignedRedirect(request, response, location, settings)
    if (!response.ok || request.method !== 'POST') return response
    const body = await readJson(response)
    if (typeof body?.['access_token'] !== 'string') return response
    const access_token = await resigned(body['access_token'], request, settings)
    return withJson(response, { ...body, access_token })
  }
}

async function resignedRedirect(
  request: Request,
  response: Response,
  location: string,
  settings: TokenSettings,
): Promise<Response> {
  const [address, fragment] = location.split('#')
  const session = new URLSearchParams(fragment)
  const token = await resigned(session.get('access_token') ?? '', request, settings)
  session.set('access_token', token)
  const headers = new Headers(response.headers)
  headers.set('location', `${address}#${session.toString()}`)
  return new Response(null, { status: response.status, headers })
}

async function resigned(
  token: string,
  request: Request,
  { database, tokens, siteUrl, hook }: TokenSettings,
): Promise<string> {
  const given = decodeJwt(token)
  const url = new URL(request.url)
  const proof = proofIn(url)
  const sessionId = String(given['session_id'])
  await database.query('update auth.sessions set user_agent = $2, ip = $3 where id = $1', [
    sessionId,
    request.headers.get('user-agent'),
    addressOf(request),
  ])
  if (proof) await addProof(database, sessionId, proof)
  const { rows } = await database.query<User>(
    `select phone, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, is_anonymous
     from auth.users where id = $1`,
    [given.sub],
  )
  const user = rows[0]
  const claims: JWTPayload = {
    ...given,
    iss: `${siteUrl()}/auth/v1`,
    phone: user?.phone ?? '',
    app_metadata: user?.app_metadata ?? {},
    user_metadata: user?.user_metadata ?? {},
    ...(await readAssurance(database, sessionId)),
    is_anonymous: user?.is_anonymous ?? false,
  }
  return tokens.sign(
    hook === null ? claims : await hooked(database, hook, claims, methodOf(url, proof)),
  )
}

/** Runs the hook as the auth server's own role, which alone may execute it. */
async function hooked(
  database: PGlite,
  hook: string,
  claims: JWTPayload,
  authentication_method: string,
): Promise<JWTPayload> {
  const event = { user_id: claims.sub, claims, authentication_method }
  return database.transaction(async (tx) => {
    await tx.exec('set local role supabase_auth_admin')
    const { rows } = await tx.query<{ event: { claims?: JWTPayload } }>(
      `select ${hook}($1) as event`,
      [event],
    )
    return rows[0]?.event.claims ?? claims
  })
}

/** `pg-functions://postgres/public/name` as a qualified name. */
export function hookFunction(uri: string): string {
  const [schema = '', name = ''] = new URL(uri).pathname.split('/').slice(1)
  return `"${schema.replaceAll('"', '')}"."${name.replaceAll('"', '')}"`
}
