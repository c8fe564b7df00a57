import type { PGlite } from '@electric-sql/pglite'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import { type Layer, readJson, withJson } from '../http/layers.ts'
import { type AuthMailer, redirects } from './mailer.ts'

interface SignUpSettings {
  database: PGlite
  mailer: AuthMailer
  config: Config
}

interface Account {
  id: string
  confirmed: boolean
  created_at: string
  seconds_since_mail: number | null
}

/**
 * What hosted sign-up does and the embedded one does not: mails lead back to where the request asked for, an address that
 * has an account already is not given away, and a confirmation that got lost is sent again.
 */
export function signUpLayer(settings: SignUpSettings): Layer {
  return (request, next) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/auth/v1/')) return next(request)
    return redirects.run(url.searchParams.get('redirect_to') ?? undefined, async () => {
      const body = request.method === 'POST' ? await readJson(request) : null
      const response = await next(request)
      const again = url.pathname.endsWith('/signup') || isSignUpResend(url, body)
      if (!again || response.status !== 429 || typeof body?.['email'] !== 'string') return response
      return confirmAgain(response, body['email'].toLowerCase(), body['data'], url, settings)
    })
  }
}

function isSignUpResend(url: URL, body: Record<string, unknown> | null): boolean {
  return url.pathname.endsWith('/resend') && body?.['type'] === 'signup'
}

/** The embedded server answers 429 to whatever it sees a second time; this is what it should have done. */
async function confirmAgain(
  response: Response,
  email: string,
  data: unknown,
  url: URL,
  settings: SignUpSettings,
): Promise<Response> {
  const account = await findAccount(settings.database, email)
  const signingUp = url.pathname.endsWith('/signup')
  if (account === null) return signingUp ? response : withJson(response, {}, 200)
  if (account.confirmed) return withJson(response, signingUp ? nobody(email, data) : {}, 200)
  const wait =
    seconds(settings.config.auth.email.max_frequency) - (account.seconds_since_mail ?? 1e9)
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`
    return withJson(response, { code: 429, error_code: 'over_email_send_rate_limit', msg: message })
  }
  await mailConfirmation(email, account, settings)
  return withJson(response, signingUp ? asItWas(email, data, account) : {}, 200)
}

async function findAccount(database: PGlite, email: string): Promise<Account | null> {
  const { rows } = await database.query<Account>(
    `select id, email_confirmed_at is not null as confirmed,
       to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MSZ') as created_at,
       extract(epoch from now() - confirmation_sent_at)::float8 as seconds_since_mail
     from auth.users where email = $1 and not is_sso_user`,
    [email],
  )
  return rows[0] ?? null
}

/** Sends the mail by which the owner of the address confirms the account. */
export async function mailConfirmation(
  email: string,
  { id }: Pick<Account, 'id'>,
  { database, mailer, config }: SignUpSettings,
): Promise<void> {
  const digits = config.auth.email.otp_length
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const hash = createHash('sha256')
    .update(email + code)
    .digest('hex')
  await database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [id, hash],
  )
  await mailer.sendConfirmation(email, hash, code)
}

/** An account that waits is the one that it was: neither its password nor what was said at its sign-up is changed by another. */
const asItWas = (email: string, data: unknown, { id, created_at }: Account) => ({
  ...nobody(email, data),
  id,
  created_at,
})

/** What a hosted project answers when the address has an account: it looks like a new one, with no identities. */
function nobody(email: string, data: unknown): Record<string, unknown> {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: typeof data === 'object' && data !== null ? data : {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** `1m30s` in seconds, as `config.toml` writes durations. */
function seconds(duration: string): number {
  const [, hours = '0', minutes = '0', rest = '0'] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}
