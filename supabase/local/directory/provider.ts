import type { JWK } from 'jose'
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider'
import { memory } from './memory.ts'
import { claimsOf, type DirectoryPerson } from './people.ts'
import { problemPage, signedOutPage, signOutPage } from './pages.ts'
import { googleClient, standIn } from './registration.ts'

const scope = 'openid profile email offline_access User.Read'

export interface ProviderSettings {
  issuer: string
  /** What stands before each path. */
  root: string
  key: JWK
  /** Whom the sign-in page has let in, by their subject. */
  people: Map<string, DirectoryPerson>
}

/** A certified OpenID provider with the paths, claims and manners of Microsoft Entra. */
export function createProvider({ issuer, root, key, people }: ProviderSettings): Provider {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const cookie = { sameSite: 'none', secure: true, httpOnly: true, signed: false } as const

  const configuration: Configuration = {
    adapter: memory(),
    clients: [
      {
        client_id: standIn.clientId,
        client_name: 'Fourfold',
        redirect_uris: ['http://localhost/auth-redirect'],
        post_logout_redirect_uris: ['http://localhost/auth-redirect'],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      {
        client_id: googleClient.id,
        client_secret: googleClient.secret,
        client_name: 'Google',
        redirect_uris: ['http://localhost/auth/v1/callback'],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] },
    scopes: scope.split(' '),
    claims: {
      openid: Object.keys(
        claimsOf({ email: '', givenName: '', familyName: '', isVerified: true, what: '' }),
      ),
    },
    // Entra puts them into the ID token; otherwise they would have to be fetched.
    conformIdTokenClaims: false,
    // What talks to Google is a server that has a secret.
    pkce: { required: (_, client) => client.clientId !== googleClient.id },
    cookies: { long: cookie, short: cookie },
    routes: {
      authorization: '/oauth2/v2.0/authorize',
      token: '/oauth2/v2.0/token',
      jwks: '/discovery/v2.0/keys',
      end_session: '/oauth2/v2.0/logout',
      userinfo: '/oidc/userinfo',
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => void (ctx.body = signOutPage(form)),
        postLogoutSuccessSource: (ctx) => void (ctx.body = signedOutPage()),
      },
    },
    interactions: { policy, url: (_, { uid }) => `${root}/interaction/${uid}` },
    clientBasedCORS: () => true,
    findAccount: (_, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => claimsOf(person) }
    },
    // Nobody is asked for their consent: the app is the organisation's own.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html'
      ctx.body = problemPage(error_description ?? error)
    },
    ttl: {
      AccessToken: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 24 * 3600,
      Grant: 24 * 3600,
    },
  }
  const provider = new Provider(issuer, configuration)

  // The app may listen on any port of this machine.
  const isOurs = (address: string) =>
    /^http:\/\/(localhost|127\.0\.0\.1):\d+\/(auth-redirect|auth\/v1\/callback)$/.test(address)
  provider.Client.prototype.redirectUriAllowed = isOurs
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOurs

  provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { id_token?: string; client_info?: string } | undefined
    if (ctx.oidc?.route === 'token' && body?.id_token) body.client_info = clientInfo(body.id_token)
  })
  return provider
}

/** Entra says who it was beside the token, too: MSAL knows its accounts by that. */
function clientInfo(idToken: string): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    oid?: string
    tid?: string
  }
  return Buffer.from(JSON.stringify({ uid: claims.oid, utid: claims.tid })).toString('base64url')
}
