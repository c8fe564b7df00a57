import { describe, expect, it } from 'vitest'
import { listAddress, parseView, plainView } from './view'

const id = '0b0b0b0b-0000-4000-8000-0000000000a1'
const parse = (search: string) => parseView(new URLSearchParams(search))

describe('the address of the list', () => {
  it('is the posts when it says nothing', () => {
    expect(parse('')).toEqual(plainView('posts'))
    expect(listAddress(plainView('posts'))).toBe('/dashboard/content')
  })

  it('holds all that decides what is shown', () => {
    const search = `kind=faqs&q=pitch+deck&state=draft&after=${id}%7E2026-11-22T10%3A00%3A00.123%2B00%3A00`
    const view = parse(search)
    expect(view).toEqual({
      kind: 'faqs',
      search: 'pitch deck',
      state: 'draft',
      cursor: { direction: 'after', id, value: '2026-11-22T10:00:00.123+00:00' },
    })
    expect(listAddress(view)).toBe(`/dashboard/content?${search}`)
  })

  it.each(['kind=pages', 'state=lost', 'after=nonsense', 'after=1~2'])(
    'leaves out what it does not understand: %s',
    (search) => {
      expect(parse(search)).toEqual(plainView('posts'))
    },
  )

  it('searches at most a hundred characters', () => {
    expect(parse(`q=${'a'.repeat(300)}`).search).toHaveLength(100)
  })
})
