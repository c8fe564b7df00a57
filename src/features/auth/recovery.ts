const key = 'fourfold:choosing-password'

/** Remembers, for this tab, that its session came from a recovery mail: a reload must not lose the form. */
export const rememberRecovery = (): void => sessionStorage.setItem(key, 'yes')
export const isRecovering = (): boolean => sessionStorage.getItem(key) !== null
export const endRecovery = (): void => sessionStorage.removeItem(key)
