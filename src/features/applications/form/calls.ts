import type { Tables } from '@contracts/database.types'
import { exactTime } from '@/shared/format/dates'

export type Call = Pick<
  Tables<'calls'>,
  | 'id'
  | 'slug'
  | 'applicant_type'
  | 'title'
  | 'summary'
  | 'opens_at'
  | 'closes_at'
  | 'time_zone'
  | 'evergreen'
  | 'form_version_id'
>

/** How long after closing an application may still come in; the database has the last word. */
export const grace = 15 * 60_000

export type CallState = 'upcoming' | 'open' | 'grace' | 'closed'

export function callState({ opens_at, closes_at }: Call, now: Date): CallState {
  if (Date.parse(opens_at) > now.getTime()) return 'upcoming'
  if (!closes_at || Date.parse(closes_at) > now.getTime()) return 'open'
  return Date.parse(closes_at) + grace >= now.getTime() ? 'grace' : 'closed'
}

const closing = ({ closes_at }: Call) => (closes_at ? Date.parse(closes_at) : Infinity)

/** The one to begin with: the dated call that closes soonest, else the one that never closes, else whatever there is. */
export function chooseCall<Some extends Call>(calls: readonly Some[], now: Date): Some | undefined {
  const open = calls.filter((call) => callState(call, now) === 'open')
  const dated = open
    .filter(({ evergreen }) => !evergreen)
    .sort((one, other) => closing(one) - closing(other))
  return dated[0] ?? open[0] ?? calls[0]
}

/** The deadline in the reader's time zone, which is named; also in the call's own where they differ. */
export function deadlineText(
  { closes_at, time_zone }: Call,
  readerZone?: string,
): {
  here: string
  there: string | null
} | null {
  if (!closes_at) return null
  const moment = new Date(closes_at)
  const zone = readerZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      moment,
    )
  const isElsewhere = clock(zone) !== clock(time_zone)
  return {
    here: exactTime(moment, { timeZone: zone }),
    there: isElsewhere ? exactTime(moment, { timeZone: time_zone }) : null,
  }
}
