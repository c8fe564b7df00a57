import { Link } from 'react-router-dom'
import { Badge } from '@/shared/ui/badge'
import { cx } from '@/shared/ui/cx'
import { RelativeTime } from '@/shared/ui/relative-time'
import { type Kind, type ListedLetter, ratingTone } from './letters'
import { inboxMessages as words } from './messages'
import { topicName } from './topic-name'

type EntriesProps = {
  kind: Kind
  letters: readonly ListedLetter[]
  current: string | null
  addressOf: (id: string) => string
}

/** The letters, newest first: who, about what, and how it begins. */
export function Entries({ kind, letters, current, addressOf }: EntriesProps) {
  return (
    <ul aria-label={words.list[kind]} className="border-t border-line">
      {letters.map((letter) => (
        <li
          key={letter.id}
          className={cx(
            'relative grid grid-cols-1 gap-1 border-b border-line px-3 py-3 has-[a:hover]:bg-surface',
            letter.id === current && 'fold-corner bg-surface',
          )}
        >
          <div className="flex items-baseline justify-between gap-4">
            <Link
              to={addressOf(letter.id)}
              data-row={letter.id}
              data-opens={letter.id}
              aria-current={letter.id === current || undefined}
              dir="auto"
              className={cx(
                'min-w-0 truncate text-2 -outline-offset-2 after:absolute after:inset-0',
                letter.settled_at ? 'text-muted' : 'font-semibold',
              )}
            >
              {letter.name ?? letter.email}
            </Link>
            <RelativeTime date={letter.created_at} className="shrink-0 text-1 text-muted" />
          </div>
          <p dir="auto" className="line-clamp-2 text-2 wrap-anywhere text-muted">
            {letter.preview}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-1 text-muted">
            {topicName(kind, letter.topic)}
            {typeof letter.rating === 'number' && (
              <Badge tone={ratingTone(letter.rating)}>{words.rating(letter.rating)}</Badge>
            )}
            {letter.settled_at && <Badge>{words.settledBadge}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  )
}
