import assert from 'node:assert/strict'
import { admitSecret, admitUser, admitVisitor, type Caller } from './callers.ts'
import { assertProblem, call, tokenOf } from './testing.ts'

const limit = { name: 'greet', burst: 2, perMinute: 1 }
const ada = tokenOf({ sub: 'ada', session_id: 'session-1' })

/** Knows one token, and a bucket for each key that never refills. */
function setUp() {
  const taken = new Map<string, number>()
  const admit = admitUser(
    {
      userOf: (token) => Promise.resolve(token === ada ? { id: 'ada' } : null),
      takeRateLimit: (key, burst) => {
        taken.set(key, (taken.get(key) ?? 0) + 1)
        return Promise.resolve((taken.get(key) ?? 0) <= burst)
      },
    },
    limit,
  )
  return { admit, taken }
}

const asRefused = (answer: object): Response => {
  assert.ok(answer instanceof Response, 'the call was let in')
  return answer
}

Deno.test('B-9.2: the caller is who the token says', async () => {
  const { admit } = setUp()
  const caller = await admit(call({ userId: 'somebody else' }, { token: ada }))
  assert.deepEqual(caller satisfies Caller | Response, {
    id: 'ada',
    sessionId: 'session-1',
    token: ada,
  })
})

for (const [what, headers] of [
  ['no token', {}],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a publishable key as token', { authorization: 'Bearer sb_publishable_abc' }],
  ['a key of the role anon as token', { authorization: `Bearer ${tokenOf({ role: 'anon' })}` }],
  ['the key alone', { apikey: 'sb_publishable_abc' }],
  ['a token of another scheme', { authorization: `Basic ${ada}` }],
  ['a changed token', { authorization: `Bearer ${ada}x` }],
] as const) {
  Deno.test(`B-9.2: refuses ${what}`, async () => {
    const { admit, taken } = setUp()
    const answer = await admit(call({}, { headers: { ...headers } }))
    await assertProblem(asRefused(answer), 'not-signed-in')
    assert.equal(taken.size, 0)
  })
}

Deno.test('B-9.2: a flood from one account meets its limit', async () => {
  const { admit } = setUp()
  for (let turn = 0; turn < limit.burst; turn += 1) {
    assert.ok(!((await admit(call({}, { token: ada }))) instanceof Response))
  }
  const answer = asRefused(await admit(call({}, { token: ada })))
  assert.equal(answer.headers.get('retry-after'), '60')
  await assertProblem(answer, 'too-many-requests')
})

for (const [where, headers] of [
  [
    'behind the hosted gateway, whose last hop many share',
    {
      'cf-connecting-ip': '198.51.100.7',
      'x-forwarded-for': '198.51.100.7, 10.0.0.1',
    },
  ],
  ['elsewhere, whatever hops it invents', { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }],
] as const) {
  Deno.test(`B-9.2: a flood from one address meets its limit, ${where}`, async () => {
    const taken: [string, number, number][] = []
    const admit = admitUser(
      {
        userOf: () => Promise.resolve({ id: crypto.randomUUID() }),
        takeRateLimit: (key, ...rate) => {
          taken.push([key, ...rate])
          return Promise.resolve(key.includes(':user:'))
        },
      },
      limit,
    )
    await assertProblem(
      asRefused(await admit(call({}, { token: ada, headers }))),
      'too-many-requests',
    )
    // Ten times that of an account: many people may share it.
    const { burst, perMinute } = limit
    assert.deepEqual(taken.at(-1), ['greet:address:198.51.100.7', burst * 10, perMinute * 10])
  })
}

Deno.test('B-9.2: no address that a caller invents widens the limit of the account', async () => {
  const { admit } = setUp()
  const from = (turn: number) =>
    admit(call({}, { token: ada, headers: { 'cf-connecting-ip': `203.0.113.${turn}` } }))
  for (let turn = 0; turn < limit.burst; turn += 1) {
    assert.ok(!((await from(turn)) instanceof Response))
  }
  await assertProblem(asRefused(await from(limit.burst)), 'too-many-requests')
})

const publicKey = 'sb_publishable_abc'

