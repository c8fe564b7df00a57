import type { PGlite } from '@electric-sql/pglite'
import type { Config } from '../config.ts'
import { type Layer, readJson } from '../http/layers.ts'
import { addressOf, type Caller, readCaller } from './caller.ts'
import { CodeGuesses } from './code-guesses.ts'
import type { Tokens } from './keys.ts'
import { refuse } from './refuse.ts'
import { challenge, challengeRefusal, enrol, factorOf, prove, unenrol } from './second-factors.ts'
import { issueTokens } from './session.ts'

interface SecondFactorSettings {
  database: PGlite
  tokens: Tokens
  config: Config
  siteUrl: () => string
  /** Tells the person by mail what has changed. */
  onChange: (email: string, change: 'enrolled' | 'unenrolled') => Promise<void>
}

const path = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/

/** Time-based one-time codes as a second factor: `auth.mfa` of the client, as hosted projects answer it. */
export function secondFactorLayer(settings: SecondFactorSettings): Layer {
  const { database, tokens, config, siteUrl, onChange } = settings
  const guesses = new CodeGuesses(database)

  return async (request, next) => {
    const { pathname, origin } = new URL(request.url)
    const [matched, factorId, action] = path.exec(pathname) ?? []
    const method = request.method
    if (matched === undefined || method === 'OPTIONS') return next(request)
    const caller = await readCaller(request, database, tokens)
    if (caller instanceof Response) return caller
    const body = (await readJson(request)) ?? {}
    if (factorId === undefined) {
      return method === 'POST' ? begin(caller, body) : notAllowed()
    }

    const factor = await factorOf(database, caller, factorId)
    if (!factor) return refuse(404, 'mfa_factor_not_found', 'Factor not found')
    const address = addressOf(request)
    if (action === undefined) {
      if (method !== 'DELETE') return notAllowed()
      const response = await unenrol(database, factor, caller)
      if (response.ok) await onChange(caller.email, 'unenrolled')
      return response
    }
    if (method !== 'POST') return notAllowed()
    if (config.auth.mfa?.totp?.verify_enabled === false) {
      return refuse(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')
    }
    if (action === 'challenge') {
      const isLeft = await guesses.takeChallenge(caller, address)
      return isLeft ? challenge(database, factor, address) : tooOften()
    }

    const code = body['code']
    if (typeof code !== 'string' || code === '') {
      return refuse(400, 'validation_failed', 'Code needs to be non-empty')
    }
    const wasRight = await guesses.take(caller, address)
    if (!wasRight) return tooOften()
    const challengeId = body['challenge_id']
    const refusal = await challengeRefusal(database, factor, challengeId, address)
    if (refusal) return refusal
    if (!(await prove(database, factor, caller, String(challengeId), code))) {
      return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    wasRight()
    if (factor.status === 'unverified') await onChange(caller.email, 'enrolled')
    const session = { database, tokens, lifetime: config.auth.jwt_expiry, auth: next }
    return Response.json(await issueTokens(session, caller.userId, caller.sessionId, origin))
  }

  function begin(caller: Caller, body: Record<string, unknown>): Promise<Response> | Response {
    if (body['factor_type'] !== 'totp') {
      const known = body['factor_type'] === 'phone' || body['factor_type'] === 'webauthn'
      return known
        ? refuse(
            422,
            `mfa_${String(body['factor_type'])}_enroll_not_enabled`,
            'MFA enroll is disabled',
          )
        : refuse(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    }
    const { friendly_name, issuer } = body
    return enrol(database, config, caller, {
      friendlyName: typeof friendly_name === 'string' ? friendly_name : '',
      issuer: typeof issuer === 'string' && issuer !== '' ? issuer : new URL(siteUrl()).host,
    })
  }
}

const tooOften = (): Response =>
  refuse(429, 'over_request_rate_limit', 'Request rate limit reached')

const notAllowed = (): Response => new Response(null, { status: 405 })
