import { generateKeyPair, randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { JWK } from 'jose'
import type { Provider } from 'oidc-provider'
import { readCertificate } from './certificate.ts'
import { answerInteraction } from './interaction.ts'
import { aboutPage } from './pages.ts'
import { directoryPeople, type DirectoryPerson } from './people.ts'
import { standIn } from './registration.ts'

export interface StandInDirectory {
  /** Where its page is. */
  url: string
  /** What MSAL is told: the tenant. */
  authority: string
  issuer: string
  keysUrl: string
  /** Where what stands in for Google is asked. */
  google: GoogleAddresses
  /** To be trusted by whoever asks for the keys; nothing else in this process trusts it. */
  certificate: string
  /** What the app is told of it: its first request there is then a page, on which somebody can accept the certificate. */
  metadata: Record<string, string>
  /** Signs its tokens; for tests that make tokens of their own. */
  signingKey: () => Promise<JWK>
  close: () => Promise<void>
}

export interface GoogleAddresses {
  authorization: string
  token: string
  person: string
}

const root = `/${standIn.tenantId}`

type Loaded = { provider: Provider; people: Map<string, DirectoryPerson> }

/**
 * Stands in for Microsoft Entra on this machine. It listens at once, since its address is told; what it is made of is loaded
 * when somebody asks for the first page, since most starts are not about signing in there.
 */
export async function startDirectory(options: {
  dataDir?: string | undefined
  port?: number | undefined
}): Promise<StandInDirectory> {
  const { key, cert } = await readCertificate(options.dataDir)
  let url = ''
  const issuer = () => `${url}${root}/v2.0`

  let signing: Promise<JWK> | undefined
  const signingKey = () => (signing ??= newSigningKey())
  let loading: Promise<Loaded> | undefined
  const load = () =>
    (loading ??= (async () => {
      const [{ createProvider }, jwk] = await Promise.all([import('./provider.ts'), signingKey()])
      const people = new Map<string, DirectoryPerson>()
      return { people, provider: createProvider({ issuer: issuer(), root, key: jwk, people }) }
    })())

  const server = createServer({ key, cert }, (request, response) => {
    respond(request, response, load).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(options.port ?? 0, '127.0.0.1', listening)
  })
  url = `https://localhost:${(server.address() as AddressInfo).port}`
  const at = (path: string) => `${url}${root}${path}`

  return {
    url,
    authority: `${url}${root}`,
    issuer: issuer(),
    keysUrl: at('/discovery/v2.0/keys'),
    google: {
      authorization: at('/oauth2/v2.0/authorize'),
      token: at('/oauth2/v2.0/token'),
      person: at('/oidc/userinfo'),
    },
    certificate: cert,
    metadata: {
      issuer: issuer(),
      authorization_endpoint: at('/oauth2/v2.0/authorize'),
      token_endpoint: at('/oauth2/v2.0/token'),
      end_session_endpoint: at('/oauth2/v2.0/logout'),
      jwks_uri: at('/discovery/v2.0/keys'),
    },
    signingKey,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  load: () => Promise<Loaded>,
): Promise<void> {
  const path = request.url ?? '/'
  if (!path.startsWith(`${root}/`)) {
    // Browsers ask for an icon, and complain when there is none.
    const status = path === '/favicon.ico' ? 204 : path === '/' ? 200 : 404
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(aboutPage(directoryPeople))
    return
  }
  const { provider, people } = await load()
  if (path.startsWith(`${root}/interaction/`)) {
    await answerInteraction(provider, people, request, response)
    return
  }
  // The provider tells from these two what stands before its own paths.
  const own = ownPath(path.slice(root.length))
  Object.assign(request, { url: own, originalUrl: `${root}${own}` })
  await provider.callback()(request, response)
}

/** As the provider knows it. */
function ownPath(path: string): string {
  if (path.startsWith('/v2.0/.well-known/')) return path.slice('/v2.0'.length)
  // Entra knows by the address to return to which app it was; this one wants to be told.
  const address = new URL(path, 'https://localhost')
  if (!address.pathname.endsWith('/logout')) return path
  if (!address.searchParams.has('client_id'))
    address.searchParams.set('client_id', standIn.clientId)
  return `${address.pathname}${address.search}`
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return {
    ...(privateKey.export({ format: 'jwk' }) as JWK),
    kid: randomUUID(),
    use: 'sig',
    alg: 'RS256',
  }
}
