import assert from 'node:assert/strict'
import { refusedByLimit } from './refusals.ts'
import { assertProblem } from './testing.ts'

Deno.test(
  '"too often" is answered, with the words of the database and when to try again',
  async () => {
    const response = refusedByLimit({
      code: 'P0001',
      hint: 'rate_limited',
      message: 'Wait a few minutes.',
    })
    assert.ok(response)
    assert.equal(response.headers.get('retry-after'), '300')
    assert.equal(
      (await assertProblem(response, 'too-many-requests')).message,
      'Wait a few minutes.',
    )
  },
)

for (const [what, error] of [
  ['another refusal', { code: 'P0001', hint: 'incomplete', message: 'Something is missing.' }],
  ['a fault with the same hint', { code: '23514', hint: 'rate_limited', message: 'A check.' }],
  ['a fault', { code: '08006', hint: null, message: 'The database is gone.' }],
] as const) {
  Deno.test(`${what} is thrown`, () => {
    assert.throws(
      () => refusedByLimit(error),
      (thrown) => thrown === error,
    )
  })
}

Deno.test('without an error there is nothing to answer', () => {
  assert.equal(refusedByLimit(null), null)
})
