import { useEffect, useState } from 'react'
import { type DirectoryApplication, onSilentAttempt, useMsal } from '../msal'
import { type Progress, progressOf } from './progress'

/** What the library says is under way, as the interface names it. Within the library's provider only. */
export function useDirectoryProgress(): {
  app: DirectoryApplication
  progress: Progress
  /** Whom the directory has signed in, in this tab. */
  name: string | undefined
} {
  const { instance, inProgress, accounts } = useMsal()
  // The provider knows its type only as the interface that any of them has.
  const app = instance as DirectoryApplication
  const [isSilent, setSilent] = useState(false)
  useEffect(() => onSilentAttempt(app, setSilent), [app])
  const [account] = accounts
  return {
    app,
    progress: progressOf(inProgress, { isSilent, hasAccount: Boolean(account) }),
    name: account && (account.name || account.username),
  }
}
