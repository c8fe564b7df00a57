import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import { messages } from './messages'

/** The way to the notifications while the bell itself is missing. */
export function PlainBell() {
  return (
    <Link
      to="/dashboard/notifications"
      aria-label={messages.title}
      className="target grid aspect-square place-items-center rounded-control hover:bg-ink/7"
    >
      <Icon name="bell" />
    </Link>
  )
}
