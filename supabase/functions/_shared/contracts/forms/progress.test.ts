import { readDefaultForm } from '@tests/support/form-vectors'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { progress } from './progress.ts'

const startup = readDefaultForm('startup')
const section = (answers: Answers, key: string) =>
  progress(startup, answers).sections.find((each) => each.key === key)

describe('progress', () => {
  it('begins at nothing, section by section', () => {
    const { sections, answered, share } = progress(startup, {})
    expect(sections.map(({ key, required }) => [key, required])).toEqual([
      ['company', 7],
      ['team', 4],
      ['product', 6],
      ['progress', 3],
      ['business', 4],
      ['needs', 4],
    ])
    expect(sections.some(({ begun, complete }) => begun || complete)).toBe(false)
    expect([answered, share]).toEqual([0, 0])
  })

  it('counts what is answered, blanks not', () => {
    const answers = { company_name: 'Mavuno', one_liner: '  ', sectors: [], country: 'KE' }
    expect(section(answers, 'company')).toMatchObject({ answered: 2, begun: true, complete: false })
  })

  it('knows a section begun by an optional answer alone', () => {
    expect(section({ founded: '2024-03' }, 'company')).toMatchObject({ answered: 0, begun: true })
  })

  it('takes no and zero for answers, an unticked consent for none', () => {
    expect(section({ has_users: false }, 'progress')).toMatchObject({ answered: 1 })
    const raised = { raised_so_far: { amount: 0, currency: 'KES' } }
    expect(section(raised, 'business')).toMatchObject({ answered: 1 })
    expect(section({ raised_so_far: { currency: 'KES' } }, 'business')).toMatchObject({
      answered: 0,
    })
    expect(section({ consent_terms: false }, 'needs')).toMatchObject({ answered: 0 })
  })

  it('asks one more question when a choice brings one up', () => {
    expect(section({ how_heard: 'friend' }, 'needs')).toMatchObject({ required: 4, answered: 1 })
    expect(section({ how_heard: 'other' }, 'needs')).toMatchObject({ required: 5, answered: 1 })
  })

  it('counts a group once all its items have what they need', () => {
    const founder = {
      ...{ first_name: 'Wanjiru', last_name: 'Kamau', email: 'w@mavuno.example', title: 'CEO' },
      ...{ technical: false, full_time: true, background: 'Ran a dairy.' },
    }
    expect(section({ founders: [founder] }, 'team')).toMatchObject({ answered: 1 })
    expect(section({ founders: [founder, {}] }, 'team')).toMatchObject({ answered: 0 })
  })

  it('is not complete while an item of an optional group has gaps', () => {
    const answers = {
      ...{ how_long: 'Two years', has_users: false, has_revenue: true },
      revenue_last_months: [{ month: '2026-10' }],
    }
    expect(section(answers, 'progress')).toMatchObject({
      answered: 3,
      required: 3,
      complete: false,
    })
    expect(section({ ...answers, has_revenue: false }, 'progress')).toMatchObject({
      complete: true,
    })
  })
})
