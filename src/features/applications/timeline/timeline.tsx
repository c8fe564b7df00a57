import { Icon } from '@/shared/ui/icon'
import { RelativeTime } from '@/shared/ui/relative-time'
import { timelineMessages } from './messages'
import type { TimelineEntry } from './timeline-model'

/** What happened, the newest on top, each with its moment. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return <p className="text-2 text-muted">{timelineMessages.empty}</p>
  return (
    <ol className="grid ps-1.5">
      {entries.toReversed().map((entry) => (
        <li
          key={entry.id}
          className="relative grid gap-1 border-s border-line ps-5 pb-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute -start-[4.5px] top-1.5 size-2 rotate-45 bg-line-strong in-[li:first-child]:bg-accent"
          />
          <p className="text-2">
            {entry.text}
            {entry.isInternal && (
              <span
                className="ms-2 inline-flex align-[-2px] text-muted"
                title={timelineMessages.internal}
              >
                <Icon name="lock" className="size-3.5" />
                <span className="sr-only">{timelineMessages.internal}</span>
              </span>
            )}
          </p>
          {entry.note && (
            <p
              dir="auto"
              className="max-w-measure border-s-2 border-line ps-3 text-2 whitespace-pre-line text-muted"
            >
              {entry.note}
            </p>
          )}
          {entry.sections && entry.sections.length > 0 && (
            <p className="text-1 text-muted">{timelineMessages.reopened(entry.sections)}</p>
          )}
          <p className="text-1 text-muted">
            <RelativeTime date={entry.at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
