import { inTab } from '@/shared/device-storage'

const key = 'fourfold:bring-along'

/**
 * Whoever signs in from within a form, by what offers to keep or to submit what is in it, has said already that it is
 * theirs. Signing in by any other way has not: the answers may be somebody else's, who sat here before.
 */
export const bringAlong = {
  ask: (): void => inTab.write(key, 'asked'),
  /** True once for each time it was asked. */
  take: (): boolean => {
    const isAsked = inTab.read(key) !== null
    inTab.remove(key)
    return isAsked
  },
}
