import { useMutation } from '@tanstack/react-query'
import { type FunctionComponent, useEffect, useEffectEvent } from 'react'
import { MsalProvider, openDirectory } from '../msal'
import { signOutThere } from './calls'
import { DirectoryStatus } from './directory-status'
import { LeaveFailed } from './leave-failed'
import { messages } from './messages'
import { RedirectFrame } from './redirect-frame'
import { useDirectoryProgress } from './use-directory-progress'

const { leaving: words } = messages

/** Signs out of the directory, too. It comes back to our own page. */
export async function loadLeave(): Promise<FunctionComponent> {
  const app = await openDirectory()
  return function Leave() {
    return (
      <MsalProvider instance={app}>
        <Leaving />
      </MsalProvider>
    )
  }
}

function Leaving() {
  const { app, progress } = useDirectoryProgress()
  const leaving = useMutation({ mutationFn: () => signOutThere(app) })
  const isStarted = progress !== 'startup'

  const begin = useEffectEvent(() => leaving.mutate())
  useEffect(() => {
    if (isStarted) begin()
  }, [isStarted])

  if (leaving.error) return <LeaveFailed onRetry={() => leaving.mutate()} />
  return (
    <RedirectFrame title={words.title} lead={words.lead}>
      <DirectoryStatus progress={progress} />
    </RedirectFrame>
  )
}
