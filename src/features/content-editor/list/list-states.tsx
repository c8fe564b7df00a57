import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { editorAddress } from '../addresses'
import { kindWords } from '../messages'
import { listMessages } from './messages'
import { type ContentView, hasFilters } from './view'

const rows = Array.from({ length: 10 }, (_, row) => row)

/** The shape of the list while it is on its way. */
export function ListSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div role="status" aria-label={listMessages.loading}>
      {rows.map((row) => (
        <div
          key={row}
          className={
            isWide
              ? 'grid h-9 grid-cols-[3fr_1fr_1fr_1fr] items-center gap-8 border-b border-line pe-4'
              : 'grid h-20 content-center gap-2.5 border-b border-line'
          }
        >
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-3/5" />
          {isWide && <Skeleton className="h-3.5 w-4/5" />}
          {isWide && <Skeleton className="h-3.5 w-3/5" />}
        </div>
      ))}
    </div>
  )
}

type EmptyListProps = { view: ContentView; onClear: () => void; onFirstPage: () => void }

/** Nothing to show: because nothing was written, because nothing matches, or because the page has emptied. */
export function EmptyList({ view, onClear, onFirstPage }: EmptyListProps) {
  if (view.cursor) {
    return (
      <EmptyState
        title={listMessages.pastTheEnd}
        action={<Button onClick={onFirstPage}>{listMessages.firstPage}</Button>}
      />
    )
  }
  if (hasFilters(view)) {
    return (
      <EmptyState
        title={listMessages.noMatchTitle}
        action={<Button onClick={onClear}>{listMessages.clear}</Button>}
      >
        {listMessages.noMatchText(view.kind, view.search, view.state)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={listMessages.noneTitle(view.kind)}
      action={
        <ButtonLink to={editorAddress(view.kind)}>{listMessages.create(view.kind)}</ButtonLink>
      }
    >
      {kindWords[view.kind].about}
    </EmptyState>
  )
}
