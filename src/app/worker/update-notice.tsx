import { useEffect, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { messages } from './messages'

type Props = { onReload: () => void; onLater: () => void }

/**
 * Says quietly that there is a new version. It takes no focus and no place of its own, and waits for as long as somebody
 * goes on with what they are at.
 */
export function UpdateNotice({ onReload, onLater }: Props) {
  // A region that is there before its text is read out.
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), 100)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      role="status"
      className="screen-only fixed start-4 bottom-[calc(1rem+var(--foot))] z-30 max-w-[calc(100vw-6rem)]"
    >
      {isSaid && (
        <div className="fold-corner enter-up flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line-strong bg-surface-raised py-2 ps-4 pe-6 text-2 shadow-float">
          <p>{messages.ready}</p>
          <div className="flex gap-1">
            <Button size="sm" intent="secondary" onClick={onReload}>
              {messages.reload}
            </Button>
            <Button size="sm" intent="quiet" onClick={onLater}>
              {messages.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
