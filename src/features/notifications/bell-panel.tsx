import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Button } from '@/shared/ui/button'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { messages } from './messages'
import { useMarkRead } from './mutations'
import { NotificationRow } from './notification-row'
import { notificationQueries } from './queries'

/** The newest notifications, beneath the bell. */
export function BellPanel({ userId, unread }: { userId: string; unread: number }) {
  const newest = useQuery(notificationQueries.newest(userId))
  const markRead = useMarkRead(userId)

  return (
    <div className="w-[min(22rem,calc(100vw-5rem))]">
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line ps-4 pe-2">
        <p className="text-2 font-semibold">{messages.title}</p>
        {unread > 0 && (
          <Button intent="quiet" size="sm" onClick={() => markRead.mutate(null)}>
            {messages.markAll}
          </Button>
        )}
      </div>
      {newest.data ? (
        <ul className="max-h-[60dvh] overflow-y-auto">
          {newest.data.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={(id) => markRead.mutate([id])}
              compact
            />
          ))}
        </ul>
      ) : (
        <div className="p-4">
          {newest.error ? (
            <LoadError
              title={messages.failed}
              error={newest.error}
              onRetry={newest.refetch}
              busy={newest.isFetching}
            />
          ) : (
            <Skeleton lines={6} />
          )}
        </div>
      )}
      {newest.data?.length === 0 && (
        <p className="border-b border-line p-4 text-2 text-muted">{messages.empty}</p>
      )}
      <Link
        to="/dashboard/notifications"
        className="flex min-h-12 items-center justify-center text-2 font-medium hover:underline"
      >
        {messages.seeAll}
      </Link>
    </div>
  )
}
