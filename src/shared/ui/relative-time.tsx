import { useEffect, useState } from 'react'
import { exactTime, relativeTime } from '@/shared/format/dates'

/** A moment as people say it; the exact one on hover and for screen readers. */
export function RelativeTime({ date, className }: { date: string | Date; className?: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])

  const moment = new Date(date)
  const exact = exactTime(moment)
  return (
    <time dateTime={moment.toISOString()} title={exact} className={className}>
      <span aria-hidden="true">{relativeTime(moment, now)}</span>
      <span className="sr-only">{exact}</span>
    </time>
  )
}
