import assert from 'node:assert/strict'
import { admitVisitor } from '../_shared/callers.ts'
import { newsletterRequest } from '../_shared/contracts/newsletter.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { refuse } from '../_shared/http.ts'
import { confirmToken, hashOf, leaveToken } from '../_shared/mail-token.ts'
import { oneClick } from '../_shared/one-click.ts'
import { appOrigin, assertProblem, call } from '../_shared/testing.ts'
import { leaveBy, newsletter, type NewsletterDeps } from './handler.ts'

const apikey = 'sb_publishable_abc'
const secret = 'a secret of forty-two characters, at least'
const subscriber = '0190f7c0-0000-7000-8000-00000000000a'

type Asked = Parameters<NewsletterDeps['subscribe']>[0]

/** The function as it is served; the database knows one token and one subscriber. */
function setUp({ isProgram = false, burst = 100 } = {}) {
  const asked: Asked[] = []
  const left: string[] = []
  let runs = 0
  let calls = 0
  const deps: NewsletterDeps = {
    secret,
    refuseProgram: () =>
      Promise.resolve(
        isProgram ? refuse({ code: 'not-verified', message: 'Do it once more.' }) : null,
      ),
    subscribe: (given) => (asked.push(given), Promise.resolve(null)),
    confirm: (hash) => Promise.resolve(hash === asked[0]?.token_hash ? 'confirmed' : 'unknown'),
    leave: (id) => {
      left.push(id)
      return Promise.resolve(id === subscriber ? 'left' : 'unknown')
    },
    deliver: () => void (runs += 1),
  }
  const fetch = endpoint({
    origins: [appOrigin],
    admit: admitVisitor(
      {
        publicKeys: () => [apikey],
        userOf: () => Promise.resolve(null),
        takeRateLimit: () => Promise.resolve((calls += 1) <= burst),
      },
      { name: 'test', burst, perMinute: 1 },
    ),
    body: newsletterRequest,
    handle: (body, visitor) => newsletter(body, visitor, deps),
  })
  const post = (body: unknown) => fetch(call(body, { headers: { apikey } }))
  const click = (init: RequestInit, token = leaveToken(secret, 'newsletter', subscriber)) =>
    oneClick(new Request(`https://backend.example/newsletter?leave=${token}`, init), {
      list: 'newsletter',
      origin: appOrigin,
      leave: (given) => leaveBy(given, deps),
    })
  return { post, click, asked, left, runs: () => runs }
}

const subscribe = { action: 'subscribe', email: 'noor@example.test', source: 'contact' }

Deno.test('asks an address by a mail whose token it tells nobody', async () => {
  const { post, asked, runs } = setUp()
  const response = await post(subscribe)
  assert.equal(response.status, 202)
  assert.deepEqual(await response.json(), { accepted: true })
  const [{ email, token_hash, nonce, source } = {}] = asked
  assert.deepEqual([email, source], ['noor@example.test', 'contact'])
  assert.equal(token_hash, hashOf(confirmToken(secret, nonce ?? '')))
  assert.equal(runs(), 1)
})

Deno.test('each mail has a token of its own, and the one of the mail confirms', async () => {
  const { post, asked, runs } = setUp()
  await post(subscribe)
  await post(subscribe)
  assert.notEqual(asked[0]?.token_hash, asked[1]?.token_hash)
  const token = confirmToken(secret, asked[0]?.nonce ?? '')
  assert.deepEqual(await (await post({ action: 'confirm', token })).json(), {
    outcome: 'confirmed',
  })
  for (const wrong of ['', 'x', `${token}x`, leaveToken(secret, 'newsletter', subscriber)]) {
    const response = await post({ action: 'confirm', token: wrong })
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { outcome: 'unknown' })
  }
  // Twice what asks, and once what says that it comes.
  assert.equal(runs(), 3)
})

