import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { messages } from './messages'
import { useMarkRead } from './mutations'
import { pageMessages } from './page-messages'
import { NotificationList } from './notification-list'
import { type Filter, notificationQueries } from './queries'

/** Everything that the person was told, newest first. */
export function NotificationsPage() {
  const { user } = useAuth()
  return user && <Notifications userId={user.id} />
}

function Notifications({ userId }: { userId: string }) {
  const [search] = useSearchParams()
  const filter: Filter = search.get('filter') === 'unread' ? 'unread' : 'all'
  const { data: unread = 0 } = useQuery(notificationQueries.unreadCount(userId))
  const markRead = useMarkRead(userId)

  return (
    <>
      <PageMeta title={messages.title} description={pageMessages.description} />
      <PageHeader
        title={messages.title}
        lead={pageMessages.lead}
        actions={
          <>
            {unread > 0 && (
              <Button
                intent="secondary"
                size="sm"
                busy={markRead.isPending}
                onClick={() => markRead.mutate(null)}
              >
                {messages.markAll}
              </Button>
            )}
            <ButtonLink intent="quiet" size="sm" to="/dashboard/settings#notifications">
              {pageMessages.choose}
            </ButtonLink>
          </>
        }
      />
      <FilterLinks filter={filter} unread={unread} />
      <NotificationList userId={userId} filter={filter} onRead={(id) => markRead.mutate([id])} />
    </>
  )
}

function FilterLinks({ filter, unread }: { filter: Filter; unread: number }) {
  const views = [
    { name: 'all', to: '?', label: pageMessages.all, count: null },
    { name: 'unread', to: '?filter=unread', label: messages.unread, count: unread },
  ] as const
  return (
    <nav aria-label={pageMessages.filters} className="border-b border-line">
      <ul className="flex gap-6">
        {views.map(({ name, to, label, count }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={filter === name ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent text-2 text-muted hover:text-ink aria-[current=page]:border-accent forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight] aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {label}
              {count !== null && (
                <span data-tabular className="text-1 text-muted">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
