import { onDevice } from '@/shared/device-storage'

/** Left behind by sign-in pages of others; gone with the session. */
const leftovers = ['pending_oauth_user', 'pending_google_user', 'oauth_state']

export function removeLeftovers(): void {
  for (const key of leftovers) onDevice.remove(key)
}

/** Whether the session is ending, or has ended, because the person wants to leave. */
let destination: string | null = null

export const leaving = {
  begin: (to = '/') => void (destination = to),
  /** It failed, or somebody has signed in again. */
  end: () => void (destination = null),
  isUnderWay: (): boolean => destination !== null,
  /** Where it leads. */
  to: (): string => destination ?? '/',
}

const listeners = new Set<(userId: string) => void>()
const channelName = 'fourfold:signed-out'
/** To the other tabs of this browser; open while somebody listens. */
let channel: BroadcastChannel | null = null

/**
 * Says that a person has signed out of this device on purpose, so that whoever keeps data of theirs here, in this tab
 * or in another, removes it. A session that merely ended says nothing: what was typed stays.
 */
export function announceSignedOut(userId: string): void {
  tell(userId)
  channel?.postMessage(userId)
}

/** Calls back with the id of whoever has signed out; the returned function stops listening. */
export function onSignedOut(callback: (userId: string) => void): () => void {
  listeners.add(callback)
  channel ??= openChannel()
  return () => {
    listeners.delete(callback)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}

function openChannel(): BroadcastChannel | null {
  try {
    const opened = new BroadcastChannel(channelName)
    opened.onmessage = ({ data }) => {
      if (typeof data === 'string') tell(data)
    }
    return opened
  } catch {
    // Where site data is blocked, tabs may not talk to one another, and share no session either.
    return null
  }
}

function tell(userId: string): void {
  for (const listener of listeners) listener(userId)
}
