import { describe, expect, it } from 'vitest'
import { countryCodes, countryName, countryOptions } from './countries'
import { daysUntil, exactTime, plainDate, plainMonth, relativeTime, shortDate } from './dates'
import { formatFileSize } from './file-size'
import { currencies, formatMoney } from './money'
import { counted, formatNumber, formatPercent } from './numbers'

const nairobi = { locale: 'en-GB', timeZone: 'Africa/Nairobi' }
const now = new Date('2026-11-20T21:30:00Z') // half past midnight on the 21st in Nairobi

describe('moments as people say them', () => {
  it.each([
    ['2026-11-20T21:29:40Z', 'just now'],
    ['2026-11-20T21:30:20Z', 'in a moment'],
    ['2026-11-20T21:25:00Z', '5 minutes ago'],
    ['2026-11-20T21:05:00Z', '25 minutes ago'],
    ['2026-11-20T20:00:00Z', '1 hour ago'],
    ['2026-11-20T09:00:00Z', 'yesterday'],
    ['2026-11-20T23:40:00Z', 'in 2 hours'],
    ['2026-11-22T09:00:00Z', 'tomorrow'],
    ['2026-11-16T09:00:00Z', '5 days ago'],
    ['2026-03-12T09:00:00Z', '12 March'],
    ['2025-03-12T09:00:00Z', '12 March 2025'],
  ])('%s is %s', (date, words) => {
    expect(relativeTime(new Date(date), now, nairobi)).toBe(words)
  })

  it('counts days and years where the reader is', () => {
    expect(daysUntil(new Date('2026-11-22T20:00:00Z'), now, nairobi)).toBe(1)
    expect(daysUntil(new Date('2026-11-22T20:00:00Z'), now, { timeZone: 'UTC' })).toBe(2)
    expect(shortDate(new Date('2026-12-31T22:00:00Z'), now, nairobi)).toBe('1 January 2027')
  })

  it('names the time zone with the exact moment', () => {
    expect(exactTime(now, nairobi)).toBe('Saturday, 21 November 2026 at 00:30 GMT+3')
  })

  it('keeps days and months that belong to no zone', () => {
    expect(plainDate('2026-03-01', { locale: 'en-GB' })).toBe('1 March 2026')
    expect(plainMonth('2026-03', { locale: 'en-GB' })).toBe('March 2026')
  })
})

describe('amounts', () => {
  it('shows money with its currency, cents only where there are some', () => {
    expect(formatMoney({ amount: 250000, currency: 'KES' }, 'en-GB')).toBe('KES\u00a0250,000')
    expect(formatMoney({ amount: 12.5, currency: 'EUR' }, 'en-GB')).toBe('EUR\u00a012.50')
    expect(formatMoney({ amount: 5, currency: 'shells' }, 'en-GB')).toBe('5 shells')
  })

  it('offers each currency once, the most usual first', () => {
    const codes = currencies('en').map((each) => each.code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes[0]).toBe('USD')
  })

  it('shows numbers, shares and counts', () => {
    expect(formatNumber(1234567, 'en-GB')).toBe('1,234,567')
    expect(formatPercent(12.5, 'en-GB')).toBe('12.5%')
    expect(counted(1, 'file', 'files', 'en')).toBe('1 file')
    expect(counted(1200, 'file', 'files', 'en')).toBe('1,200 files')
  })

  it.each([
    [0, '0 byte'],
    [340 * 1024, '340 kB'],
    [2.44 * 1024 ** 2, '2.4 MB'],
    [20 * 1024 ** 2, '20 MB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(formatFileSize(bytes, 'en-GB')).toBe(words)
  })
})

describe('countries', () => {
  it('are all there, once, in the alphabet of the reader', () => {
    expect(countryCodes).toHaveLength(249)
    const names = countryOptions('sv').map((each) => each.label)
    expect(names.indexOf('Österrike')).toBeGreaterThan(names.indexOf('Zimbabwe'))
  })

  it('have a name in the language of the reader; what is no country stays as it is', () => {
    expect(countryName('KE', 'fr')).toBe('Kenya')
    expect(countryName('DE', 'fr')).toBe('Allemagne')
    expect(countryName('nowhere')).toBe('nowhere')
  })
})
