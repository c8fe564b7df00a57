import { useQuery } from '@tanstack/react-query'
import { useAuth } from '@/shared/auth/use-auth'
import { Icon } from '@/shared/ui/icon'
import { Popover } from '@/shared/ui/popover'
import { BellPanel } from './bell-panel'
import { messages } from './messages'
import { notificationQueries } from './queries'
import { useLiveNotifications } from './use-live-notifications'

/** How many notifications are unread, live; opened, the newest of them. */
export function NotificationBell() {
  const { user } = useAuth()
  return user && <Bell userId={user.id} />
}

function Bell({ userId }: { userId: string }) {
  useLiveNotifications(userId)
  const { data: unread = 0 } = useQuery(notificationQueries.unreadCount(userId))

  return (
    <Popover
      label={messages.bell(unread)}
      align="end"
      triggerClassName="target relative grid aspect-square place-items-center rounded-control hover:bg-ink/7"
      trigger={
        <>
          <Icon name="bell" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              data-tabular
              className="absolute end-0 top-0 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-accent"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </>
      }
    >
      <BellPanel userId={userId} unread={unread} />
    </Popover>
  )
}
