import { describe, expect, it } from 'vitest'
import { readToken, toToken } from './page-token'

const id = '0b0b0b0b-0000-7000-8000-000000000001'
const moment = '2026-11-20T09:30:00.123456+00:00'
const token = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

describe('the token of a page', () => {
  it.each(['Mavuno', 'Ọ̀nà & "Pay", (x)', '', '🌍'])('comes back as it went: %j', (value) => {
    const text = toToken({ value, id })
    expect(text).toMatch(/^[\w-]+$/)
    expect(readToken(text, 'text')).toEqual({ value, id })
  })

  it('keeps every digit of a moment', () => {
    expect(readToken(toToken({ value: moment, id }), 'moment')).toEqual({ value: moment, id })
  })

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', token('x').slice(1)],
    ['a word', token('x')],
    ['an object', token({ value: moment, id })],
    ['one value', token([moment])],
    ['three values', token([moment, id, 'x'])],
    ['numbers', token([1, 2])],
    ['an id that is none', token([moment, `${id}) or (1`])],
    ['a moment that is none', token(['now()', id])],
    ['a moment of no calendar', token(['2026-99-99T99:99:99Z', id])],
    ['a day that its month does not have', token(['2026-11-31T09:30:00+00:00', id])],
    ['a year before the first', token(['0000-01-01T09:30:00+00:00', id])],
    ['a zone that there is none of', token(['2026-11-20T09:30:00+23:00', id])],
    ['a condition', token([`${moment},id.gt.0`, id])],
    ['half a character', btoa('["\\ud800","x"]')],
    ['bytes that are no text', 'gICA'],
    ['a hundred kilobytes', 'a'.repeat(100_000)],
  ])('is refused where it holds %s', (_, text) => {
    expect(readToken(text, 'moment')).toBeNull()
  })

  it('is refused where its text cannot be one of the database', () => {
    expect(readToken(token(['a\0b', id]), 'text')).toBeNull()
    expect(readToken(token(['x'.repeat(201), id]), 'text')).toBeNull()
    expect(readToken(btoa(`["\\ud800","${id}"]`).replaceAll('=', ''), 'text')).toBeNull()
  })
})
