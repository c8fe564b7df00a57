/** Left behind by sign-in pages of others; gone with the session. */
const leftovers = ['pending_oauth_user', 'pending_google_user', 'oauth_state']

export function removeLeftovers(): void {
  for (const key of leftovers) localStorage.removeItem(key)
}

/** Whether the session is ending, or has ended, because the person wants to leave. */
let isLeaving = false

export const leaving = {
  begin: () => void (isLeaving = true),
  /** It failed, or somebody has signed in again. */
  end: () => void (isLeaving = false),
  isUnderWay: (): boolean => isLeaving,
}

const eventName = 'fourfold:signed-out'

/**
 * Says that a person has signed out of this device on purpose, so that whoever keeps data of theirs here removes
 * it. A session that merely ended says nothing: what was typed stays.
 */
export function announceSignedOut(userId: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: { userId } }))
}

/** Calls back with the id of whoever has signed out; the returned function stops listening. */
export function onSignedOut(callback: (userId: string) => void): () => void {
  const listener = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    const userId = (detail as { userId?: unknown } | null)?.userId
    if (typeof userId === 'string') callback(userId)
  }
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
