import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import { RelativeTime } from '@/shared/ui/relative-time'
import { messages } from './messages'
import { iconOf } from './notification-icon'
import type { Notification } from './queries'

type NotificationRowProps = {
  notification: Notification
  onRead: (id: string) => void
  /** In the bell's panel there is room for the gist only. */
  compact?: boolean
}

/** What happened, when, and the way there; following it marks it as read. */
export function NotificationRow({ notification, onRead, compact }: NotificationRowProps) {
  const { id, kind, title, body, link, read_at, created_at } = notification
  const isUnread = read_at === null
  const read = () => {
    if (isUnread) onRead(id)
  }
  const words = <span className={isUnread ? 'font-semibold' : undefined}>{title}</span>

  return (
    <li
      className={cx(
        'relative grid grid-cols-[auto_1fr_auto] items-start gap-x-3 border-b border-line px-4 py-3 has-[a:hover]:bg-surface',
        isUnread && 'fold-corner',
      )}
    >
      <Icon name={iconOf(kind)} className="mt-0.5 size-5 text-muted" />
      <div className="grid min-w-0 gap-0.5">
        <p className="text-2 wrap-anywhere">
          {isUnread && <span className="sr-only">{messages.unread}: </span>}
          {link ? (
            <Link to={link} onClick={read} className="after:absolute after:inset-0">
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        {body && (
          <p
            className={
              compact
                ? 'line-clamp-2 text-1 text-muted'
                : 'line-clamp-3 max-w-measure text-2 text-muted'
            }
          >
            {body}
          </p>
        )}
        <RelativeTime date={created_at} className="text-1 text-muted" />
      </div>
      {isUnread && !compact && (
        <button
          type="button"
          onClick={read}
          aria-label={messages.markReadOf(title)}
          title={messages.markRead}
          className="target relative grid aspect-square place-items-center rounded-control text-muted hover:bg-ink/7 hover:text-ink"
        >
          <Icon name="check" />
        </button>
      )}
    </li>
  )
}
