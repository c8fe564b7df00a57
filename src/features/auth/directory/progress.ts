/** What of signing in through the directory is under way. */
export type Progress =
  'startup' | 'none' | 'login' | 'acquire-token' | 'sso-silent' | 'handle-redirect' | 'logout'

/** How the library names it; signing in and a hidden frame have no names of their own there. */
export type LibraryProgress = 'startup' | 'none' | 'acquireToken' | 'handleRedirect' | 'logout'

type Circumstances = {
  /** A hidden frame is open. */
  isSilent: boolean
  /** The directory's session of this tab is known, so that asking again is no signing in. */
  hasAccount: boolean
}

export function progressOf(
  library: LibraryProgress,
  { isSilent, hasAccount }: Circumstances,
): Progress {
  switch (library) {
    case 'acquireToken':
      return hasAccount ? 'acquire-token' : 'login'
    case 'handleRedirect':
      return 'handle-redirect'
    case 'none':
      return isSilent ? 'sso-silent' : 'none'
    default:
      return library
  }
}
