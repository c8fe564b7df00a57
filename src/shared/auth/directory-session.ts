import type { Session } from '@supabase/supabase-js'
import { inTab, onDevice } from '@/shared/device-storage'
import { sessionIdOf } from './session-id'

const key = 'fourfold:directory-session'

/** Where signing out goes on to, when the organisation has to be told as well. */
const directorySignOut = '/auth-redirect?sign-out'

function read(): { session?: string; hint?: string } {
  try {
    return JSON.parse(onDevice.read(key) ?? '{}') as { session?: string; hint?: string }
  } catch {
    return {}
  }
}

/**
 * Whether the session of this device came by the organisation's directory, which has one of its own then. Every tab can sign
 * out, so it is known to every tab.
 */
export const directorySession = {
  begin: (session: Session, hint = ''): void =>
    onDevice.write(key, JSON.stringify({ session: sessionIdOf(session), hint })),
  /** Where signing out of this session goes on to; undefined when nobody else has to be told. */
  wayOut: (session: Session | null): string | undefined =>
    session && read().session === sessionIdOf(session) ? directorySignOut : undefined,
  /** By what the directory knows who is leaving; undefined when nobody has to leave there. */
  hint: (): string | undefined => read().hint,
  end: (): void => onDevice.remove(key),
  /** What the library keeps of the directory's session in this tab. */
  forgetTokens(): void {
    for (const each of inTab.keys()) if (each.startsWith('msal.')) inTab.remove(each)
  },
}
