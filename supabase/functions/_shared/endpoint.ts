import { z } from 'zod'
import { crash, readText, refuse } from './http.ts'

/** Nearly every body that the functions take is small; a larger one is a mistake or an attack. */
const usualBodyBytes = 16 * 1024

/** Headers that supabase-js sends. */
const allowedHeaders = 'authorization, apikey, content-type, x-client-info, x-region, x-retry-count'

export type Endpoint<Body, Caller> = {
  /** Origins of the app. A call that names another origin is refused; one without origin is no browser's. */
  origins: string[]
  /** Who is calling, or the refusal. Runs before the body is read. */
  admit: (request: Request) => Promise<Caller | Response>
  body: z.ZodType<Body>
  maxBodyBytes?: number
  handle: (body: Body, caller: Caller) => Promise<Response>
}

/** Every function's way from request to answer: origin, method, caller, size, shape, and only then its own logic. */
export function endpoint<Body, Caller extends object>(
  parts: Endpoint<Body, Caller>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get('origin')
    if (origin !== null && !parts.origins.includes(origin)) {
      return refuse({ code: 'not-allowed', message: 'This origin may not call the function.' })
    }
    const response = await answer(request, parts).catch(crash)
    response.headers.set('vary', 'Origin')
    response.headers.set('cache-control', 'no-store')
    if (origin !== null) response.headers.set('access-control-allow-origin', origin)
    return response
  }
}

async function answer<Body, Caller extends object>(
  request: Request,
  { admit, body, handle, maxBodyBytes = usualBodyBytes }: Endpoint<Body, Caller>,
): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '3600',
      },
    })
  }
  if (request.method !== 'POST') {
    return refuse({ code: 'method-not-allowed', message: 'Use POST.' }, { allow: 'POST, OPTIONS' })
  }

  const caller = await admit(request)
  if (caller instanceof Response) return caller

  const text = await readText(request, maxBodyBytes)
  if (text === null) return refuse({ code: 'too-large', message: 'The request is too large.' })

  const parsed = body.safeParse(parseJson(text))
  if (!parsed.success) {
    return refuse({
      code: 'invalid-request',
      message: 'Some of the data sent is not right.',
      fields: fieldErrors(parsed.error),
    })
  }
  return handle(parsed.data, caller)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Messages by dotted path (`metadata.action`); what concerns the whole body goes under `body`. */
function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    ;(fields[path.join('.') || 'body'] ??= []).push(message)
  }
  return fields
}
