import assert from 'node:assert/strict'
import { admitVisitor } from '../_shared/callers.ts'
import { contactEmailRequest } from '../_shared/contracts/contact-email.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { refuse } from '../_shared/http.ts'
import { appOrigin, assertProblem, call, tokenOf } from '../_shared/testing.ts'
import { type ContactMessage, sendContactEmail } from './handler.ts'

const apikey = 'sb_publishable_abc'
const token = tokenOf({ sub: 'ada' })

const feedback = {
  firstName: 'Anonymous',
  lastName: '',
  email: 'ada@example.test',
  company: '',
  subject: 'Feedback: bug',
  message: 'Rating: 4/5\n\nIt is slow.',
}
const message = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.test',
  company: 'Daily Paper',
  subject: 'Press',
  message: 'Would you talk to us?',
  topic: 'press',
}

/** The function as it is served, with the database and the check in memory. */
function setUp({ burst = 100, isProgram = false, isFull = false, gaveFeedback = true } = {}) {
  const mailed: string[] = []
  const kept: [ContactMessage, string | null][] = []
  let runs = 0
  let calls = 0
  const full = () =>
    isFull ? refuse({ code: 'too-many-requests', message: 'More is coming in.' }) : null
  const fetch = endpoint({
    origins: [appOrigin],
    admit: admitVisitor(
      {
        publicKeys: () => [apikey],
        userOf: (given) => Promise.resolve(given === token ? { id: 'ada' } : null),
        takeRateLimit: () => Promise.resolve((calls += 1) <= burst),
      },
      { name: 'test', burst, perMinute: 1 },
    ),
    body: contactEmailRequest,
    maxBodyBytes: 48 * 1024,
    handle: (body, visitor) =>
      sendContactEmail(body, visitor, {
        refuseProgram: () =>
          Promise.resolve(
            isProgram ? refuse({ code: 'not-verified', message: 'Do it once more.' }) : null,
          ),
        mailFeedback: (email) => (mailed.push(email), Promise.resolve(full() ?? gaveFeedback)),
        receiveMessage: (given, { userId }) => (
          kept.push([given, userId]),
          Promise.resolve(full())
        ),
        deliver: () => void (runs += 1),
      }),
  })
  const post = (body: unknown, init: Parameters<typeof call>[1] = {}) =>
    fetch(call(body, { ...init, headers: { apikey, ...(init.headers as object) } }))
  return { post, fetch, mailed, kept, runs: () => runs }
}

Deno.test('B-3.7: feedback goes to the operator with our subject, and needs no proof', async () => {
  const { post, mailed, kept, runs } = setUp({ isProgram: true })
  const response = await post(feedback)
  assert.equal(response.status, 202)
  assert.deepEqual(await response.json(), { accepted: true })
  assert.deepEqual(mailed, [feedback.email])
  assert.deepEqual([kept.length, runs()], [0, 1])
})

Deno.test('what only passes for feedback is a message, and needs a proof', async () => {
  const program = setUp({ gaveFeedback: false, isProgram: true })
  await assertProblem(await program.post(feedback), 'not-verified')
  assert.deepEqual([program.kept.length, program.runs()], [0, 0])
  const person = setUp({ gaveFeedback: false })
  assert.equal((await person.post(feedback)).status, 202)
  assert.deepEqual([person.kept[0]?.[0].subject, person.runs()], ['Feedback: bug', 1])
})

Deno.test(
  'B-9.1: a message of the contact page is kept and sent, with whoever is signed in',
  async () => {
    const { post, kept, mailed, runs } = setUp()
    assert.equal((await post(message)).status, 202)
    assert.equal((await post({ ...message, topic: undefined }, { token })).status, 202)
    const expected = {
      topic: 'press',
      name: 'Ada Obi',
      email: 'ada@example.test',
      organisation: 'Daily Paper',
      subject: 'Press',
      message: 'Would you talk to us?',
    }
    assert.deepEqual(kept, [
      [expected, null],
      [{ ...expected, topic: 'general' }, 'ada'],
    ])
    assert.deepEqual([mailed.length, runs()], [0, 2])
  },
)

Deno.test('a topic cannot pass for feedback, nor feedback of a made-up kind', async () => {
  const { post, mailed, kept } = setUp()
  await post({ ...message, subject: 'Feedback: bug' })
  await post({ ...feedback, subject: 'Feedback: money' })
  await post({ ...feedback, subject: 'Feedback: bug\nBcc: all@example.test' })
  assert.deepEqual([mailed.length, kept.length], [0, 3])
})

Deno.test('B-9.2: nobody chooses the recipient, the sender or the template', async () => {
  const { post, kept } = setUp()
  const forged = { to: 'victim@example.test', recipient: 'x', bcc: ['y'], from: 'z', template: 't' }
  assert.equal((await post({ ...message, ...forged })).status, 202)
  const [[given] = []] = kept
  assert.deepEqual(Object.keys(given ?? {}).toSorted(), [
    'email',
    'message',
    'name',
    'organisation',
    'subject',
    'topic',
  ])
})