/** Knows Ada's token and one key; counts how often the auth server is asked. */
function openToVisitors() {
  const taken = new Map<string, number>()
  let asked = 0
  const admit = admitVisitor(
    {
      publicKeys: () => [publicKey],
      userOf: (token) => {
        asked += 1
        return Promise.resolve(token === ada ? { id: 'ada' } : null)
      },
      takeRateLimit: (key, burst) => {
        taken.set(key, (taken.get(key) ?? 0) + 1)
        return Promise.resolve((taken.get(key) ?? 0) <= burst)
      },
    },
    limit,
  )
  return { admit, taken, asked: () => asked }
}

for (const [what, headers, userId, asked] of [
  ['a key alone', { apikey: publicKey }, null, 0],
  ['a key as token', { authorization: `Bearer ${publicKey}` }, null, 0],
  ['both', { apikey: publicKey, authorization: `Bearer ${publicKey}` }, null, 0],
  ['a user', { apikey: publicKey, authorization: `Bearer ${ada}` }, 'ada', 1],
  ['a changed token', { apikey: publicKey, authorization: `Bearer ${ada}x` }, null, 1],
] as const) {
  Deno.test(`B-9.2: lets in ${what}, as ${userId ?? 'a visitor'}`, async () => {
    const visitors = openToVisitors()
    assert.deepEqual(await visitors.admit(call({}, { headers })), { userId })
    assert.equal(visitors.asked(), asked)
  })
}

for (const [what, headers] of [
  ['nothing', {}],
  ['another key', { apikey: 'sb_publishable_other' }],
  ['a token without the key', { authorization: `Bearer ${ada}` }],
] as const) {
  Deno.test(`B-9.2: whoever has ${what} is not let in`, async () => {
    const { admit, taken } = openToVisitors()
    await assertProblem(
      asRefused(await admit(call({}, { headers: { ...headers } }))),
      'not-signed-in',
    )
    assert.equal(taken.size, 0)
  })
}

for (const [what, addresses] of [
  ['one address', ['198.51.100.7', '198.51.100.7', '::ffff:198.51.100.7']],
  ['one customer’s addresses', ['2001:db8:0:2::1', '2001:DB8::2:0:0:0:9', '2001:db8:0:2:ffff::']],
  ['addresses that nobody knows', ['', '', '']],
] as const) {
  Deno.test(`B-9.2: visitors of ${what} share a limit`, async () => {
    const { admit, taken } = openToVisitors()
    const from = (address: string) =>
      admit(call({}, { headers: { apikey: publicKey, 'cf-connecting-ip': address } }))
    const answers = []
    for (const address of addresses) answers.push(await from(address))
    assert.deepEqual(
      answers.map((answer) => (answer instanceof Response ? answer.status : 'in')),
      ['in', 'in', 429],
    )
    assert.equal([...taken.keys()].filter((key) => key.includes(':visitor:')).length, 1)
  })
}

Deno.test('B-9.2: whoever has thousands of networks has not thousands of limits', async () => {
  const { admit } = openToVisitors()
  const isAdmitted = async (address: string) => {
    const headers = { apikey: publicKey, 'cf-connecting-ip': address }
    return !((await admit(call({}, { headers }))) instanceof Response)
  }
  let admitted = 0
  for (let network = 1; network <= 50; network += 1) {
    if (await isAdmitted(`2001:db8:0:${network}::1`)) admitted += 1
  }
  assert.equal(admitted, 8)
  assert.ok(await isAdmitted('2001:db8:1:1::1'))
})

Deno.test('the secret opens, and nothing else does', async () => {
  const admit = admitSecret('correct horse')
  const withSecret = (secret: string) => call({}, { headers: { 'x-function-secret': secret } })
  assert.ok(!((await admit(withSecret('correct horse'))) instanceof Response))
  for (const request of [
    withSecret('correct hors'),
    withSecret('correct horse battery'),
    withSecret(''),
    call({}, { token: 'correct horse' }),
    call({}, { token: ada }),
  ]) {
    await assertProblem(asRefused(await admit(request)), 'not-signed-in')
  }
})

Deno.test('without a secret in the settings nobody is let in', async () => {
  const admit = admitSecret('')
  const request = call({}, { headers: { 'x-function-secret': '' } })
  await assertProblem(asRefused(await admit(request)), 'not-signed-in')
})
