import { PostgrestError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { isRetryable, statusOf } from './error-status'
import { errorKind, messageOf, refusal } from './errors'
import { ProblemError } from './functions'

const pg = (code: string, more: { message?: string; hint?: string; details?: string } = {}) =>
  new PostgrestError({ message: 'raw text', details: '', hint: '', code, ...more })

describe('errors', () => {
  it.each([
    [pg('PGRST116'), 'not-found'],
    [pg('42501'), 'not-allowed'],
    [pg('23505'), 'conflict'],
    [pg('PGRST303'), 'signed-out'],
    [pg('P0001', { hint: 'stale_version' }), 'refused'],
    [pg('22P02', { message: 'invalid input syntax for type uuid: "x"' }), 'not-found'],
    [pg('22P02', { message: 'invalid input value for enum application_status' }), 'unexpected'],
    [pg('57P03'), 'unavailable'],
    [pg('XX000'), 'unavailable'],
    [new TypeError('Failed to fetch'), 'offline'],
    [
      { message: 'TypeError: NetworkError when attempting to fetch resource.', code: '' },
      'offline',
    ],
    [{ name: 'AuthRetryableFetchError', status: 0, message: 'x' }, 'offline'],
    [{ name: 'AuthRetryableFetchError', status: 503, message: 'x' }, 'unavailable'],
    [new TypeError('undefined is not a function'), 'unexpected'],
    [null, 'unexpected'],
    ['text', 'unexpected'],
  ])('are told apart: %o is %s', (error, kind) => {
    expect(errorKind(error)).toBe(kind)
  })

  it('B-8.1 are not tried again after a 4xx, and are after an outage', () => {
    for (const code of ['PGRST116', 'PGRST301', 'PGRST204', '42501', '23505', '23514', 'P0001'])
      expect(isRetryable(pg(code)), code).toBe(false)
    for (const code of ['PGRST000', 'PGRST003', '53300', '57014', '08006', '40001', ''])
      expect(isRetryable(pg(code)), code).toBe(true)
    expect(isRetryable({ status: 404 })).toBe(false)
    expect(isRetryable({ status: 503 })).toBe(true)
    expect(isRetryable(new TypeError('Failed to fetch'))).toBe(true)
    expect(statusOf({ code: 'otp_expired', status: 403 })).toBe(403)
    expect(statusOf({ code: 'otp_expired' })).toBeUndefined()
  })

  it('give the code, the sentence and the details of a refusal', () => {
    const error = pg('P0001', {
      hint: 'stale_version',
      message: 'Saved elsewhere.',
      details: '{"version":4}',
    })
    expect(refusal(error)).toEqual({
      hint: 'stale_version',
      message: 'Saved elsewhere.',
      detail: { version: 4 },
    })
    expect(refusal(pg('P0001', { hint: 'x', details: 'words' }))?.detail).toBe('words')
    expect(refusal(pg('23505', { hint: 'x' }))).toBeNull()
    expect(refusal(new Error('x'))).toBeNull()
  })

  it('show people the sentence that was meant for them, never a raw text', () => {
    expect(messageOf(pg('P0001', { hint: 'x', message: 'The call is closed.' }))).toBe(
      'The call is closed.',
    )
    expect(
      messageOf(new ProblemError({ code: 'too-many-requests', message: 'Wait a minute.' }, 429)),
    ).toBe('Wait a minute.')
    expect(messageOf(pg('23514'))).not.toContain('raw text')
    expect(messageOf(new Error('raw text'))).not.toContain('raw text')
  })
})
