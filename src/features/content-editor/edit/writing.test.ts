import { describe, expect, it } from 'vitest'
import { emptyValues } from '../fields/row'
import type { Piece } from '../types'
import {
  acceptSaved,
  beginWriting,
  changeField,
  differences,
  discardChanges,
  isUnsaved,
  receive,
  settle,
  toKept,
  unsavedKeys,
} from './writing'

const aPiece = (more: Partial<Piece> = {}): Piece => ({
  id: 'p1',
  version: 3,
  inside_version: 0,
  state: 'draft',
  published_at: null,
  first_published_at: null,
  updated_at: '2026-11-20T09:00:00Z',
  consented_at: null,
  values: { ...emptyValues('posts'), title: 'Rain', slug: 'rain', body: 'It rains.' },
  ...more,
})
const begin = (piece: Piece | null = aPiece()) => beginWriting('posts', piece, null)
const later = (changes: Record<string, string>, version = 4) =>
  aPiece({ version, values: { ...aPiece().values, ...changes } })

describe('the address', () => {
  it('follows the title of a new piece', () => {
    const writing = changeField(begin(null), 'title', 'Rain in Kisumu')
    expect(writing.values['slug']).toBe('rain-in-kisumu')
    expect(changeField(writing, 'title', 'Sun').values['slug']).toBe('sun')
  })

  it('stays as somebody has written it', () => {
    const own = changeField(changeField(begin(null), 'title', 'Rain'), 'slug', 'wet')
    expect(changeField(own, 'title', 'Sun').values['slug']).toBe('wet')
  })

  it('stays once others may have seen it', () => {
    const seen = aPiece({ state: 'published', published_at: '2026-01-01T00:00:00Z' })
    expect(changeField(begin(seen), 'title', 'Sun').values['slug']).toBe('rain')
    const archived = aPiece({ state: 'archived', first_published_at: '2026-01-01T00:00:00Z' })
    expect(changeField(begin(archived), 'title', 'Sun').values['slug']).toBe('rain')
    const scheduled = aPiece({ state: 'scheduled', published_at: '2999-01-01T00:00:00Z' })
    expect(changeField(begin(scheduled), 'title', 'Sun').values['slug']).toBe('sun')
  })
})

it('means the same hour when a time zone is put right', () => {
  const writing = beginWriting('challenges', null, null)
  const there = changeField(writing, 'time_zone', 'Africa/Nairobi')
  const closing = changeField(there, 'closes_at', '2026-12-01T09:00:00.000Z')
  const moved = changeField(closing, 'time_zone', 'UTC')
  expect(moved.values['closes_at']).toBe('2026-12-01T12:00:00.000Z')
})

describe('what is not saved', () => {
  it('is nothing before anybody has typed, in any kind', () => {
    for (const kind of ['posts', 'resources', 'faqs', 'openings', 'challenges'] as const) {
      expect(isUnsaved(beginWriting(kind, null, null))).toBe(false)
    }
    expect(isUnsaved(begin())).toBe(false)
  })

  it('is what differs, and nothing once it is as it was', () => {
    const changed = changeField(begin(), 'body', 'It pours.')
    expect(unsavedKeys(changed)).toEqual(['body'])
    expect(isUnsaved(changeField(changed, 'body', 'It rains.'))).toBe(false)
    expect(isUnsaved(discardChanges(changed))).toBe(false)
  })

  it('comes back from the device', () => {
    const changed = changeField(begin(), 'body', 'It pours.')
    const again = beginWriting('posts', aPiece(), toKept(changed, 'then'))
    expect(again).toMatchObject({
      values: { body: 'It pours.' },
      restoredFrom: 'then',
      theirs: null,
    })
    const fresh = beginWriting('posts', later({ body: 'It pours.' }), toKept(changed, 'then'))
    expect(fresh).toMatchObject({ restoredFrom: null, theirs: null })
  })

  it('meets what somebody else has saved meanwhile', () => {
    const kept = toKept(changeField(begin(), 'body', 'It pours.'), 'then')
    const again = beginWriting('posts', later({ title: 'Weather' }), kept)
    expect(again.theirs?.version).toBe(4)
    expect(again.base?.version).toBe(3)
    expect(differences(again)).toEqual([
      { key: 'title', mine: 'Rain', theirs: 'Weather', by: 'them' },
      { key: 'body', mine: 'It pours.', theirs: 'It rains.', by: 'me' },
    ])
  })
})

describe('what somebody else saves', () => {
  it('shows at once to whoever has written nothing', () => {
    const writing = receive(begin(), later({ body: 'Sun.' }))
    expect(writing).toMatchObject({ base: { version: 4 }, values: { body: 'Sun.' }, theirs: null })
  })

  it('is laid beside what was written, and nothing of either is lost', () => {
    const mine = changeField(changeField(begin(), 'body', 'Mine.'), 'title', 'My title')
    const met = receive(mine, later({ body: 'Theirs.', summary: 'Short.' }))
    expect(met.values['body']).toBe('Mine.')
    expect(differences(met).map(({ key, by }) => [key, by])).toEqual([
      ['title', 'me'],
      ['summary', 'them'],
      ['body', 'both'],
      ['slug', 'me'],
    ])

    const settled = settle(met, ['title', 'slug'])
    expect(settled.base?.version).toBe(4)
    expect(settled.values).toMatchObject({
      title: 'My title',
      body: 'Theirs.',
      summary: 'Short.',
    })
    expect(unsavedKeys(settled)).toEqual(['title', 'slug'])
  })

  it('is the newest of several', () => {
    const mine = changeField(begin(), 'body', 'Mine.')
    const met = receive(receive(mine, later({ body: 'One.' }, 4)), later({ body: 'Two.' }, 5))
    expect(met.theirs?.values['body']).toBe('Two.')
    expect(receive(met, later({ body: 'One.' }, 4)).theirs?.version).toBe(5)
  })
})

describe('after saving', () => {
  it('has nothing unsaved', () => {
    const sent = changeField(begin(), 'body', 'It pours.  ')
    const saved = acceptSaved(sent, later({ body: 'It pours.' }), sent.values)
    expect(isUnsaved(saved)).toBe(false)
    expect(saved.values['body']).toBe('It pours.')
  })

  it('keeps what was typed in the meantime', () => {
    const sent = changeField(begin(), 'body', 'It pours.')
    const typed = changeField(sent, 'summary', 'Wet.')
    const saved = acceptSaved(typed, later({ body: 'It pours.' }), sent.values)
    expect(unsavedKeys(saved)).toEqual(['summary'])
  })
})
