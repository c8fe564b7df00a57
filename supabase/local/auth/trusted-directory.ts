import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { request } from 'node:https'

/** Whose ID tokens the backend takes for an account. */
export interface TrustedDirectory {
  issuer: string
  /** The app registrations that a token may be for. */
  clientIds: readonly string[]
  keys: JWTVerifyGetKey
}

export function trustedDirectory(settings: {
  issuer: string
  clientIds: readonly string[]
  keysUrl: string
  /** The only one who may speak for that address; without it, whoever the authorities of this machine vouch for. */
  certificate?: string
}): TrustedDirectory {
  const { issuer, clientIds, keysUrl, certificate } = settings
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 5_000,
    ...(certificate === undefined ? {} : { [customFetch]: fetchTrusting(certificate) }),
  })
  return { issuer, clientIds, keys }
}

type Asking = { method?: string; headers?: Headers; body?: string; signal?: AbortSignal }

/** `fetch` cannot be told whom to trust for one request alone, and nothing else here is to trust that certificate. */
export function fetchTrusting(ca: string) {
  return (url: string, { method, headers, body, signal }: Asking = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const settings = { ca, method, signal, headers: Object.fromEntries(headers ?? []) }
      const outgoing = request(url, settings, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve(new Response(Buffer.concat(chunks), { status: incoming.statusCode ?? 502 })),
        )
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}
