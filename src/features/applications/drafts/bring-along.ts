import { inTab } from '@/shared/device-storage'

const key = 'fourfold:bring-along'
/** Long enough for a new account and its mail, in milliseconds; whoever comes later may be somebody else. */
const lasts = 30 * 60_000

/**
 * Whoever signs in from within a form, by what offers to keep or to submit what is in it, has said already that it is
 * theirs. Signing in by any other way has not: the answers may be somebody else's, who sat here before.
 */
export const bringAlong = {
  ask: (): void => inTab.write(key, String(Date.now())),
  /** True once for each time it was asked, if that was not long ago. */
  take: (): boolean => {
    const askedAt = Number(inTab.read(key))
    inTab.remove(key)
    return Date.now() - askedAt < lasts
  },
}