Deno.test('a program is thanked or refused, and no mail is owed', async () => {
  const honest = setUp()
  assert.equal((await honest.post({ ...subscribe, website: 'x' })).status, 202)
  const checked = setUp({ isProgram: true })
  await assertProblem(await checked.post(subscribe), 'not-verified')
  assert.deepEqual([honest.asked.length, honest.runs(), checked.asked.length], [0, 0, 0])
})

Deno.test('whoever has the token of a mail leaves, and nobody else', async () => {
  const { post, left } = setUp()
  const token = leaveToken(secret, 'newsletter', subscriber)
  assert.deepEqual(await (await post({ action: 'leave', token })).json(), { outcome: 'left' })
  const forged = [
    `${token}x`,
    subscriber,
    leaveToken('other', 'newsletter', subscriber),
    leaveToken(secret, 'digest', subscriber),
    '../../x',
  ]
  for (const wrong of forged) {
    const response = await post({ action: 'leave', token: wrong })
    assert.deepEqual(await response.json(), { outcome: 'unknown' })
  }
  assert.deepEqual(left, [subscriber])
})

for (const [what, body, field] of [
  ['no action', { email: 'a@b.example' }, 'action'],
  ['another action', { action: 'export' }, 'action'],
  ['no address', { action: 'subscribe' }, 'email'],
  ['a header as address', { ...subscribe, email: 'a@b.example\r\nBcc: x@y.example' }, 'email'],
  ['markup as source', { ...subscribe, source: '<b>' }, 'source'],
  ['no token', { action: 'confirm' }, 'token'],
  ['a long token', { action: 'leave', token: 'x'.repeat(201) }, 'token'],
] as const) {
  Deno.test(`B-9.2: names the field of ${what}`, async () => {
    const { post, asked, left } = setUp()
    const { fields } = await assertProblem(await post(body), 'invalid-request')
    assert.deepEqual(Object.keys(fields ?? {}), [field])
    assert.deepEqual([asked.length, left.length], [0, 0])
  })
}

Deno.test('B-9.2: of two hundred in a minute a few are taken', async () => {
  const { post, asked } = setUp({ burst: 10 })
  const answers = await Promise.all(Array.from({ length: 200 }, () => post(subscribe)))
  assert.equal(answers.filter(({ status }) => status === 429).length, 190)
  assert.equal(asked.length, 10)
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

Deno.test('a mail program leaves with one post, without key, origin or session', async () => {
  const { click, left } = setUp()
  const body = 'List-Unsubscribe=One-Click'
  assert.equal((await click({ method: 'POST', headers: form, body })).status, 200)
  const multipart = new FormData()
  multipart.set('List-Unsubscribe', 'One-Click')
  assert.equal((await click({ method: 'POST', body: multipart })).status, 200)
  assert.deepEqual(left, [subscriber, subscriber])
})

Deno.test(
  'following the address changes nothing, and leads to the page with the button',
  async () => {
    const { click, left } = setUp()
    for (const method of ['GET', 'HEAD']) {
      const response = await click({ method })
      assert.equal(response.status, 303)
      assert.equal(
        response.headers.get('location'),
        `${appOrigin}/contact?newsletter=leave#${leaveToken(secret, 'newsletter', subscriber)}`,
      )
    }
    assert.deepEqual(left, [])
  },
)

Deno.test('nothing else leaves', async () => {
  const { click, left } = setUp()
  const body = 'List-Unsubscribe=One-Click'
  await assertProblem(await click({ method: 'POST', body: '' }), 'invalid-request')
  await assertProblem(await click({ method: 'POST', body: 'x'.repeat(5000) }), 'too-large')
  await assertProblem(await click({ method: 'DELETE' }), 'method-not-allowed')
  await assertProblem(await click({ method: 'POST', headers: form, body }, 'x'), 'not-found')
  await assertProblem(
    await click({ method: 'POST', headers: form, body }, 'javascript:alert(1)//'),
    'not-found',
  )
  assert.deepEqual(left, [])
})
