import { describe, expect, it } from 'vitest'
import { type Call, callState, chooseCall, deadlineText } from './calls'

const now = new Date('2026-11-20T12:00:00Z')
const call = (slug: string, more: Partial<Call> = {}): Call => ({
  id: slug,
  slug,
  applicant_type: 'startup',
  title: slug,
  summary: '',
  opens_at: '2026-11-01T00:00:00Z',
  closes_at: null,
  time_zone: 'Africa/Nairobi',
  evergreen: false,
  form_version_id: 'f1',
  ...more,
})
const evergreen = call('always', { evergreen: true })
const soon = call('soon', { closes_at: '2026-11-30T20:59:00Z' })
const later = call('later', { closes_at: '2026-12-30T20:59:00Z' })
const over = call('over', { closes_at: '2026-11-19T20:59:00Z' })
const upcoming = call('upcoming', { opens_at: '2026-12-01T00:00:00Z' })

describe('which call', () => {
  it('is the dated one that closes soonest', () => {
    expect(chooseCall([evergreen, later, over, upcoming, soon], now)).toBe(soon)
  })

  it('is the one that never closes when no dated one is open', () => {
    expect(chooseCall([over, upcoming, evergreen], now)).toBe(evergreen)
  })

  it('is any when none is open, so that there is something to say', () => {
    expect(chooseCall([over], now)).toBe(over)
    expect(chooseCall([], now)).toBeUndefined()
  })
})

describe('the state of a call', () => {
  it.each([
    [upcoming, 'upcoming'],
    [soon, 'open'],
    [evergreen, 'open'],
    [call('just', { closes_at: '2026-11-20T11:50:00Z' }), 'grace'],
    [over, 'closed'],
  ])('of $slug is known', (some, state) => {
    expect(callState(some as Call, now)).toBe(state)
  })
})

describe('the deadline', () => {
  it('is said in the reader’s time zone, and in that of the call where they differ', () => {
    const text = deadlineText(soon, 'America/Sao_Paulo')
    expect(text?.here).toMatch(/30.*5:59.*GMT-3/)
    expect(text?.there).toMatch(/30.*11:59.*GMT\+3/)
  })

  it('is said once where they agree', () => {
    expect(deadlineText(soon, 'Africa/Addis_Ababa')?.there).toBeNull()
  })

  it('is not there when a call never closes', () => {
    expect(deadlineText(evergreen)).toBeNull()
  })
})
