/** The time zone of whoever reads. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** All that the browser knows, for a choice; the given one is among them. */
export function zoneNames(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(current) ? known : [current, ...known]
}

const partsIn = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

/** What the clock on the wall shows there at this moment, as if it were UTC. */
function wallTime(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    partsIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** A moment as `datetime-local` boxes have it, in a time zone. */
export function toLocal(moment: string, zone: string): string {
  return new Date(wallTime(Date.parse(moment), zone)).toISOString().slice(0, 16)
}

/**
 * The moment that a clock in this zone shows so. A time that the clock jumps over, in spring, counts from before the jump; one
 * that it shows twice, in autumn, is the first.
 */
export function fromLocal(local: string, zone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wanted)) return null
  const offsetAt = (moment: number) => wallTime(moment, zone) - moment
  const day = 86_400_000
  const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)]
  const first = wanted - before
  if (offsetAt(first) === before) return new Date(first).toISOString()
  const second = wanted - after
  return new Date(offsetAt(second) === after ? second : first).toISOString()
}

/** A time zone by the name that people know, with how far it is from UTC at that moment: "Nairobi (GMT+3)". */
export function zoneLabel(zone: string, moment = new Date()): string {
  if (zone === 'UTC') return zone
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
  return offset && offset !== city ? `${city} (${offset})` : city
}
