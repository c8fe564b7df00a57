import assert from 'node:assert/strict'
import { assertProblem } from './testing.ts'
import { admitSigned, sign } from './webhook.ts'

/** The example of the specification. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

type Message = { id: string; sentAt: string | number; body: string; signature: string }

const signed = ({ id, sentAt, body, signature }: Partial<Message> = {}): Request =>
  new Request('http://function.test', {
    method: 'POST',
    body: body ?? example.body,
    headers: {
      'webhook-id': id ?? example.id,
      'webhook-timestamp': String(sentAt ?? example.sentAt),
      'webhook-signature': signature ?? example.signature,
    },
  })

function setUp({ secrets = [`v1,${example.secret}`], after = 1 } = {}) {
  const taken = new Set<string>()
  return admitSigned({
    secrets,
    takeOnce: (id) => Promise.resolve(!taken.has(id) && Boolean(taken.add(id))),
    maxBodyBytes: 1024,
    now: () => (example.sentAt + after) * 1000,
  })
}

const refuses = async (answer: object) => {
  assert.ok(answer instanceof Response)
  await assertProblem(answer, 'not-signed-in')
}

Deno.test('admits the example of the specification, and leaves its body to be read', async () => {
  const request = signed()
  assert.deepEqual(await setUp()(request), { messageId: example.id })
  assert.equal(await request.text(), example.body)
})

Deno.test('a message counts once', async () => {
  const admit = setUp()
  assert.deepEqual(await admit(signed()), { messageId: example.id })
  await refuses(await admit(signed()))
})

Deno.test('one of several signatures, or of several secrets, is enough', async () => {
  const other = 'v1,whsec_c29tZXRoaW5nIGVsc2UgZW50aXJlbHk='
  for (const signature of [
    `v1,bm90IHRoaXMgb25l ${example.signature}`,
    `v1,bm90IHRoaXMgb25l, ${example.signature}`,
  ]) {
    assert.deepEqual(await setUp()(signed({ signature })), { messageId: example.id })
  }
  const admit = setUp({ secrets: [other, `v1,${example.secret}`] })
  assert.deepEqual(await admit(signed()), { messageId: example.id })
})

const tampered: [string, Partial<Message>][] = [
  ['another body', { body: '{"test": 2432232315}' }],
  ['another id', { id: 'msg_another' }],
  ['another time', { sentAt: example.sentAt + 1 }],
  ['no signature', { signature: '' }],
  ['half a signature', { signature: example.signature.slice(0, 20) }],
  ['a version alone', { signature: 'v1,' }],
  ['no id', { id: '' }],
  ['an id with something else in it', { id: 'msg 1' }],
  ['a time that is none', { sentAt: 'yesterday' }],
  ['a time before all time', { sentAt: '-1' }],
]
for (const [what, change] of tampered) {
  Deno.test(`refuses ${what}`, async () => {
    await refuses(await setUp()(signed(change)))
  })
}

for (const after of [46, 3600, -11]) {
  Deno.test(`refuses a message that is ${after} seconds old`, async () => {
    await refuses(await setUp({ after })(signed()))
  })
}

Deno.test('refuses everybody where there is no secret, an empty one included', async () => {
  await refuses(await setUp({ secrets: [] })(signed()))
  const signature = `v1,${await sign(`v1,${example.secret}`, 'something else')}`
  await refuses(await setUp()(signed({ signature })))
})

Deno.test('reads no more than it may', async () => {
  const answer = await setUp()(signed({ body: 'x'.repeat(2000) }))
  assert.ok(answer instanceof Response)
  await assertProblem(answer, 'too-large')
})
