import type { PGlite } from '@electric-sql/pglite'
import type { Config } from '../config.ts'
import { type Layer, readJson } from '../http/layers.ts'
import { findExternalAccount } from './external-account.ts'
import { readIdToken } from './id-token.ts'
import type { Tokens } from './keys.ts'
import type { AuthMailer } from './mailer.ts'
import { refuse } from './refuse.ts'
import { createSession } from './session.ts'
import { mailConfirmation } from './sign-up-layer.ts'
import type { TrustedDirectory } from './trusted-directory.ts'

interface IdTokenSettings {
  database: PGlite
  tokens: Tokens
  config: Config
  mailer: AuthMailer
  /** Null where no directory is set up. */
  directory: TrustedDirectory | null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** `signInWithIdToken`: a session for an ID token of the organisation's directory, as hosted projects give it. */
export function idTokenLayer(settings: IdTokenSettings): Layer {
  return async (request, next) => {
    const { pathname, searchParams, origin } = new URL(request.url)
    const isMeant = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'id_token'
    if (request.method !== 'POST' || !isMeant) return next(request)
    const body = await readJson(request)
    const token = body?.['id_token']
    if (!isText(token)) return refuseToken('id_token required')
    if (body?.['provider'] !== 'azure') {
      return refuse(400, 'validation_failed', 'Custom OIDC provider not allowed')
    }
    const { directory, database, config, tokens } = settings
    if (!directory) return refuse(400, 'provider_disabled', 'Provider azure is not enabled')

    const nonce = isText(body['nonce']) ? body['nonce'] : ''
    const person = await readIdToken(token, nonce, directory)
    if (typeof person === 'string') return refuseToken(person)
    const found = await findExternalAccount(database, person, config.auth.enable_signup)
    switch (found.outcome) {
      case 'closed':
        return refuse(422, 'signup_disabled', 'Signups not allowed for this instance')
      case 'banned':
        return refuse(403, 'user_banned', 'User is banned')
      case 'unverified':
        return refuseUnverified(found, settings)
      case 'signed-in': {
        const session = { database, tokens, lifetime: config.auth.jwt_expiry, auth: next }
        return Response.json(await createSession(session, found.userId, origin))
      }
    }
  }
}

/** The account waits until its owner has followed the mail. One without an address of its own has nothing to wait for. */
async function refuseUnverified(
  { userId, email }: { userId: string; email: string },
  { database, mailer, config }: IdTokenSettings,
): Promise<Response> {
  const code = 'provider_email_needs_verification'
  if (email === '') {
    return refuse(
      422,
      code,
      'Unverified email with azure. Verify the email with azure in order to sign in',
    )
  }
  await mailConfirmation(email, { id: userId }, { database, mailer, config })
  return refuse(
    422,
    code,
    'Unverified email with azure. A confirmation email has been sent to your azure email',
  )
}

/** As OAuth says it. */
const refuseToken = (error_description: string): Response =>
  Response.json({ error: 'invalid request', error_description }, { status: 400 })
