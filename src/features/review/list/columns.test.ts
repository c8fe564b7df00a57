import { describe, expect, it } from 'vitest'
import { columnKeys, neededWidth, readColumns, rememberColumns, usualColumns } from './columns'

function storage(initial?: string) {
  let value = initial ?? null
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

describe('the chosen columns', () => {
  it('are none yet at first, and when the note cannot be read', () => {
    expect(readColumns(storage())).toBeNull()
    expect(readColumns(storage('{"broken'))).toBeNull()
    expect(readColumns(storage('7'))).toBeNull()
  })

  it('are remembered, in their fixed order, without those that are no longer there', () => {
    const browser = storage()
    rememberColumns(browser, ['submitted', 'call', 'reference'])
    expect(readColumns(browser)).toEqual(['reference', 'call', 'submitted'])
    expect(readColumns(storage('["score","status"]'))).toEqual(['status'])
  })

  it('may be none but the title, or all', () => {
    const browser = storage()
    rememberColumns(browser, [])
    expect(readColumns(browser)).toEqual([])
    rememberColumns(browser, [...columnKeys].reverse())
    expect(readColumns(browser)).toEqual(columnKeys)
  })

  it('survive a storage that takes nothing', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => rememberColumns(full, ['status'])).not.toThrow()
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
