import { describe, expect, it } from 'vitest'
import { readPhone, shownPhone } from './phone'

describe('a phone number', () => {
  it.each([
    ['0712 345678', 'KE', '+254712345678', 'KE'],
    ['712345678', 'KE', '+254712345678', 'KE'],
    ['+33 6 12 34 56 78', 'KE', '+33612345678', 'FR'],
    ['0033612345678', 'KE', '0033612345678', 'KE'],
    ['(202) 555-0123', 'US', '+12025550123', 'US'],
    ['call me', 'KE', 'call me', 'KE'],
    ['12', 'KE', '12', 'KE'],
  ])('typed as %s in %s is kept as %s', (typed, country, stored, itsCountry) => {
    expect(readPhone(typed, country)).toEqual({ stored, country: itsCountry })
  })

  it('is shown as people there write it', () => {
    expect(shownPhone('+254712345678', 'US')).toEqual({ country: 'KE', national: '0712 345678' })
    expect(shownPhone('call me', 'KE')).toEqual({ country: 'KE', national: 'call me' })
    expect(shownPhone('', 'KE')).toEqual({ country: 'KE', national: '' })
  })
})
