import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import type { Failure, WayOn } from './failures'
import { wayWords } from './messages'

/** Nothing is broken when somebody has stopped by themselves. */
const ownDoing: readonly Failure['kind'][] = ['cancelled', 'popup-closed', 'interaction-required']

type FailureNoticeProps = { failure: Failure; onWay: (way: WayOn) => void }

/** What went wrong, and the ways on. */
export function FailureNotice({ failure: { kind, message, ways }, onWay }: FailureNoticeProps) {
  return (
    <Notice
      tone={ownDoing.includes(kind) ? 'warning' : 'danger'}
      live
      action={
        ways.length > 0 && (
          <span className="flex flex-wrap gap-2">
            {ways.map((way) => (
              <Button key={way} intent="secondary" size="sm" onClick={() => onWay(way)}>
                {wayWords[way]}
              </Button>
            ))}
          </span>
        )
      }
    >
      {message}
    </Notice>
  )
}
