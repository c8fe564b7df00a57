import type { PGlite } from '@electric-sql/pglite'
import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import { type Layer, readJson } from '../http/layers.ts'
import type { Tokens } from './keys.ts'
import { refuse } from './refuse.ts'
import { createSession } from './session.ts'

interface PhoneSettings {
  database: PGlite
  tokens: Tokens
  config: Config
}

/** Signing up and in by phone number and password. No message is sent: a hosted project has a provider for that. */
export function phoneLayer({ database, tokens, config }: PhoneSettings): Layer {
  return async (request, next) => {
    const { pathname, searchParams, origin } = new URL(request.url)
    const signingUp = pathname === '/auth/v1/signup'
    const signingIn = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password'
    if (request.method !== 'POST' || (!signingUp && !signingIn)) return next(request)
    const body = await readJson(request)
    if (typeof body?.['phone'] !== 'string' || body['phone'] === '') return next(request)

    const phone = body['phone'].replace(/^\+/, '')
    const password = String(body['password'] ?? '')
    const found = signingUp
      ? await signUp(database, config, phone, password, body['data'])
      : await checkPassword(database, phone, password)
    if (found instanceof Response) return found
    const settings = { database, tokens, lifetime: config.auth.jwt_expiry, auth: next }
    return Response.json(await createSession(settings, found, origin))
  }
}

async function signUp(
  database: PGlite,
  { auth }: Config,
  phone: string,
  password: string,
  data: unknown,
): Promise<string | Response> {
  if (!/^[1-9]\d{6,14}$/.test(phone)) {
    return refuse(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  }
  const least = auth.minimum_password_length
  if (password.length < least) {
    return refuse(422, 'weak_password', `Password should be at least ${least} characters.`, {
      weak_password: { reasons: ['length'] },
    })
  }
  const id = randomUUID()
  const metadata = {
    ...(typeof data === 'object' ? data : {}),
    phone,
    phone_verified: true,
    sub: id,
  }
  const { affectedRows } = await database.query(
    `insert into auth.users
       (id, phone, encrypted_password, phone_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, extensions.crypt($3, extensions.gen_salt('bf', 10)), now(), $4, $5)
     on conflict do nothing`,
    [id, phone, password, { provider: 'phone', providers: ['phone'] }, metadata],
  )
  if (affectedRows === 0) return refuse(422, 'user_already_exists', 'User already registered')
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1, 'phone', $2, $3, $4)`,
    [randomUUID(), id, id, metadata],
  )
  return id
}

/** Of a password that was thrown away. */
const nobodysHash = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'

/** `$2a$` and `$2b$` are the same for our purposes; pgcrypto knows only the first. */
async function checkPassword(
  database: PGlite,
  phone: string,
  password: string,
): Promise<string | Response> {
  // As much work for a number that nobody has: how long the answer takes tells no more than the answer.
  const { rows } = await database.query<{ id: string | null }>(
    `select (array_agg(id) filter (where extensions.crypt($2, hash) = hash))[1] as id from (
       select id, replace(encrypted_password, '$2b$', '$2a$') as hash from auth.users where phone = $1
       union all
       select null, $3 where not exists (select 1 from auth.users where phone = $1 and encrypted_password is not null)
     ) as account`,
    [phone, password, nobodysHash],
  )
  return rows[0]?.id ?? refuse(400, 'invalid_credentials', 'Invalid login credentials')
}
