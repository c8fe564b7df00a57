import { Link } from 'react-router-dom'
import { formatNumber } from '@/shared/format/numbers'
import { cx } from '@/shared/ui/cx'
import { type ContentKind, kinds } from '../kinds'
import { kindWords } from '../messages'
import type { ContentCounts } from '../types'
import { listMessages } from './messages'
import { listAddress, plainView } from './view'

type KindTabsProps = { current: ContentKind; counts: ContentCounts | undefined }

const sum = (counts: Partial<Record<string, number>> = {}) =>
  Object.values(counts).reduce<number>((all, one) => all + (one ?? 0), 0)

/** What there is to write, with how much of it there is. */
export function KindTabs({ current, counts }: KindTabsProps) {
  return (
    <nav
      aria-label={listMessages.kinds}
      className="-mx-1 flex overflow-x-auto border-b border-line px-1"
    >
      {kinds.map((kind) => (
        <Link
          key={kind}
          to={listAddress(plainView(kind))}
          aria-current={kind === current ? 'page' : undefined}
          className={cx(
            'target flex shrink-0 items-center gap-1.5 border-b-2 px-2 text-2 whitespace-nowrap -outline-offset-2 transition-colors sm:px-3',
            kind === current
              ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
              : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
          )}
        >
          {kindWords[kind].many}{' '}
          <span data-tabular className="text-1 text-muted">
            {counts && formatNumber(sum(counts[kind]))}
          </span>
        </Link>
      ))}
    </nav>
  )
}
