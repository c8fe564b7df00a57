const givesSession = /\/auth\/v1\/(token|verify|signup)(\?|$)/

/**
 * The server says until when a token holds, by its own clock. Where the clock of this machine is wrong the client would renew
 * its token at every request, or go on with one that has run out: so it is told by the clock that it reads.
 */
export const fetchByOwnClock: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const url = input instanceof Request ? input.url : String(input)
  if (!response.ok || !givesSession.test(url)) return response
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { expires_in?: unknown; expires_at?: unknown } | null
  if (typeof body?.expires_in !== 'number' || body.expires_at === undefined) return response
  const expires_at = Math.floor(Date.now() / 1000) + body.expires_in
  const { status, headers } = response
  return Response.json({ ...body, expires_at }, { status, headers })
}
