import { describe, expect, it } from 'vitest'
import { readIdentifier } from './identifier'

describe('the one field of the sign-in form', () => {
  it.each([
    [' ada@example.org ', { email: 'ada@example.org' }],
    ['ADA+x@mail.example.co.ke', { email: 'ADA+x@mail.example.co.ke' }],
    ['+254 712 345 678', { phone: '+254712345678' }],
    ['00 33 (0)6-12.34.56.78', { phone: '+330612345678' }],
  ])('B-5.7 takes %s', (input, identifier) => {
    expect(readIdentifier(input)).toEqual(identifier)
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['ada', 'not-email'],
    ['ada@', 'not-email'],
    ['ada@example', 'not-email'],
    ['12345', 'not-email'],
    ['0712 345 678', 'no-country'],
    ['+0712345678', 'no-country'],
    [`${'a'.repeat(250)}@b.co`, 'not-email'],
  ])('does not take %j', (input, reason) => {
    expect(readIdentifier(input)).toBe(reason)
  })
})
