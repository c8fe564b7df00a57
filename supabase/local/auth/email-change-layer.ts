import type { PGlite } from '@electric-sql/pglite'
import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { type Handler, type Layer, readJson } from '../http/layers.ts'
import type { AuthMailer } from './mailer.ts'

interface EmailChangeSettings {
  database: PGlite
  config: Config
  mailer: AuthMailer
}

interface Change {
  id: string
  email: string
  email_change: string
  is_first: boolean
}

const accepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * A change of address counts once both addresses have agreed, in either order. The embedded auth server asks the old one
 * alone: this takes the first of the two answers, and hands on the second as the one that it waits for.
 */
export function emailChangeLayer({ database, config, mailer }: EmailChangeSettings): Layer {
  return async (request, next) => {
    const url = new URL(request.url)
    if (url.pathname !== '/auth/v1/verify' || !config.auth.email.double_confirm_changes)
      return next(request)
    const body = request.method === 'POST' ? await readJson(request) : null
    const get = (name: string) => body?.[name] ?? url.searchParams.get(name)
    if (get('type') !== 'email_change') return next(request)

    const hash = hashIn(get)
    const change = await changeOf(database, hash, config.auth.email.otp_expiry)
    if (!change) return next(request)
    if (change.is_first) {
      await database.query(
        `update auth.users set email_change_confirm_status = 1,
           email_change_token_current = nullif(email_change_token_current, $2),
           email_change_token_new = nullif(email_change_token_new, $2)
         where id = $1`,
        [change.id, hash],
      )
      return body ? Response.json({ code: 200, msg: accepted }) : halfway(url, request, next)
    }
    await database.query(
      `update auth.users set email_change_token_current = $2, email_change_token_new = null where id = $1`,
      [change.id, hash],
    )
    const response = await next(request)
    if (response.status < 400 && (await addressOf(database, change.id)) === change.email_change) {
      const values = { Email: change.email_change, OldEmail: change.email }
      await mailer.notify('email_changed', change.email, values)
    }
    return response
  }
}

/** Of a code the server keeps the hash of the address and the code; a link carries that hash. */
function hashIn(get: (name: string) => unknown): string {
  const [email, token, hash] = [get('email'), get('token'), get('token_hash')]
  if (typeof hash === 'string' && hash !== '') return hash
  if (typeof token !== 'string') return ''
  if (typeof email !== 'string' || email === '') return token
  return createHash('sha256')
    .update(email.toLowerCase() + token)
    .digest('hex')
}

async function changeOf(database: PGlite, hash: string, expiry: number): Promise<Change | null> {
  if (hash === '') return null
  const { rows } = await database.query<Change>(
    `select id, email, email_change,
       email_change_confirm_status = 0 and email_change_token_current is not null
         and email_change_token_new is not null as is_first
     from auth.users
     where $1 in (email_change_token_current, email_change_token_new) and email <> ''
       and email_change_sent_at > now() - make_interval(secs => $2)`,
    [hash, expiry],
  )
  return rows[0] ?? null
}

async function addressOf(database: PGlite, id: string): Promise<string | undefined> {
  const { rows } = await database.query<{ email: string }>(
    'select email from auth.users where id = $1',
    [id],
  )
  return rows[0]?.email
}

/** Back to the app, to where it may lead: the server knows, and says so of a link that is none. */
async function halfway(url: URL, request: Request, next: Handler): Promise<Response> {
  const none = new URL(url)
  none.searchParams.set('token', 'none')
  const response = await next(new Request(none, { headers: request.headers }))
  const [address = ''] = (response.headers.get('location') ?? '').split('#')
  const told = new URLSearchParams({ message: accepted, sb: '' })
  return new Response(null, { status: 303, headers: { location: `${address}#${told.toString()}` } })
}
