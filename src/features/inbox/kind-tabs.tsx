import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { type InboxCounts, type Kind, kinds } from './letters'
import { inboxMessages } from './messages'

type KindTabsProps = {
  current: Kind
  counts: InboxCounts | undefined
  addressOf: (kind: Kind) => string
}

/** The two lists, with how much waits in each. */
export function KindTabs({ current, counts, addressOf }: KindTabsProps) {
  return (
    <nav aria-label={inboxMessages.kinds} className="-mx-1 flex border-b border-line px-1">
      {kinds.map((kind) => {
        const open = counts?.[kind].open ?? 0
        return (
          <Link
            key={kind}
            to={addressOf(kind)}
            aria-current={kind === current ? 'page' : undefined}
            className={cx(
              'target flex items-center gap-1.5 border-b-2 px-2 text-2 -outline-offset-2 transition-colors sm:px-3',
              kind === current
                ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
                : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
            )}
          >
            {inboxMessages.kind[kind]}{' '}
            {open > 0 && (
              <span data-tabular className="text-1 text-muted">
                {inboxMessages.waiting(open)}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
