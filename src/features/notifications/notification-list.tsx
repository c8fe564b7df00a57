import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { StaleNotice } from '@/shared/ui/stale-notice'
import { messages } from './messages'
import { NotificationRow } from './notification-row'
import { pageMessages } from './page-messages'
import { type Filter, notificationQueries } from './queries'

type NotificationListProps = { userId: string; filter: Filter; onRead: (id: string) => void }

/** Pages of notifications, one after the other. */
export function NotificationList({ userId, filter, onRead }: NotificationListProps) {
  const list = useInfiniteQuery(notificationQueries.list(userId, filter))
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = list

  if (!data) {
    if (error)
      return (
        <div className="pt-6">
          <LoadError
            title={messages.failed}
            error={error}
            onRetry={list.refetch}
            busy={isFetching}
          />
        </div>
      )
    return (
      <div className="grid gap-8 pt-6" aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} lines={2} className="max-w-measure" />
        ))}
      </div>
    )
  }

  const rows = data.pages.flat()
  if (rows.length === 0) return <Empty filter={filter} />
  return (
    <>
      <StaleNotice query={list} />
      <ul>
        {rows.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onRead={onRead} />
        ))}
      </ul>
      <div className="pt-6">
        {hasNextPage ? (
          <Button
            intent="secondary"
            busy={isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {isFetchingNextPage ? pageMessages.loadingMore : pageMessages.more}
          </Button>
        ) : (
          data.pages.length > 1 && <p className="text-2 text-muted">{pageMessages.end}</p>
        )}
      </div>
    </>
  )
}

function Empty({ filter }: { filter: Filter }) {
  if (filter === 'all')
    return <EmptyState title={pageMessages.emptyTitle}>{messages.empty}</EmptyState>
  return (
    <EmptyState
      title={pageMessages.noneUnreadTitle}
      action={
        <ButtonLink intent="secondary" to="?">
          {pageMessages.showAll}
        </ButtonLink>
      }
    >
      {pageMessages.noneUnread}
    </EmptyState>
  )
}
