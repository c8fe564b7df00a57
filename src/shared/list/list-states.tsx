import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/shared/ui/button'
import { buttonStyle } from '@/shared/ui/button-style'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import type { Dropped } from './list-view'
import { publicListMessages as messages } from './public-messages'

/** What the address asked for that there is not. */
export function DroppedNotice<Key extends string>({
  dropped,
  labels,
}: {
  dropped: Dropped<Key>
  labels: Readonly<Record<Key, string>>
}) {
  const { filters, page } = dropped
  if (filters.length === 0 && !page) return null
  return (
    <Notice tone="warning" live>
      {filters.length > 0 && (
        <p>{messages.unknownFilters(filters.map((key) => labels[key].toLowerCase()))}</p>
      )}
      {page && <p>{messages.unknownPage}</p>}
    </Notice>
  )
}

type Read<Data> = {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  isPrevious: boolean
  refetch: () => void
}

type FoundProps<Data> = {
  read: Read<Data>
  /** What did not load: "The posts did not load". */
  failed: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What was read, or where it stays. It has the room of a screen whatever it is, so that what stands below does not come up when
 * the shapes give way to two lines, or to none.
 */
export function Found<Data>(props: FoundProps<Data>) {
  return (
    <div className="min-h-[70dvh]">
      <State {...props} />
    </div>
  )
}

/** On its way, failed, there, or as it was before while the new is on its way. */
function State<Data>({ read, failed, skeleton, children }: FoundProps<Data>) {
  const { data, error, isFetching, isPrevious, refetch } = read
  if (data === undefined) {
    if (error !== undefined && !isFetching)
      return <LoadError title={failed} error={error} onRetry={refetch} />
    return (
      <div role="status" aria-label={messages.loading}>
        {skeleton}
      </div>
    )
  }
  return (
    <div aria-busy={isPrevious || undefined} className={isPrevious ? 'opacity-55' : undefined}>
      {error !== undefined && (
        <Notice
          tone="warning"
          live
          className="mb-6"
          action={
            <Button intent="secondary" size="sm" busy={isFetching} onClick={refetch}>
              {messages.again}
            </Button>
          }
        >
          {messages.stale}
        </Notice>
      )}
      {children(data)}
    </div>
  )
}

type NothingProps = {
  /** The filters in words; none of them means that there is nothing at all. */
  filters: string[]
  isPastTheEnd: boolean
  /** The list without search and filters. */
  plain: string
  /** The first page of the list as it is filtered. */
  first: string
  noMatch: { title: string; text: (filters: string[]) => string }
  empty: { title: string; text: string; action?: ReactNode }
}

/** Nothing to show: because there is nothing yet, because nothing matches, or because the page has emptied. */
export function Nothing({ filters, isPastTheEnd, plain, first, noMatch, empty }: NothingProps) {
  if (isPastTheEnd) {
    return (
      <EmptyState
        title={messages.pastTheEnd}
        action={
          <Link to={first} className={buttonStyle('secondary')}>
            {messages.firstPage}
          </Link>
        }
      />
    )
  }
  if (filters.length > 0) {
    return (
      <EmptyState
        title={noMatch.title}
        action={
          <Link to={plain} className={buttonStyle('secondary')}>
            {messages.clear}
          </Link>
        }
      >
        {noMatch.text(filters)}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  )
}
