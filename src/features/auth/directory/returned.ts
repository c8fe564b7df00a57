/** What the address of `/auth-redirect` says of how somebody came there. */
export type Returned =
  | { kind: 'sign-out' }
  | { kind: 'signed-out' }
  /** An answer for the window or page that opened this one. */
  | { kind: 'for-opener' }
  /** An answer for this window; `payload` is all of it. */
  | { kind: 'answer'; payload: string; state: string }
  | { kind: 'nothing' }

/** On the way to the directory, to be signed out there as well. */
const signOutSearch = '?sign-out'

export function readReturned({ search, hash }: Pick<Location, 'search' | 'hash'>): Returned {
  if (search === signOutSearch) return { kind: 'sign-out' }
  for (const payload of [hash.slice(1), search.slice(1)]) {
    const given = new URLSearchParams(payload)
    const state = given.get('state')
    if (!state) continue
    const type = interactionOf(state)
    if (type === 'popup' || type === 'silent') return { kind: 'for-opener' }
    if (given.has('code') || given.has('error')) return { kind: 'answer', payload, state }
    return { kind: 'signed-out' }
  }
  // The directory may have lost the state, and says why.
  const failed = [hash.slice(1), search.slice(1)].find((each) =>
    new URLSearchParams(each).has('error'),
  )
  return failed === undefined ? { kind: 'nothing' } : { kind: 'answer', payload: failed, state: '' }
}

/** The library notes in the state how it asked: `<base64 of JSON>|<state of the app>`. */
function interactionOf(state: string): string | undefined {
  try {
    const encoded = (state.split('|')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { meta } = JSON.parse(atob(encoded)) as { meta?: { interactionType?: string } }
    return meta?.interactionType
  } catch {
    return undefined
  }
}
