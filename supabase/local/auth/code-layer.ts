import { type Layer, readJson } from '../http/layers.ts'

/**
 * A code from a mail may be verified as of type `email`, whichever mail it came in: hosted projects take it for a sign-in and
 * for a confirmation. The embedded auth server knows the two by their older names only.
 */
export const codeLayer: Layer = async (request, next) => {
  if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/auth/v1/verify'))
    return next(request)
  const body = await readJson(request)
  if (body?.['type'] !== 'email') return next(request)
  const as = (type: string) => next(withBody(request, { ...body, type }))
  const signIn = await as('magiclink')
  return signIn.ok ? signIn : as('signup')
}

function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) })
}
