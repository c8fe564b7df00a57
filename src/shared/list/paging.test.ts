import { describe, expect, it } from 'vitest'
import { toPage } from './paging'

const row = (n: number) => ({ id: `id-${n}`, sort_value: `value-${n}` })
const rows = (...numbers: number[]) => numbers.map(row)
const after = { direction: 'after', id: 'id-0', value: 'value-0' } as const
const before = { direction: 'before', id: 'id-9', value: 'value-9' } as const

describe('a page of the list', () => {
  it('has no neighbours when everything fits', () => {
    expect(toPage(rows(1, 2), null, 2)).toEqual({ rows: rows(1, 2), previous: null, next: null })
  })

  it('keeps the one row too many for itself and offers the next page from the last shown', () => {
    expect(toPage(rows(1, 2, 3), null, 2)).toEqual({
      rows: rows(1, 2),
      previous: null,
      next: { direction: 'after', id: 'id-2', value: 'value-2' },
    })
  })

  it('offers the way back from any page after the first', () => {
    expect(toPage(rows(1), after, 2)).toEqual({
      rows: rows(1),
      previous: { direction: 'before', id: 'id-1', value: 'value-1' },
      next: null,
    })
  })

  it('turns a page round that was read backwards', () => {
    expect(toPage(rows(8, 7, 6), before, 2)).toEqual({
      rows: rows(7, 8),
      previous: { direction: 'before', id: 'id-7', value: 'value-7' },
      next: { direction: 'after', id: 'id-8', value: 'value-8' },
    })
  })

  it('knows the first page when it comes back to it', () => {
    expect(toPage(rows(8, 7), before, 2)).toMatchObject({ rows: rows(7, 8), previous: null })
  })

  it('has no edges when nothing is left beyond the old one', () => {
    expect(toPage([], after, 2)).toEqual({ rows: [], previous: null, next: null })
  })
})
