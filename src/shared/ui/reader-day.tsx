import { useHydrated } from '@/shared/use-hydrated'

/** A day in the reader's language and time zone; while the page is made and taken over, in UTC. */
export function ReaderDay({ date, className }: { date: string; className?: string }) {
  const [locale, timeZone] = useHydrated() ? [] : ['en-GB', 'UTC']
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  return (
    <time data-day dateTime={date} className={className}>
      {day.format(new Date(date))}
    </time>
  )
}
