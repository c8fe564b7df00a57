import { describe, expect, it } from 'vitest'
import { applicantTimeline, staffTimelineEntries, type TimelineEvent } from './timeline-model'

let count = 0
const event = (kind: string, data: unknown = {}): TimelineEvent => ({
  id: `event-${++count}`,
  kind,
  data,
  created_at: '2026-11-03T09:00:00Z',
})
const staffEvent = (kind: string, data: unknown = {}, shown = false) => ({
  ...event(kind, data),
  actor_name: 'Tomás Herrera',
  shown_to_applicant: shown,
})
const title = (key: string) => ({ team: 'Team' })[key] ?? key

describe('the timeline of the applicant', () => {
  it('says what happened to them in the second person', () => {
    const texts = applicantTimeline(
      [
        event('submitted'),
        event('moved', { public_label: 'being_reviewed' }),
        event('decision_released', { outcome: 'rejected', public_label: 'not_selected' }),
      ],
      [],
      title,
    ).map((entry) => entry.text)
    expect(texts).toEqual([
      'You submitted the application',
      'We began to review it',
      'There is a decision: Not selected',
    ])
  })

  it('carries what was asked for, and in which parts of the form', () => {
    const [entry] = applicantTimeline(
      [
        event('information_requested', {
          message: 'Who writes the code?',
          sections: ['team', 'x'],
        }),
      ],
      [],
      title,
    )
    expect(entry).toMatchObject({ note: 'Who writes the code?', sections: ['Team', 'x'] })
  })

  it('tells messages of theirs from messages to them', () => {
    const entries = applicantTimeline(
      [event('comment_added', { comment_id: 'a' }), event('comment_added', { comment_id: 'b' })],
      [
        { id: 'a', isMine: true },
        { id: 'b', isMine: false },
      ],
      title,
    )
    expect(entries.map(({ text }) => text)).toEqual([
      'You wrote a message',
      'The Fourfold team wrote to you',
    ])
  })

  it('leaves out what says nothing to them, and never shows an internal status', () => {
    const entries = applicantTimeline(
      [
        event('moved', { from: 'screening', to: 'rejected' }),
        event('moved', { public_label: 'toString' }),
        event('decision_approved', { outcome: 'accepted' }),
        event('something_new'),
        event('comment_added', { comment_id: 'gone' }),
        event('decision_released', null),
      ],
      [],
      title,
    )
    expect(entries).toEqual([])
  })
})

describe('the timeline of staff', () => {
  it('says who did what, and what the applicant does not see', () => {
    const entries = staffTimelineEntries(
      [
        staffEvent('moved', { from: 'submitted', to: 'screening' }, true),
        staffEvent('comment_added', { audience: 'staff' }),
        staffEvent('decision_approved', { outcome: 'accepted' }),
      ],
      title,
    )
    expect(entries.map(({ text, isInternal }) => [text, isInternal])).toEqual([
      ['Tomás Herrera moved it to Screening', false],
      ['Tomás Herrera wrote a note to the team', true],
      ['Tomás Herrera approved the decision: Accepted', true],
    ])
  })

  it('keeps events of a kind it does not know, and of people who are gone', () => {
    const entries = staffTimelineEntries(
      [{ ...staffEvent('something_new'), actor_name: null }],
      title,
    )
    expect(entries[0]?.text).toBe('Somebody who has left changed something')
  })
})
