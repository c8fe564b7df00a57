import { describe, expect, it } from 'vitest'
import { changesOf, type Draft, emptyDraft, joined, received, resolved, sending } from './draft'

const draft = (more: Partial<Draft>): Draft => ({ ...emptyDraft, ...more })
const server = (more: object) => ({
  applicationId: 'a1',
  formVersionId: 'f1',
  version: 2,
  answers: {},
  savedAt: null,
  ...more,
})

describe('joining two tabs', () => {
  const ancestor = draft({ applicationId: 'a1', version: 3, answers: { city: 'Kisumu' } })

  it('takes from each what it alone changed, and what is known of the server from the newer', () => {
    const mine = { ...ancestor, answers: { city: 'Kisumu', problem: 'Crops rot.' } }
    const theirs = draft({
      ...ancestor,
      version: 4,
      base: { website: 'w' },
      answers: { city: 'Kisumu', website: 'w' },
      savedAt: 'later',
    })
    expect(joined(ancestor, mine, theirs)).toMatchObject({
      version: 4,
      base: { website: 'w' },
      savedAt: 'later',
      answers: { city: 'Kisumu', problem: 'Crops rot.', website: 'w' },
      conflicts: [],
    })
  })

  it('keeps what one knows of the server when the other knows less', () => {
    const mine = draft({
      applicationId: 'a1',
      version: 1,
      base: { city: 'K' },
      answers: { city: 'K' },
    })
    const theirs = draft({ answers: { city: 'K' } })
    expect(joined(theirs, mine, theirs)).toMatchObject({ applicationId: 'a1', version: 1 })
  })

  it('lets a conflict rest that either tab has settled', () => {
    const open = { ...ancestor, conflicts: [{ key: 'city', theirs: 'Nairobi' }] }
    expect(joined(open, open, resolved(open, 'city', 'theirs'))).toMatchObject({
      answers: { city: 'Nairobi' },
      conflicts: [],
    })
    expect(joined(open, resolved(open, 'city', 'mine'), open).conflicts).toEqual([])
    expect(joined(open, open, open).conflicts).toHaveLength(1)
  })
})

describe('what the server has', () => {
  it('does not disturb what was typed since', () => {
    const mine = draft({ applicationId: 'a1', version: 1, answers: { city: 'Kisumu' } })
    const next = received(mine, server({ answers: { problem: 'Crops rot.' } }))
    expect(next.answers).toEqual({ city: 'Kisumu', problem: 'Crops rot.' })
    expect(changesOf(next)).toEqual({ city: 'Kisumu' })
  })

  it('is ignored when older than what is known', () => {
    const mine = draft({ applicationId: 'a1', version: 5, answers: { city: 'Kisumu' } })
    expect(received(mine, server({ version: 4 }))).toBe(mine)
  })

  it('ends a conflict when both sides have come to say the same', () => {
    const mine = draft({
      applicationId: 'a1',
      version: 1,
      base: { city: 'Nairobi' },
      answers: { city: 'Mombasa' },
      conflicts: [{ key: 'city', theirs: 'Nairobi' }],
    })
    expect(received(mine, server({ answers: { city: 'Mombasa' } })).conflicts).toEqual([])
    const other = received(mine, server({ answers: { city: 'Kisumu' } }))
    expect(other.conflicts).toEqual([{ key: 'city', theirs: 'Kisumu' }])
    expect(other.answers.city).toBe('Mombasa')
  })

  it('counts a removal that was sent, and arrived, as ours', () => {
    const mine = draft({ applicationId: 'a1', version: 1, base: { city: 'K' }, answers: {} })
    const sent = { ...sending(mine, { city: null }), answers: { city: 'Kisumu' } }
    const next = received(sent, server({ answers: {} }))
    expect(next.conflicts).toEqual([])
    expect(changesOf(next)).toEqual({ city: 'Kisumu' })
  })
})
