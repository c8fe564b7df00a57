import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Handler } from './layers.ts'

/** Nothing that the app sends comes near this; what exceeds it is not read. */
const maxBodyBytes = 64 * 1024 * 1024

const withoutBody = new Set(['GET', 'HEAD'])

function toRequest(incoming: IncomingMessage): Request {
  const host = incoming.headers.host ?? 'localhost'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, one)
    }
  }
  const address = incoming.socket.remoteAddress
  if (address !== undefined) headers.append('x-forwarded-for', address)
  const method = incoming.method ?? 'GET'
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method,
    headers,
    ...(withoutBody.has(method)
      ? {}
      : { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (response.body === null) {
    outgoing.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing)
}

/** Serves a handler of web requests with Node's own server. What it throws is logged, and the caller learns nothing of it. */
export function nodeListener(
  handle: Handler,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    try {
      if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) {
        incoming.resume()
        await send(
          Response.json({ message: 'The request is too large.' }, { status: 413 }),
          outgoing,
        )
        return
      }
      await send(await handle(toRequest(incoming)), outgoing)
    } catch (error) {
      if (outgoing.destroyed || (incoming.destroyed && !incoming.complete)) return
      console.error(withoutValues(error))
      if (outgoing.headersSent) outgoing.destroy()
      else
        await send(Response.json({ message: 'Internal server error' }, { status: 500 }), outgoing)
    }
  }
}

/** The database's errors carry what was asked with: a password, a token, somebody's words. None of it belongs into a log. */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error && 'params' in error) error.params = undefined
  return error
}
