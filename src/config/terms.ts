/** The version of the terms that a new account accepts; raise it when their text changes. */
export const termsVersion = '2026-11-20'

/** The version of the privacy policy; raise it when its text changes. */
export const privacyVersion = '2026-11-20'
