import { describe, expect, it } from 'vitest'
import {
  hasFilters,
  type ListView,
  noFilters,
  PAGE_SIZE,
  parseView,
  refine,
  toFilterArgs,
  toListArgs,
  toParams,
} from './filters'

const callId = '0b0b0b0b-0000-4000-8000-000000000001'
const rowId = '0b0b0b0b-0000-4000-8000-0000000000aa'
const plain: ListView = { ...noFilters, sort: 'submitted', descending: true, cursor: null }
const parse = (search: string) => parseView(new URLSearchParams(search))

describe('the view in the address', () => {
  it('is the newest first without any filter when the address says nothing', () => {
    expect(parse('')).toEqual(plain)
    expect(toParams(plain).toString()).toBe('')
  })

  it('comes back the same after a trip through the address', () => {
    const view: ListView = {
      search: 'Ọ̀nà & "solar" 🌍, 50%',
      calls: [callId],
      types: ['startup', 'advisor-mentor'],
      statuses: ['submitted', 'in_review'],
      countries: ['KE', 'FR'],
      sectors: ['energy', 'food_beverage'],
      sort: 'title',
      descending: true,
      cursor: { direction: 'after', id: rowId, value: 'Bambu ~ & Co' },
    }
    expect(parse(toParams(view).toString())).toEqual(view)
  })

  it('keeps an empty sort value of an edge, which a row without a title has', () => {
    const view: ListView = {
      ...plain,
      sort: 'title',
      descending: false,
      cursor: { direction: 'before', id: rowId, value: '' },
    }
    expect(parse(toParams(view).toString())).toEqual(view)
  })

  it('ignores what it does not know, so that an old or mangled link still opens', () => {
    expect(
      parse(
        'call=1;drop&type=toString,startup,startup&status=draft,nonsense&country=ke,Kenya,BR&sector=<b>&sort=score&dir=up&after=x~y',
      ),
    ).toEqual({ ...plain, types: ['startup'], countries: ['BR'] })
  })

  it('sorts text from A unless told otherwise', () => {
    expect(parse('sort=title').descending).toBe(false)
    expect(parse('sort=title&dir=desc').descending).toBe(true)
    expect(parse('dir=asc')).toEqual({ ...plain, descending: false })
  })

  it('cuts a search that no title could match', () => {
    expect(parse(`q=${'x'.repeat(5000)}`).search).toHaveLength(120)
  })
})

describe('refining the view', () => {
  it('goes back to the first page, since the old edge means nothing there', () => {
    const view = { ...plain, cursor: { direction: 'after', id: rowId, value: 'x' } as const }
    expect(refine(view, { statuses: ['submitted'] })).toEqual({ ...plain, statuses: ['submitted'] })
  })

  it('knows a search of spaces for none', () => {
    expect(hasFilters({ ...noFilters, search: '  ' })).toBe(false)
    expect(hasFilters({ ...noFilters, sectors: ['energy'] })).toBe(true)
  })
})

describe('what is asked of the database', () => {
  it('leaves out filters that are not set', () => {
    expect(toFilterArgs({ ...noFilters, search: ' kilimo ', countries: ['KE'] })).toEqual({
      search: 'kilimo',
      countries: ['KE'],
    })
  })

  it('asks for one row more than it shows', () => {
    expect(toListArgs(plain)).toMatchObject({
      sort: 'submitted',
      descending: true,
      page_size: PAGE_SIZE + 1,
    })
  })

  it('reads a page before an edge backwards', () => {
    const cursor = { direction: 'before', id: rowId, value: '2026-01-01' } as const
    expect(toListArgs({ ...plain, cursor })).toMatchObject({
      descending: false,
      cursor_value: '2026-01-01',
      cursor_id: rowId,
    })
  })
})
