import { describe, expect, it } from 'vitest'
import { editableNumber, parseNumber } from './numbers'

describe('a number as people type it', () => {
  it.each([
    ['1200', 'en', 1200],
    ['1,200', 'en', 1200],
    ['1,200,000.50', 'en', 1_200_000.5],
    ['1 200', 'fr', 1200],
    ['1 200,5', 'fr', 1200.5],
    ['1.200', 'de', 1200],
    ['1.200.000', 'de', 1_200_000],
    ['12,5', 'en', 12.5],
    ['12.5', 'de', 12.5],
    ['1’200', 'de-CH', 1200],
    ['1.200', 'en', 1.2],
    ['-5', 'en', -5],
    ['−5', 'en', -5],
    ['.5', 'en', 0.5],
    ['0', 'en', 0],
    ['', 'en', null],
    ['about 40', 'en', null],
    ['12k', 'en', null],
    ['1,2,3', 'en', null],
    ['1e5', 'en', null],
    ['Infinity', 'en', null],
  ])('reads %s in %s', (text, locale, number) => {
    expect(parseNumber(text, locale)).toBe(number)
  })

  it('gives it back to be edited, without grouping', () => {
    expect(editableNumber(1200000.5, 'en')).toBe('1200000.5')
    expect(editableNumber(1200000.5, 'de')).toBe('1200000,5')
    expect(editableNumber(5, 'ar-EG')).toBe('5')
  })
})
