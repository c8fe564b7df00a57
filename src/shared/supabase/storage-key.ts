/** Where the client keeps its session in local storage. */
export const sessionStorageKey = 'sb-auth-token'

/** And what shows that a sign-in with another site began in this browser, until its code has come back. */
export const codeVerifierKey = `${sessionStorageKey}-code-verifier`
