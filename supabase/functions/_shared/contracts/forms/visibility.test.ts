import { readDefaultForm } from '@tests/support/form-vectors'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from './definition.ts'
import { keptAnswers, visibleFields } from './visibility.ts'

const startup = readDefaultForm('startup')

describe('a submission', () => {
  it('keeps what is asked and drops what is hidden or unknown', () => {
    const answers = {
      ...{ company_name: 'Mavuno', has_users: true, active_users: 40 },
      ...{ has_revenue: false, revenue_last_months: [{ month: '2026-10' }] },
      ...{ how_heard: 'friend', how_heard_other: 'a poster', status: 'accepted' },
    }
    expect(keptAnswers(startup, answers)).toEqual({
      ...{ company_name: 'Mavuno', has_users: true, active_users: 40 },
      ...{ has_revenue: false, how_heard: 'friend' },
    })
  })

  it('leaves the answers that it was given as they were', () => {
    const answers = Object.freeze({ founders: Object.freeze([Object.freeze({ extra: 1 })]) })
    expect(keptAnswers(startup, { founders: [...answers.founders] })).toEqual({ founders: [{}] })
    expect(answers.founders).toEqual([{ extra: 1 }])
  })
})

describe('the fields to show', () => {
  const shown = (answers: Record<string, boolean | string>) =>
    visibleFields(fieldsOf(startup), answers).map(({ key }) => key)

  it('follow the answers', () => {
    expect(shown({})).not.toContain('active_users')
    expect(shown({ has_users: true })).toContain('active_users')
    expect(shown({ raising_now: true })).toEqual(
      expect.arrayContaining(['target', 'instrument', 'committed', 'closing']),
    )
    expect(shown({ raising_now: false })).not.toContain('target')
    expect(shown({ how_heard: 'other' })).toContain('how_heard_other')
  })
})
