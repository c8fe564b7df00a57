import { readText, refuse } from './http.ts'
import { leavePath, type MailList } from './mail-token.ts'

type OneClickDeps = {
  list: MailList
  origin: string
  /** Stops the mails of whom the token names; `unknown` where it names nobody. */
  leave: (token: string) => Promise<string>
}

const maxBodyBytes = 4 * 1024

/** Whether a request comes from a mail program and not from the app. */
export const isOneClick = (request: Request): boolean =>
  new URL(request.url).searchParams.has('leave')

/**
 * What a mail program does with the address in `List-Unsubscribe` (RFC 8058): it posts there, without a session, a key or an
 * origin. Whoever merely follows the address, as scanners of mail do, changes nothing and is sent to the page with the button.
 */
export async function oneClick(
  request: Request,
  { list, origin, leave }: OneClickDeps,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('leave')?.slice(0, 200) ?? ''
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(null, {
      status: 303,
      headers: {
        location: new URL(leavePath(list, token), origin).href,
        'cache-control': 'no-store',
      },
    })
  }
  if (request.method !== 'POST') {
    return refuse({ code: 'method-not-allowed', message: 'Use POST.' }, { allow: 'GET, POST' })
  }
  const body = await readText(request, maxBodyBytes)
  if (body === null) return refuse({ code: 'too-large', message: 'The request is too large.' })
  if (!/List-Unsubscribe[\s\S]*One-Click/.test(body)) {
    return refuse({ code: 'invalid-request', message: 'Send List-Unsubscribe=One-Click.' })
  }
  const outcome = await leave(token)
  return outcome === 'unknown'
    ? refuse({ code: 'not-found', message: 'This link is none of ours.' })
    : Response.json({ outcome }, { headers: { 'cache-control': 'no-store' } })
}
