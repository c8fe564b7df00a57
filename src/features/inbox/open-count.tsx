import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@/shared/format/numbers'
import { useLive } from '@/shared/supabase/live'
import { inboxMessages } from './messages'
import { inboxQueries } from './queries'

/** How much waits, beside the way to the inbox. Nothing while nothing does. */
export function OpenCount() {
  const { data: counts } = useQuery(inboxQueries.counts())
  useLive('staff', { inbox_changed: [inboxQueries.all()] })
  const open = counts ? counts.contact.open + counts.feedback.open : 0
  if (open === 0) return null
  return (
    <span
      data-tabular
      className="ms-auto rounded-control bg-ink/7 px-1.5 text-1 font-medium text-ink forced-colors:border"
    >
      <span aria-hidden="true">{formatNumber(open)}</span>
      <span className="sr-only">{inboxMessages.waiting(open)}</span>
    </span>
  )
}
