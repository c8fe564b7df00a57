/** Answers a request, or hands it to the next one, changed or not, and may change what comes back. */
export type Handler = (request: Request) => Promise<Response>
export type Layer = (request: Request, next: Handler) => Promise<Response>

/** One handler out of layers, the first outermost. */
export function stack(layers: Layer[], last: Handler): Handler {
  return layers.reduceRight<Handler>((next, layer) => (request) => layer(request, next), last)
}

/** The same response with another JSON body. */
export function withJson(response: Response, body: unknown, status = response.status): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers })
}

/** The JSON body, or null when there is none. Leaves the request readable. */
export async function readJson(
  message: Request | Response,
): Promise<Record<string, unknown> | null> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
}
