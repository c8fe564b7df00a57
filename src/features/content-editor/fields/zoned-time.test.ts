import { describe, expect, it } from 'vitest'
import { fromLocal, toLocal, zoneLabel, zoneNames } from './zoned-time'

describe('times in a time zone', () => {
  it.each([
    ['2026-11-22T09:30', 'Africa/Nairobi', '2026-11-22T06:30:00.000Z'],
    ['2026-07-01T09:30', 'Europe/Lisbon', '2026-07-01T08:30:00.000Z'],
    ['2026-12-01T09:30', 'Europe/Lisbon', '2026-12-01T09:30:00.000Z'],
    ['2026-01-01T00:00', 'America/Sao_Paulo', '2026-01-01T03:00:00.000Z'],
    ['2026-03-01T12:15', 'Asia/Kathmandu', '2026-03-01T06:30:00.000Z'],
  ])('%s in %s is %s, and back', (local, zone, moment) => {
    expect(fromLocal(local, zone)).toBe(moment)
    expect(toLocal(moment, zone)).toBe(local)
  })

  it('counts a time that the clock jumps over from before the jump', () => {
    // Lisbon goes from 00:59 to 02:00 on 29 March 2026.
    expect(fromLocal('2026-03-29T01:30', 'Europe/Lisbon')).toBe('2026-03-29T01:30:00.000Z')
  })

  it('takes the first of a time that comes twice', () => {
    // Berlin goes back from 03:00 to 02:00 on 25 October 2026.
    expect(fromLocal('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  })

  it('is right on the days around a change', () => {
    expect(fromLocal('2026-03-28T23:30', 'Europe/Berlin')).toBe('2026-03-28T22:30:00.000Z')
    expect(fromLocal('2026-03-29T12:00', 'Europe/Berlin')).toBe('2026-03-29T10:00:00.000Z')
    expect(fromLocal('2026-10-25T12:00', 'Europe/Berlin')).toBe('2026-10-25T11:00:00.000Z')
  })

  it.each(['', '2026-11-22', 'soon', '2026-13-41T99:99'])(
    'is none where there is none: %s',
    (local) => {
      expect(fromLocal(local, 'UTC')).toBeNull()
    },
  )

  it('names a zone as people do', () => {
    expect(zoneLabel('Africa/Nairobi')).toBe('Nairobi (GMT+3)')
    expect(zoneLabel('America/Sao_Paulo')).toBe('Sao Paulo (GMT-3)')
    expect(zoneLabel('UTC')).toBe('UTC')
  })

  it('offers the zone that is set even if the browser does not list it', () => {
    expect(zoneNames('UTC')).toContain('UTC')
  })
})
