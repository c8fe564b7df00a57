/** What a date function needs to know about its reader; left out, it is the browser's. */
type Reader = { locale?: string; timeZone?: string }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The day as a number that can be subtracted, in the reader's time zone. */
function dayNumber(date: Date, timeZone?: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date)
  return Date.parse(`${day}T00:00:00Z`) / DAY
}

/** A moment as people say it: "just now", "5 minutes ago", "yesterday", "12 March". */
export function relativeTime(date: Date, now = new Date(), { locale, timeZone }: Reader = {}) {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const past = now.getTime() - date.getTime()
  const distance = Math.abs(past)
  if (distance < MINUTE) return past >= 0 ? 'just now' : 'in a moment'
  if (distance < HOUR)
    return words.format(-Math.sign(past) * Math.floor(distance / MINUTE), 'minute')

  const days = dayNumber(date, timeZone) - dayNumber(now, timeZone)
  // Past midnight, an hour ago is still an hour ago and not yet yesterday.
  if (days === 0 || distance < 6 * HOUR)
    return words.format(-Math.sign(past) * Math.floor(distance / HOUR), 'hour')
  if (Math.abs(days) <= 7) return words.format(days, 'day')
  return shortDate(date, now, { locale, timeZone })
}

/** "12 March", with the year when it is another one. */
export function shortDate(date: Date, now = new Date(), { locale, timeZone }: Reader = {}): string {
  const year = (moment: Date) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(moment)
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: year(date) === year(now) ? undefined : 'numeric',
  }).format(date)
}

/** The whole moment, with the time zone named: for hover, screen readers and deadlines. */
export function exactTime(date: Date, { locale, timeZone }: Reader = {}): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(date)
}

/** A day without a time, such as `2026-03-12`, which belongs to no time zone. */
export function plainDate(day: string, { locale }: Reader = {}): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** A month such as `2026-03`. */
export function plainMonth(month: string, { locale }: Reader = {}): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T00:00:00Z`))
}

/** Whole days from now until then, counted in the reader's time zone; negative when past. */
export function daysUntil(date: Date, now = new Date(), { timeZone }: Reader = {}): number {
  return dayNumber(date, timeZone) - dayNumber(now, timeZone)
}
