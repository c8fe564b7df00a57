import { askTurnstile, type Verdict } from '../../functions/_shared/ask-turnstile.ts'
import type { Config } from '../config.ts'
import { type Layer, readJson } from '../http/layers.ts'
import type { Tokens } from './keys.ts'
import { refuse } from './refuse.ts'

/** Whether a token of the widget stands for a person. */
export type CaptchaCheck = (token: string) => Promise<Verdict>

/** The check that `config.toml` asks for, if it does. */
export function captchaCheck(
  { auth: { captcha } }: Config,
  post: typeof fetch = fetch,
): CaptchaCheck | null {
  if (!captcha?.enabled) return null
  const name = /^env\((\w+)\)$/.exec(captcha.secret)?.[1]
  const secret = name === undefined ? captcha.secret : process.env[name]
  if (!secret) throw new Error('The check for persons is switched on and has no secret.')
  return askTurnstile(secret, post)
}

const guarded = ['signup', 'recover', 'resend', 'magiclink', 'otp', 'sso']
/** What comes with a proof of its own: of another site, of the session before. */
const unguardedGrants = ['refresh_token', 'pkce', 'id_token']

const isGuarded = ({ pathname, searchParams }: URL): boolean => {
  const what = pathname.slice('/auth/v1/'.length)
  if (what !== 'token') return pathname.startsWith('/auth/v1/') && guarded.includes(what)
  return !unguardedGrants.includes(searchParams.get('grant_type') ?? '')
}

/**
 * Lets in only those who have shown that they are persons, at the doors at which hosted projects ask, and refuses as those do. What a
 * server does with the secret key is asked for nothing.
 */
export function captchaLayer(check: CaptchaCheck | null, tokens: Tokens): Layer {
  return async (request, next) => {
    if (!check || request.method !== 'POST' || !isGuarded(new URL(request.url))) {
      return next(request)
    }
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (bearer && (await tokens.resolveKey(bearer))?.type === 'secret') return next(request)

    const body = await readJson(request)
    const security = body?.['gotrue_meta_security'] as { captcha_token?: unknown } | undefined
    const token = typeof security?.captcha_token === 'string' ? security.captcha_token.trim() : ''
    if (token === '') return disallowed('no captcha_token found in request')
    switch (await check(token)) {
      case 'person':
        return next(request)
      case 'not-proven':
        return disallowed('invalid-input-response')
      default:
        return refuse(500, 'unexpected_failure', 'captcha verification process failed')
    }
  }
}

const disallowed = (why: string): Response =>
  refuse(400, 'captcha_failed', `captcha protection: request disallowed (${why})`)
