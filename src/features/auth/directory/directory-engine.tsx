import { useMutation } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { MsalProvider, openDirectory } from '../msal'
import { type Attempt, begin, type Way } from './calls'
import { DirectoryStatus } from './directory-status'
import { FailureNotice } from './failure-notice'
import { failureOf, type WayOn } from './failures'
import { messages } from './messages'
import { useDirectoryProgress } from './use-directory-progress'

export type EngineProps = Pick<Attempt, 'next' | 'email'> & {
  /** What was pressed before this was there. */
  pressed: Way | null
  /** Takes over what the buttons do. */
  onReady: (start: (way: Way) => void) => void
  onBusy: (isBusy: boolean) => void
}

/** Signs in through the directory, and says how that goes. The buttons themselves are there before it. */
export async function loadEngine(): Promise<ComponentType<EngineProps>> {
  const app = await openDirectory()
  return function DirectoryEngine(props) {
    return (
      <MsalProvider instance={app}>
        <Attempts {...props} />
      </MsalProvider>
    )
  }
}

function Attempts({ next, email, pressed, onReady, onBusy }: EngineProps) {
  const { app, progress, name } = useDirectoryProgress()
  const [isExchanging, setExchanging] = useState(false)
  const attempt = useMutation({
    mutationFn: (given: Attempt) => begin(app, given, () => setExchanging(true)),
    onSettled: () => setExchanging(false),
  })
  const start = (way: Way, isOther = false) => {
    if (!attempt.isPending) attempt.mutate({ way, next, email, isOther })
  }

  const isStarted = progress !== 'startup'
  const startNow = useEffectEvent(start)
  const ready = useEffectEvent(() => {
    onReady((way) => startNow(way))
    if (pressed) start(pressed)
  })
  useEffect(() => {
    if (isStarted) ready()
  }, [isStarted])
  const tell = useEffectEvent(onBusy)
  useEffect(() => tell(attempt.isPending), [attempt.isPending])

  const last = attempt.variables?.way ?? 'redirect'
  const goOn = (way: WayOn) => start(way === 'redirect' ? 'redirect' : last, way === 'account')
  return (
    <>
      {name && !attempt.isPending && (
        <Button intent="quiet" onClick={() => start('silent')}>
          {messages.again(name)}
        </Button>
      )}
      <DirectoryStatus progress={isExchanging ? 'exchange' : progress} />
      {attempt.error && (
        <FailureNotice
          failure={failureOf(attempt.error, last === 'popup' ? 'popup' : 'other')}
          onWay={goOn}
        />
      )}
    </>
  )
}
