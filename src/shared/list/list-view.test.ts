import { describe, expect, it } from 'vitest'
import {
  isNarrowed,
  isOneOf,
  isSlug,
  isWord,
  type ListSpec,
  readView,
  refineView,
  writeView,
} from './list-view'
import { toToken } from './page-token'

const spec: ListSpec<'kind' | 'sector'> = {
  filters: { kind: isOneOf('guide', 'tool'), sector: isWord },
  edge: 'moment',
}
const read = (search: string) => readView(new URLSearchParams(search), spec)
const edge = { value: '2026-11-20T09:30:00+00:00', id: '0b0b0b0b-0000-7000-8000-000000000001' }
const plain = { search: '', filters: {}, cursor: null }
const nothing = { filters: [], page: false }

describe('a view in the address', () => {
  it('is the whole list where the address says nothing', () => {
    expect(read('')).toEqual({ view: plain, dropped: nothing })
    expect(writeView(plain, spec)).toBe('')
  })

  it('comes back the same after a trip through the address', () => {
    const view = {
      search: 'Ọ̀nà & "solar" 🌍, 50%',
      filters: { kind: 'guide', sector: 'food_beverage' },
      cursor: { ...edge, direction: 'before' as const },
    }
    expect(read(writeView(view, spec))).toEqual({ view, dropped: nothing })
  })

  it('leaves out what there is not, and says so', () => {
    expect(read('kind=toString&sector=<b>&after=x&resource=y')).toEqual({
      view: plain,
      dropped: { filters: ['kind', 'sector'], page: true },
    })
  })

  it('takes the page after where both are named', () => {
    const { view } = read(`before=${toToken(edge)}&after=${toToken(edge)}`)
    expect(view.cursor).toEqual({ ...edge, direction: 'after' })
  })

  it('cuts a search of 100 kB', () => {
    expect(read(`q=${'x'.repeat(100_000)}`).view.search).toHaveLength(100)
  })

  it('ignores filters without a value, as a form sends them', () => {
    expect(read('q=&kind=&sector=')).toEqual({ view: plain, dropped: nothing })
  })

  it('begins at the first page again when it is narrowed', () => {
    const view = { ...plain, cursor: { ...edge, direction: 'after' as const } }
    expect(refineView(view, { filters: { kind: 'tool' } })).toEqual({
      ...plain,
      filters: { kind: 'tool' },
    })
  })

  it('knows a search of spaces for none', () => {
    expect(isNarrowed({ ...plain, search: '  ' })).toBe(false)
    expect(isNarrowed({ ...plain, filters: { kind: undefined } })).toBe(false)
    expect(isNarrowed({ ...plain, filters: { kind: 'tool' } })).toBe(true)
  })
})

describe('words in addresses', () => {
  it('are those that the database could keep', () => {
    expect(['B2B', 'food_beverage', 'a+b', 'pre-seed'].every(isWord)).toBe(true)
    expect(['', 'a b', '-a', 'a,b', '{x}', 'ä', 'x'.repeat(61)].some(isWord)).toBe(false)
    expect(isSlug('what-reviewers-read')).toBe(true)
    expect(['', 'A', 'a--b', '../x', 'x'.repeat(101)].some(isSlug)).toBe(false)
  })
})
