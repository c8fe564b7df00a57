import { describe, expect, it } from 'vitest'
import { toProblem } from './to-problem'

const refused = (hint: string, detail?: unknown) => ({
  code: 'P0001',
  message: 'No.',
  hint,
  details: detail === undefined ? null : JSON.stringify(detail),
})

describe('what a refusal means for the draft', () => {
  it('hands on the errors of answers', () => {
    const errors = [{ path: 'city', code: 'too_long', params: { max: 120 } }]
    expect(toProblem(refused('invalid_answers', { errors }))).toEqual({ kind: 'invalid', errors })
  })

  it('names the application that is there already', () => {
    const detail = { id: 'a1', reference: 'APP-2026-000009' }
    expect(toProblem(refused('already_applied', detail))).toEqual({
      kind: 'taken',
      applicationId: 'a1',
      reference: 'APP-2026-000009',
    })
  })

  it.each([
    ['not_found', 'missing'],
    ['not_editable', 'not-editable'],
    ['call_not_open', 'deadline'],
    ['call_closed', 'deadline'],
    ['too_large', 'too-large'],
    ['rate_limited', 'too-often'],
    ['terms_not_accepted', 'terms'],
    ['second_factor_needed', 'signed-out'],
    // Where nobody can read the answers that stand in the way, as in a page that is being left.
    ['stale_version', 'failed'],
  ])('takes %s for %s', (hint, kind) => {
    expect(toProblem(refused(hint))).toMatchObject({ kind })
  })
})

describe('what a failed request means for the draft', () => {
  it.each([
    ['a fetch that failed', new TypeError('Failed to fetch'), 'offline'],
    ['the client’s word for it', { message: 'TypeError: Failed to fetch', code: '' }, 'offline'],
    ['a request given up', { message: 'TimeoutError: signal timed out', code: '' }, 'offline'],
    ['a request given up', new DOMException('signal timed out', 'TimeoutError'), 'offline'],
    ['an expired token', { code: 'PGRST303', message: 'JWT expired' }, 'signed-out'],
    ['anything else', { code: 'XX000', message: 'internal' }, 'failed'],
  ])('takes %s for what it is', (_name, error, kind) => {
    expect(toProblem(error)).toMatchObject({ kind })
  })
})
