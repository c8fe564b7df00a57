import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { listMessages } from './messages'

const rows = Array.from({ length: 12 }, (_, row) => row)

/** The shape of the list while it is on its way. */
export function ListSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div role="status" aria-label={listMessages.loading}>
      {rows.map((row) => (
        <div
          key={row}
          className={
            isWide
              ? 'grid h-9 grid-cols-[2fr_1fr_1fr_1fr_1fr] items-center gap-8 border-b border-line ps-9 pe-4'
              : 'grid h-24 content-center gap-2.5 border-b border-line'
          }
        >
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
          {isWide && <Skeleton className="h-3.5 w-4/5" />}
          {isWide && <Skeleton className="h-3.5 w-3/5" />}
        </div>
      ))}
    </div>
  )
}

type EmptyListProps = {
  /** The filters in words; none of them means that there is nothing at all. */
  filters: string[]
  isPastTheEnd: boolean
  onClear: () => void
  onFirstPage: () => void
}

/** Nothing to show: because nothing came in, because nothing matches, or because the page has emptied. */
export function EmptyList({ filters, isPastTheEnd, onClear, onFirstPage }: EmptyListProps) {
  if (isPastTheEnd) {
    return (
      <EmptyState
        title={listMessages.pastTheEnd}
        action={<Button onClick={onFirstPage}>{listMessages.firstPage}</Button>}
      />
    )
  }
  if (filters.length > 0) {
    return (
      <EmptyState
        title={listMessages.noMatchTitle}
        action={<Button onClick={onClear}>{listMessages.clearAll}</Button>}
      >
        {listMessages.noMatchText(filters)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={listMessages.emptyTitle}
      action={<ButtonLink to="/apply">{listMessages.emptyAction}</ButtonLink>}
    >
      {listMessages.emptyText}
    </EmptyState>
  )
}
