import { useMutation } from '@tanstack/react-query'
import { type FunctionComponent, useEffect, useEffectEvent } from 'react'
import { safeNext } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { MsalProvider, openDirectory } from '../msal'
import { GoOn } from '../go-on'
import { finishRedirect } from './calls'
import { DirectoryStatus } from './directory-status'
import { DirectoryError } from './failures'
import { messages } from './messages'
import { requestNote } from './request-note'
import { RedirectFrame } from './redirect-frame'
import { ReturnFailed } from './return-failed'
import { useDirectoryProgress } from './use-directory-progress'

const { returning: words } = messages

/** Takes the answer that the directory sent this window back with. */
export async function loadReturn(payload: string, state: string): Promise<FunctionComponent> {
  const app = await openDirectory(payload)
  const finish = finishRedirect(app, state)
  return function Return() {
    return (
      <MsalProvider instance={app}>
        <Finishing finish={finish} />
      </MsalProvider>
    )
  }
}

function Finishing({ finish }: { finish: () => Promise<string> }) {
  const { isAuthenticated } = useAuth()
  const { progress } = useDirectoryProgress()
  const finishing = useMutation({ mutationFn: finish })
  const isStarted = progress !== 'startup'
  const isOver = finishing.isSuccess || finishing.isError

  const begin = useEffectEvent(() => finishing.mutate())
  useEffect(() => begin(), [])

  if (finishing.isSuccess) return <GoOn to={safeNext(finishing.data)} />
  // Opened once more, by whoever is signed in already.
  const isOld = isAuthenticated && isSpent(finishing.error)
  if (isOld) return <GoOn to={safeNext(requestNote.lastNext())} />
  if (finishing.error) {
    return <ReturnFailed error={finishing.error} onRetry={() => finishing.mutate()} />
  }
  return (
    <RedirectFrame title={words.title} lead={words.lead}>
      <DirectoryStatus
        progress={isStarted && !isOver && progress === 'none' ? 'exchange' : progress}
      />
    </RedirectFrame>
  )
}

const isSpent = (error: unknown): boolean =>
  error instanceof DirectoryError && (error.kind === 'used' || error.kind === 'elsewhere')
