import { describe, expect, it } from 'vitest'
import { columnKeys, neededWidth, readColumns, rememberColumns, usualColumns } from './columns'

const stored = (note: string) => localStorage.setItem('fourfold.review.columns', note)

describe('the chosen columns', () => {
  it('are none yet at first, and when the note cannot be read', () => {
    expect(readColumns()).toBeNull()
    stored('{"broken')
    expect(readColumns()).toBeNull()
    stored('7')
    expect(readColumns()).toBeNull()
  })

  it('are remembered, in their fixed order, without those that are no longer there', () => {
    rememberColumns(['submitted', 'call', 'reference'])
    expect(readColumns()).toEqual(['reference', 'call', 'submitted'])
    stored('["score","status"]')
    expect(readColumns()).toEqual(['status'])
  })

  it('may be none but the title, or all', () => {
    rememberColumns([])
    expect(readColumns()).toEqual([])
    rememberColumns([...columnKeys].reverse())
    expect(readColumns()).toEqual(columnKeys)
  })
})

describe('the usual columns', () => {
  it('are as many as there is room for, the status last to go', () => {
    expect(usualColumns(1136)).toEqual(['reference', 'applicant', 'country', 'status', 'submitted'])
    expect(usualColumns(760)).toEqual(['applicant', 'status', 'submitted'])
    expect(usualColumns(100)).toEqual(['status'])
  })

  it('always leave a title that can be read', () => {
    for (let width = 500; width < 1200; width += 20) {
      const columns = usualColumns(width)
      if (columns.length > 1) expect(neededWidth(columns)).toBeLessThanOrEqual(width)
    }
  })
})
