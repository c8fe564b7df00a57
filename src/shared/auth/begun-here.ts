import type { User } from '@supabase/supabase-js'
import { onDevice } from '@/shared/device-storage'

const key = 'fourfold:account-begun'
/** Between an account and its first mail. */
const atOnce = 5_000

/**
 * Which account was begun at this browser, and so has a password that was chosen here. Anybody can begin one with the address of
 * somebody else: its owner, who confirms it, is asked whether the password is theirs.
 */
export const begunHere = {
  /** A sign-up with an address that waits for its confirmation already makes no account, and changes no password. */
  note(user: Pick<User, 'email' | 'created_at' | 'confirmation_sent_at'>): void {
    const waited =
      Date.parse(user.confirmation_sent_at ?? user.created_at) - Date.parse(user.created_at)
    if (user.email && waited < atOnce) begunHere.claim(user.email)
    else onDevice.remove(key)
  },
  /** They say so, or have chosen another one. */
  claim: (email: string): void => onDevice.write(key, email.toLowerCase()),
  is: (email: string | undefined): boolean =>
    email !== undefined && onDevice.read(key) === email.toLowerCase(),
}
