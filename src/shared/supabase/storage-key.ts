/** Where the client keeps its session in local storage. */
export const sessionStorageKey = 'sb-auth-token'
