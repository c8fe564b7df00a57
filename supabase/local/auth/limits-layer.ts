import { decodeJwt } from 'jose'
import type { Config } from '../config.ts'
import { type Handler, type Layer, readJson } from '../http/layers.ts'
import { Attempts } from './attempts.ts'
import { addressOf } from './caller.ts'
import { refuse } from './refuse.ts'

/** Wrong passwords and codes for one account from one address: ten, then one a minute. */
const guesses = { burst: 10, perMinute: 1 }
/** Mails that anybody may cause to one mailbox: six, then one in five minutes. */
const mails = { burst: 6, perMinute: 0.2 }

const tooOften = () => refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
const tooManyMails = () => refuse(429, 'over_email_send_rate_limit', 'email rate limit exceeded')

type Counted = { bucket: Attempts; key: string }

/**
 * How often somebody may guess, sign up and have mails sent: for each address as `config.toml` says, as on hosted projects, and
 * for each pair of account and address, so that guessing at an account shuts out the guesser and never its owner, who comes from
 * somewhere else. Whether there is such an account makes no difference.
 */
export function limitsLayer({ auth: { rate_limit: limits } }: Config): Layer {
  const inFiveMinutes = (count: number) => new Attempts(count, count / 5)
  const attempts = inFiveMinutes(limits.sign_in_sign_ups)
  const verifications = inFiveMinutes(limits.token_verifications)
  const refreshes = inFiveMinutes(limits.token_refresh)
  const sent = new Attempts(limits.email_sent, limits.email_sent / 60)
  const byPair = new Attempts(guesses.burst, guesses.perMinute)
  const byMailbox = new Attempts(mails.burst, mails.perMinute)

  return async (request, next) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith('/auth/v1/')) return next(request)
    const address = addressOf(request)
    const what = pathname.slice('/auth/v1/'.length)
    const to = (mailbox: string): Counted[] => [
      { bucket: byMailbox, key: mailbox },
      { bucket: sent, key: address },
    ]
    const verification = { bucket: verifications, key: address }
    // The server behind answers `HEAD` as it does `GET`.
    switch (`${request.method.replace('HEAD', 'GET')} ${what}`) {
      case 'GET verify':
        return guess(request, next, null, verification)
      case 'GET reauthenticate':
        return mail(request, next, to(accountOf(request)))
      case 'PUT user': {
        const { email, nonce } = (await readJson(request)) ?? {}
        const pair = `nonce ${accountOf(request)} ${address}`
        const change: Handler =
          nonce === undefined ? next : (again) => guess(again, next, pair, verification)
        return typeof email === 'string' && email !== ''
          ? mail(request, change, to(accountIn({ email })))
          : change(request)
      }
    }
    if (request.method !== 'POST') return next(request)
    const grant = what === 'token' ? searchParams.get('grant_type') : null

    if (grant === 'refresh_token') {
      return refreshes.take(address) ? next(request) : tooOften()
    }
    const body = await readJson(request)
    const account = accountIn(body)
    if (grant === 'password') {
      return guess(request, next, `password ${account} ${address}`, {
        bucket: attempts,
        key: address,
      })
    }
    if (what === 'verify') {
      const who = account || 'link'
      // A link's token is too long to guess, so that only the address counts.
      const pair = account ? `code ${who} ${address}` : null
      return guess(request, next, pair, verification)
    }
    if (!['signup', 'otp', 'magiclink', 'recover', 'resend'].includes(what)) return next(request)
    if (what === 'signup' && !attempts.take(address)) return tooOften()
    if (typeof body?.['email'] !== 'string') return next(request)
    return mail(request, next, to(account))
  }

  /** Counts what was wrong; what was right gives its try back, and clears the pair. */
  async function guess(
    request: Request,
    next: Handler,
    pair: string | null,
    { bucket, key }: Counted,
  ): Promise<Response> {
    if (pair !== null && !byPair.take(pair)) return tooOften()
    if (!bucket.take(key)) return tooOften()
    const response = await next(request)
    if (isTaken(response)) {
      if (pair !== null) byPair.forget(pair)
      bucket.giveBack(key)
    }
    return response
  }

  /** Counts what was taken to be sent, be there anybody to send it to or not. */
  async function mail(request: Request, next: Handler, counted: Counted[]): Promise<Response> {
    const taken: Counted[] = []
    const giveBack = () => taken.forEach(({ bucket, key }) => bucket.giveBack(key))
    for (const each of counted) {
      if (!each.bucket.take(each.key)) {
        giveBack()
        return tooManyMails()
      }
      taken.push(each)
    }
    const response = await next(request)
    if (!response.ok) giveBack()
    return response
  }
}

/** A link that is not good leads on as well, and says so where it leads. */
const isTaken = ({ status, headers }: Response): boolean =>
  status < 400 && !/[#?&]error=/.test(headers.get('location') ?? '')

/** Whose token a request carries, by its own word: whoever made one up is refused, which gives back what was counted. */
function accountOf(request: Request): string {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  try {
    return accountIn(decodeJwt(token))
  } catch {
    return ''
  }
}

/** Whom a request is about, however it is spelled. */
function accountIn(body: Record<string, unknown> | null): string {
  const { email, phone } = body ?? {}
  if (typeof email === 'string' && email !== '') return email.trim().toLowerCase()
  return typeof phone === 'string' ? phone.replace(/^\+/, '') : ''
}
