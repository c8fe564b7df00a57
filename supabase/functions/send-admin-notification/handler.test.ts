import assert from 'node:assert/strict'
import { admitUser } from '../_shared/callers.ts'
import { adminNotificationRequest } from '../_shared/contracts/admin-notification.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigin, assertProblem, call, tokenOf } from '../_shared/testing.ts'
import { type SignIn, sendAdminNotification } from './handler.ts'

const ada = '0190f7c0-0000-7000-8000-00000000000a'
const bob = '0190f7c0-0000-7000-8000-00000000000b'
const submittedId = '0190f7c0-0000-7000-8000-000000000001'
const draftId = '0190f7c0-0000-7000-8000-000000000002'
const token = tokenOf({ sub: ada, session_id: 'session-1' })

const signIn = {
  type: 'user_action',
  title: 'Welcome Back to Fourfold!',
  message: 'You have signed in. Your account is secure and ready.',
  userId: ada,
  metadata: {
    action: 'login_success',
    timestamp: '2026-11-20T09:30:00.000Z',
    userAgent: 'Mozilla/5.0',
    loginMethod: 'email',
  },
}

/** The function as it is served, with the auth server and the database in memory. */
function setUp({ burst = 100, mailFails = false } = {}) {
  const greeted: [string, SignIn][] = []
  let runs = 0
  let calls = 0
  const fetch = endpoint({
    origins: [appOrigin],
    admit: admitUser(
      {
        userOf: (given) => Promise.resolve(given === token ? { id: ada } : null),
        takeRateLimit: () => Promise.resolve((calls += 1) <= burst),
      },
      { name: 'test', burst, perMinute: 1 },
    ),
    body: adminNotificationRequest,
    handle: (body, caller) =>
      sendAdminNotification(body, caller, {
        recordSignIn: (id, metadata) => Promise.resolve(void greeted.push([id, metadata])),
        findApplication: (id, { id: userId }) => {
          assert.equal(userId, ada)
          if (id === submittedId) return Promise.resolve({ submitted: true })
          return Promise.resolve(id === draftId ? { submitted: false } : null)
        },
        deliver: () => {
          runs += 1
          return mailFails ? Promise.reject(new Error('mail server down')) : Promise.resolve()
        },
      }),
  })
  return { fetch, greeted, runs: () => runs }
}

Deno.test('B-5.4: notes the sign-in of whoever the token names, and mails nobody', async () => {
  const { fetch, greeted, runs } = setUp()
  const response = await fetch(call(signIn, { token }))
  assert.equal(response.status, 202)
  assert.deepEqual(await response.json(), { accepted: true })
  assert.deepEqual(greeted, [[ada, { ...signIn.metadata, session_id: 'session-1' }]])
  assert.equal(runs(), 0)
})

Deno.test('B-9.2: a payload cannot choose the user, a recipient or the words', async () => {
  const { fetch, greeted } = setUp()
  const forged = {
    ...signIn,
    userId: bob,
    to: 'victim@example.test',
    recipient: 'victim@example.test',
    title: 'You have won',
    metadata: { ...signIn.metadata, session_id: 'forged', role: 'admin' },
  }
  assert.equal((await fetch(call(forged, { token }))).status, 202)
  assert.deepEqual(greeted, [[ada, { ...signIn.metadata, session_id: 'session-1' }]])
})

Deno.test('B-9.1: a submission of one’s own sends what waits in the outbox', async () => {
  const { fetch, runs } = setUp()
  const body = { type: 'application_submitted', applicationId: submittedId }
  assert.equal((await fetch(call(body, { token }))).status, 202)
  assert.equal(runs(), 1)
})

Deno.test('B-9.2: with the mail server down the submission is no less accepted', async () => {
  const { fetch } = setUp({ mailFails: true })
  const { error } = console
  console.error = () => undefined
  const body = { type: 'application_submitted', applicationId: submittedId }
  const response = await fetch(call(body, { token }))
  console.error = error
  assert.equal(response.status, 202)
})

for (const [what, applicationId, code] of [
  ['another person’s application', '0190f7c0-0000-7000-8000-000000000009', 'not-found'],
  ['a draft', draftId, 'conflict'],
] as const) {
  Deno.test(`refuses ${what} and sends nothing`, async () => {
    const { fetch, runs } = setUp()
    const body = { type: 'application_submitted', applicationId }
    await assertProblem(await fetch(call(body, { token })), code)
    assert.equal(runs(), 0)
  })
}

for (const [what, change, field] of [
  ['an unknown type', { type: 'broadcast' }, 'type'],
  ['no type', { type: undefined }, 'type'],
  ['a user that is no id', { userId: 'ada' }, 'userId'],
  ['a long message', { message: 'x'.repeat(1001) }, 'message'],
  ['another action', { metadata: { ...signIn.metadata, action: 'transfer' } }, 'metadata.action'],
  [
    'a time that is none',
    { metadata: { ...signIn.metadata, timestamp: 'now' } },
    'metadata.timestamp',
  ],
  [
    'a list as user agent',
    { metadata: { ...signIn.metadata, userAgent: [] } },
    'metadata.userAgent',
  ],
  ['no metadata', { metadata: undefined }, 'metadata'],
  [
    'an application that is no id',
    { type: 'application_submitted', applicationId: '1; drop' },
    'applicationId',
  ],
] as const) {
  Deno.test(`B-9.2: names the field of ${what}`, async () => {
    const { fetch, greeted, runs } = setUp()
    const response = await fetch(call({ ...signIn, ...change }, { token }))
    const { fields } = await assertProblem(response, 'invalid-request')
    assert.deepEqual(Object.keys(fields ?? {}), [field])
    assert.equal(greeted.length + runs(), 0)
  })
}

Deno.test('B-9.2: whoever is not signed in learns nothing of the shape', async () => {
  const { fetch, greeted } = setUp()
  for (const body of [signIn, '{', 'x'.repeat(100_000)]) {
    await assertProblem(await fetch(call(body)), 'not-signed-in')
  }
  assert.deepEqual(greeted, [])
})

Deno.test('B-9.2: refuses 10 MB of JSON', async () => {
  const { fetch, greeted } = setUp()
  const body = { ...signIn, message: 'x'.repeat(10 * 1024 * 1024) }
  await assertProblem(await fetch(call(body, { token })), 'too-large')
  assert.deepEqual(greeted, [])
})

Deno.test('B-9.2: a flood is cut off, and what was let in is counted once each', async () => {
  const { fetch, greeted } = setUp({ burst: 3 })
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(call(signIn, { token }))).status),
  )
  assert.deepEqual(statuses.toSorted(), [...Array(3).fill(202), ...Array(17).fill(429)])
  assert.equal(greeted.length, 3)
})
