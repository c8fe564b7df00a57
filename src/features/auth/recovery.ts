import { inTab } from '@/shared/device-storage'

const key = 'fourfold:choosing-password'

/** Remembers, for this tab, that its session came from a recovery mail: a reload must not lose the form. */
export const rememberRecovery = (): void => inTab.write(key, 'yes')
export const isRecovering = (): boolean => inTab.read(key) !== null
export const endRecovery = (): void => inTab.remove(key)
