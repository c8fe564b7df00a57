import { type Handler, type Layer, withJson } from '../http/layers.ts'
import type { Tokens } from '../auth/keys.ts'

/**
 * What hosted storage does and the embedded one does not: uploads from a browser name their file field `''`, addresses come
 * back as `signedURL` and `url`, and `?download` makes a file an attachment.
 */
export function storageLayer(tokens: Tokens): Layer {
  return async (request, next) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith('/storage/v1/')) return next(request)
    const token = searchParams.get('token')
    if (signedAddress.test(pathname) && token !== null && !(await tokens.verify(token))) {
      const refusal = {
        statusCode: '400',
        error: 'InvalidJWT',
        message: 'The address is not valid',
      }
      return Response.json(refusal, { status: 400 })
    }
    return answer(request, next)
  }
}

const signedAddress = /^\/storage\/v1\/object\/(upload\/)?sign\//

const answer: Layer = async (request, next) => {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method === 'POST' && /^\/storage\/v1\/object\/sign\/[^/]+$/.test(pathname)) {
    return signMany(request, next)
  }
  const response = await next(await withPlainBody(request))
  if (request.method === 'POST' && pathname.startsWith('/storage/v1/object/sign/')) {
    return withJson(response, renamed(await response.json(), 'signedURL'))
  }
  if (request.method === 'POST' && pathname.startsWith('/storage/v1/object/upload/sign/')) {
    return withJson(response, renamed(await response.json(), 'url'))
  }
  if (request.method === 'GET' && response.ok && searchParams.has('download')) {
    return asAttachment(
      response,
      searchParams.get('download') || (pathname.split('/').at(-1) ?? ''),
    )
  }
  return response
}

/** The embedded storage takes a request for many addresses for one without a path, so each is asked for by itself. */
async function signMany(request: Request, next: Handler): Promise<Response> {
  const { paths, ...rest } = (await request.json()) as { paths: string[]; expiresIn: number }
  const signed = paths.map(async (path) => {
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const body = JSON.stringify(rest)
    const one = new Request(`${request.url}/${path}`, { method: 'POST', headers, body })
    const response = await next(one)
    const answer = (await response.json()) as { message?: string }
    if (!response.ok) return { path, signedURL: null, error: answer.message ?? 'Not found' }
    return { path, error: null, ...(renamed(answer, 'signedURL') as object) }
  })
  return Response.json(await Promise.all(signed))
}

/** A form with a file in it becomes the file, with what the form says about it in headers. */
async function withPlainBody(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST' && request.method !== 'PUT') return request
  if (!type.startsWith('multipart/form-data')) return withKnownLength(request)
  const form = await request.formData()
  const file = form.get('') ?? form.get('file')
  if (!(file instanceof File)) {
    const headers = new Headers(request.headers)
    headers.set('content-type', 'application/octet-stream')
    return new Request(request.url, { method: request.method, headers, body: new Uint8Array() })
  }
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type.split(';')[0] || 'application/octet-stream')
  headers.set('content-length', String(file.size))
  const seconds = form.get('cacheControl')
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`)
  const body = await file.arrayBuffer()
  return new Request(request.url, { method: request.method, headers, body })
}

/** The limit of a bucket is checked against the length that a request names, so every upload has to name one. */
async function withKnownLength(request: Request): Promise<Request> {
  if (request.headers.has('content-length')) return request
  const body = await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

/** `/storage/v1` is left out of the addresses, since the client puts it before them. */
function renamed(body: unknown, name: 'signedURL' | 'url'): unknown {
  if (Array.isArray(body)) return body.map((item) => renamed(item, name))
  if (typeof body !== 'object' || body === null || !('signedUrl' in body)) return body
  const { signedUrl, ...rest } = body
  const address = String(signedUrl).replace(/^\/storage\/v1/, '')
  return { ...rest, [name]: address === '' ? null : address }
}

function asAttachment(response: Response, wanted: string): Response {
  const name = decodedAgain(wanted)
  const headers = new Headers(response.headers)
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  headers.set(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  )
  return new Response(response.body, { status: response.status, headers })
}

/** The client encodes the name twice. */
function decodedAgain(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}