Deno.test(
  'a program that fills in what no person sees is thanked, and nothing happens',
  async () => {
    const { post, mailed, kept, runs } = setUp()
    for (const body of [message, feedback]) {
      const response = await post({ ...body, website: 'https://spam.example' })
      assert.equal(response.status, 202)
      assert.deepEqual(await response.json(), { accepted: true })
    }
    assert.deepEqual([mailed.length, kept.length, runs()], [0, 0, 0])
  },
)

Deno.test('whoever does not pass the check is told, and nothing is kept', async () => {
  const { post, kept, runs } = setUp({ isProgram: true })
  await assertProblem(await post(message), 'not-verified')
  assert.deepEqual([kept.length, runs()], [0, 0])
})

Deno.test('when the database takes no more, the caller is told and nothing is sent', async () => {
  const { post, runs } = setUp({ isFull: true })
  await assertProblem(await post(message), 'too-many-requests')
  await assertProblem(await post(feedback), 'too-many-requests')
  assert.equal(runs(), 0)
})

Deno.test('what cannot be stored is left out, what can is kept as it is', async () => {
  const { post, kept } = setUp()
  const body = `{"firstName":"A\\u0000da\\r\\nBcc: x","email":" ada@example.test ","subject":"Hi","message":"a\\ud83cb\\r\\nc \\u0007مريم 🌱"}`
  assert.equal((await post(body)).status, 202)
  const [[given] = []] = kept
  assert.equal(given?.name, 'Ada Bcc: x')
  assert.equal(given?.email, 'ada@example.test')
  assert.equal(given?.message, 'ab\nc مريم 🌱')
})

Deno.test('six thousand characters of any script are a message, one more is too many', async () => {
  const { post, kept } = setUp()
  assert.equal((await post({ ...message, message: '🌱'.repeat(6000) })).status, 202)
  const { fields } = await assertProblem(
    await post({ ...message, message: '🌱'.repeat(6001) }),
    'invalid-request',
  )
  assert.deepEqual(Object.keys(fields ?? {}), ['message'])
  assert.equal(kept.length, 1)
})

for (const [what, change, field] of [
  ['no name', { firstName: ' ' }, 'firstName'],
  ['a name as list', { firstName: ['Ada'] }, 'firstName'],
  ['no address', { email: undefined }, 'email'],
  ['an address that is none', { email: 'ada' }, 'email'],
  ['two addresses', { email: 'a@b.example, c@d.example' }, 'email'],
  ['an address with a header', { email: 'a@b.example\r\nBcc: all@example.test' }, 'email'],
  ['an address with a name', { email: 'Ada <ada@example.test>' }, 'email'],
  ['a long address', { email: `${'a'.repeat(250)}@b.example` }, 'email'],
  ['no subject', { subject: '' }, 'subject'],
  ['a long subject', { subject: 'x'.repeat(201) }, 'subject'],
  ['no words', { message: '\n \t' }, 'message'],
  ['an unknown topic', { topic: 'money' }, 'topic'],
  ['a long company', { company: 'x'.repeat(201) }, 'company'],
  ['a token that is none', { captchaToken: 7 }, 'captchaToken'],
  ['a long token', { captchaToken: 'x'.repeat(2049) }, 'captchaToken'],
] as const) {
  Deno.test(`B-9.2: names the field of ${what}`, async () => {
    const { post, kept } = setUp()
    const { fields } = await assertProblem(await post({ ...message, ...change }), 'invalid-request')
    assert.deepEqual(Object.keys(fields ?? {}), [field])
    assert.equal(kept.length, 0)
  })
}

Deno.test(
  'B-9.2: refuses what is malformed, oversized, of another origin or without the key',
  async () => {
    const { post, fetch, kept, mailed } = setUp()
    await assertProblem(await post('{'), 'invalid-request')
    await assertProblem(await post('[]'), 'invalid-request')
    await assertProblem(await post(JSON.stringify(message).repeat(1000)), 'too-large')
    await assertProblem(
      await post(message, { headers: { origin: 'https://evil.example' } }),
      'not-allowed',
    )
    await assertProblem(await fetch(call(message)), 'not-signed-in')
    await assertProblem(await post(undefined, { method: 'GET', body: null }), 'method-not-allowed')
    assert.deepEqual([kept.length, mailed.length], [0, 0])
  },
)

Deno.test('B-9.2: of two hundred in a minute a few are taken', async () => {
  const { post, kept } = setUp({ burst: 10 })
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => (await post(message)).status),
  )
  assert.equal(statuses.filter((status) => status === 202).length, 10)
  assert.equal(statuses.filter((status) => status === 429).length, 190)
  assert.equal(kept.length, 10)
})
