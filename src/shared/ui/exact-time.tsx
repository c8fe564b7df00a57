import { exactTime } from '@/shared/format/dates'
import { useHydrated } from '@/shared/use-hydrated'

/** A whole moment in the reader's language and time zone; while the page is made and taken over, in UTC. */
export function ExactTime({ date }: { date: string }) {
  const reader = useHydrated() ? {} : { locale: 'en-GB', timeZone: 'UTC' }
  return (
    <time data-moment dateTime={date}>
      {exactTime(new Date(date), reader)}
    </time>
  )
}
