import assert from 'node:assert/strict'
import { askTurnstile } from './ask-turnstile.ts'
import { refuseUnlessPerson } from './person-check.ts'
import { assertProblem } from './testing.ts'

/** Cloudflare as the test says it: one answer for each attempt. */
function turnstile(...answers: (object | Error)[]) {
  const asked: URLSearchParams[] = []
  const post: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    assert.equal(request.url, 'https://challenges.cloudflare.com/turnstile/v0/siteverify')
    asked.push(new URLSearchParams(await request.text()))
    const answer = answers[asked.length - 1] ?? new Error('Asked too often')
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  }
  return { asked, ask: askTurnstile('the secret', post) }
}

const visitor = { userId: null }
const proof = { captchaToken: 'a token' }
const refused = (code: string) => ({ success: false, 'error-codes': [code] })

const silent = (run: () => Promise<void>) => async () => {
  const { error } = console
  console.error = () => undefined
  try {
    await run()
  } finally {
    console.error = error
  }
}

Deno.test('whoever passed the check goes on', async () => {
  const { ask, asked } = turnstile({ success: true, hostname: 'app.example', action: 'contact' })
  assert.equal(await refuseUnlessPerson(proof, visitor, ask), null)
  assert.equal(asked[0]?.get('secret'), 'the secret')
  assert.equal(asked[0]?.get('response'), 'a token')
})

for (const code of ['invalid-input-response', 'timeout-or-duplicate', 'bad-request']) {
  Deno.test(`a token that Cloudflare calls ${code} does not`, async () => {
    const { ask, asked } = turnstile(refused(code))
    const answer = await refuseUnlessPerson(proof, visitor, ask)
    assert.ok(answer)
    await assertProblem(answer, 'not-verified')
    assert.equal(asked.length, 1)
  })
}

Deno.test('nor does whoever sends none, and nobody is asked', async () => {
  const { ask, asked } = turnstile()
  for (const none of [{}, { captchaToken: '' }]) {
    const answer = await refuseUnlessPerson(none, visitor, ask)
    assert.ok(answer)
    await assertProblem(answer, 'not-verified')
  }
  assert.equal(asked.length, 0)
})

for (const [what, outage] of [
  ['does not answer', new TypeError('timed out')],
  ['has trouble itself', refused('internal-error')],
  ['does not know our secret', refused('invalid-input-secret')],
  ['answers something else', { hello: 'world' }],
] as const) {
  Deno.test(
    `when Cloudflare ${what}, nobody is let through, after asking twice for the same`,
    silent(async () => {
      const { ask, asked } = turnstile(outage, outage)
      const answer = await refuseUnlessPerson(proof, visitor, ask)
      assert.ok(answer)
      await assertProblem(answer, 'unavailable')
      assert.equal(asked.length, 2)
      assert.equal(asked[0]?.get('idempotency_key'), asked[1]?.get('idempotency_key'))
    }),
  )
}

Deno.test(
  'a first attempt that got lost harms nobody',
  silent(async () => {
    const { ask } = turnstile(new TypeError('reset'), { success: true })
    assert.equal(await refuseUnlessPerson(proof, visitor, ask), null)
  }),
)

Deno.test('an account is proof enough, and without the secret the limits have to be', async () => {
  const { ask, asked } = turnstile()
  assert.equal(await refuseUnlessPerson({}, { userId: 'ada' }, ask), null)
  assert.equal(await refuseUnlessPerson({}, visitor, null), null)
  assert.equal(asked.length, 0)
})
