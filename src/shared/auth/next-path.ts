const afterSignIn = '/dashboard'

/** Pages that only lead to a session; whoever has one is not sent back to them. */
const signInPages = ['/auth', '/login', '/auth-callback', '/auth-redirect']

/**
 * Where to go after signing in: the page asked for, with its query and fragment, if it is one of this site.
 * Anything else (another origin, `//host`, `javascript:`) leads to the dashboard.
 */
export function safeNext(next: string | null | undefined, origin = window.location.origin): string {
  if (!next?.startsWith('/')) return afterSignIn
  try {
    const address = new URL(next, origin)
    if (address.origin !== origin || signInPages.includes(address.pathname)) return afterSignIn
    // Two slashes would be read as a host when this is used as an address again.
    if (address.pathname.startsWith('//')) return afterSignIn
    return `${address.pathname}${address.search}${address.hash}`
  } catch {
    return afterSignIn
  }
}

type Place = { pathname: string; search: string; hash: string }

const leadingTo = (page: string, { pathname, search, hash }: Place): string =>
  `${page}?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`

/** The sign-in page that leads on to `place`. */
export const signInPath = (place: Place): string => leadingTo('/login', place)

/** The page of the terms that leads on to `place` once they are accepted. */
export const termsPath = (place: Place): string => leadingTo('/terms-consent', place)
