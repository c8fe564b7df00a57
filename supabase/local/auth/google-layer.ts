import { AsyncLocalStorage } from 'node:async_hooks'
import type { GoogleAddresses } from '../directory/server.ts'
import type { Layer } from '../http/layers.ts'

/** What stands in for Google, and how to ask it. */
export interface StandInGoogle {
  addresses: GoogleAddresses
  /** Trusts its certificate. */
  ask: (
    url: string,
    request?: { method?: string; headers?: Headers; body?: string },
  ) => Promise<Response>
}

const atGoogle = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  person: 'https://www.googleapis.com/userinfo/v2/me',
} as const

/** Set while the auth server asks Google who somebody is; nothing else in this process is led elsewhere. */
const asking = new AsyncLocalStorage<StandInGoogle>()
let isInstalled = false

/**
 * The auth server knows how to sign in with Google and cannot be told where else Google might be. With this its visitors and its
 * own questions go to what stands in for it; what it makes of the answers is its own.
 */
export function googleLayer(google: StandInGoogle | null): Layer {
  if (google) install()
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (!google || !['/auth/v1/authorize', '/auth/v1/callback'].includes(pathname)) {
      return next(request)
    }
    // Browsers ask twice where a service worker leaves a page alone, and what is asked here counts once.
    if (request.headers.has('service-worker-navigation-preload')) {
      return new Response(null, { status: 204 })
    }
    const response = await asking.run(google, () => next(request))
    const location = response.headers.get('location')
    if (!location?.startsWith(atGoogle.authorization)) return response
    const headers = new Headers(response.headers)
    headers.set('location', ledAside(location, google.addresses.authorization))
    return new Response(null, { status: response.status, headers })
  }
}

function ledAside(location: string, to: string): string {
  const address = new URL(to)
  address.search = new URL(location).search
  address.searchParams.set('scope', 'openid email profile')
  // Google asks whoever has several accounts; the stand-in has all of its people in one place.
  address.searchParams.set('prompt', 'select_account')
  return address.href
}

function install(): void {
  if (isInstalled) return
  isInstalled = true
  const others = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const google = asking.getStore()
    const url = input instanceof Request ? input.url : String(input)
    if (google && url === atGoogle.token) return askForToken(google, init)
    if (google && url === atGoogle.person) return askForPerson(google, init)
    return others(input, init)
  }
}

/** Without the ID token, whose issuer is not Google: who it is is then asked by the access token. */
async function askForToken(
  { addresses, ask }: StandInGoogle,
  init?: RequestInit,
): Promise<Response> {
  const response = await ask(addresses.token, {
    method: 'POST',
    headers: new Headers(init?.headers),
    body: String(init?.body ?? ''),
  })
  if (!response.ok) return response
  const { access_token, token_type } = (await response.json()) as Record<string, unknown>
  return Response.json({ access_token, token_type })
}

/** Google calls the number of a person `id` here. */
async function askForPerson(
  { addresses, ask }: StandInGoogle,
  init?: RequestInit,
): Promise<Response> {
  const response = await ask(addresses.person, { headers: new Headers(init?.headers) })
  if (!response.ok) return response
  const { sub, ...person } = (await response.json()) as Record<string, unknown>
  return Response.json({ ...person, id: sub })
}
