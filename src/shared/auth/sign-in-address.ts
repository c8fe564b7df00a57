import type { EmailOtpType } from '@supabase/supabase-js'

/** What an address brings along when somebody returns from a mail or from another sign-in page. */
export type SignInAddress =
  | { kind: 'tokens'; accessToken: string; refreshToken: string; isRecovery: boolean }
  | { kind: 'token-hash'; tokenHash: string; type: EmailOtpType }
  | { kind: 'code'; code: string; isRecovery: boolean }
  | { kind: 'error'; code: string; message: string }

const parameters = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'provider_token',
  'provider_refresh_token',
  'type',
  'token_hash',
  'code',
  'error',
  'error_code',
  'error_description',
  'sb',
  'redirect_to',
]

/** Pages that a mail or a sign-in page may lead to; elsewhere `code` and `error` mean something else. */
const returnPaths = ['/auth-callback', '/reset-password']

const emailTypes: readonly EmailOtpType[] = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
]

const isEmailType = (type: string | null): type is EmailOtpType =>
  emailTypes.some((known) => known === type)

/** Reads sign-in parameters from the query and the fragment; null when there are none. */
export function readSignInAddress(address: URL): SignInAddress | null {
  const fragment = new URLSearchParams(address.hash.slice(1))
  const get = (name: string) => fragment.get(name) ?? address.searchParams.get(name)

  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  if (accessToken && refreshToken) {
    const isRecovery = fragment.get('type') === 'recovery'
    return { kind: 'tokens', accessToken, refreshToken, isRecovery }
  }
  const [error, errorCode, description] = ['error', 'error_code', 'error_description'].map(get)
  // Where the backend knows no better place to say it, it leads to the front page with all three.
  const isSaid = returnPaths.includes(address.pathname)
    ? error || errorCode || description
    : error && errorCode && description
  if (isSaid) return { kind: 'error', code: errorCode ?? error ?? '', message: description ?? '' }
  if (!returnPaths.includes(address.pathname)) return null

  const code = get('code')
  const tokenHash = get('token_hash')
  const type = get('type')
  if (tokenHash && isEmailType(type)) return { kind: 'token-hash', tokenHash, type }
  return code ? { kind: 'code', code, isRecovery: address.pathname === '/reset-password' } : null
}

/**
 * The same address without anything that signs a person in, so that no token stays in the history. A link of a mail says
 * beside its token where it leads.
 */
export function withoutSignInParameters(address: URL): string {
  const clean = ownReturn(address) ?? new URL(address)
  for (const name of parameters) clean.searchParams.delete(name)
  const fragment = new URLSearchParams(clean.hash.slice(1))
  if (parameters.some((name) => fragment.has(name))) clean.hash = ''
  return `${clean.pathname}${clean.search}${clean.hash}`
}

/** Where a link of a mail wants to lead, if that is one of the pages here that take such links. */
function ownReturn(address: URL): URL | null {
  const wanted = new URLSearchParams(address.hash.slice(1)).get('redirect_to')
  if (!wanted || !returnPaths.includes(address.pathname) || !URL.canParse(wanted)) return null
  const target = new URL(wanted)
  const isOurs = target.origin === address.origin && returnPaths.includes(target.pathname)
  return isOurs ? target : null
}

let taken: SignInAddress | null = null

/**
 * What the address of this document brings along, taken out of it at once: no page, no script and no entry of the history sees
 * it. It is kept until it has been followed.
 */
export const signInAddress = {
  take(): SignInAddress | null {
    const address = new URL(window.location.href)
    const found = readSignInAddress(address)
    if (!found) return taken
    window.history.replaceState(window.history.state, '', withoutSignInParameters(address))
    return (taken = found)
  },
  followed: (): void => void (taken = null),
}
