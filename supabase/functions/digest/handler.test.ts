import assert from 'node:assert/strict'
import { leaveToken } from '../_shared/mail-token.ts'
import { oneClick } from '../_shared/one-click.ts'
import { appOrigin, assertProblem } from '../_shared/testing.ts'
import { leaveBy } from './handler.ts'

const secret = 'a secret of forty-two characters, at least'
const person = '0190f7c0-0000-7000-8000-00000000000a'
const token = leaveToken(secret, 'digest', person)

function setUp() {
  const left: string[] = []
  const leave = (given: string) =>
    leaveBy(given, {
      secret,
      leave: (who) => Promise.resolve(left.push(who) === 1 ? ('left' as const) : 'already'),
    })
  const click = (init: RequestInit, given = token) =>
    oneClick(new Request(`https://backend.example/digest?leave=${given}`, init), {
      list: 'digest',
      origin: appOrigin,
      leave,
    })
  return { leave, click, left }
}

const body = 'List-Unsubscribe=One-Click'

Deno.test('whoever has the token of a daily mail stops them, once', async () => {
  const { leave, left } = setUp()
  assert.equal(await leave(token), 'left')
  assert.equal(await leave(token), 'already')
  assert.deepEqual(left, [person, person])
})

for (const [what, wrong] of [
  ['nothing', ''],
  ['a name alone', person],
  ['one that was added to', `${token}x`],
  ['one made with another secret', leaveToken('another', 'digest', person)],
  ['one of the newsletter', leaveToken(secret, 'newsletter', person)],
  ['the token of another', token.replace(person, '0190f7c0-0000-7000-8000-00000000000b')],
] as const) {
  Deno.test(`${what} stops nothing`, async () => {
    const { leave, click, left } = setUp()
    assert.equal(await leave(wrong), 'unknown')
    await assertProblem(await click({ method: 'POST', body }, wrong), 'not-found')
    assert.deepEqual(left, [])
  })
}

Deno.test('a mail program stops them with one post, without key, origin or session', async () => {
  const { click, left } = setUp()
  const response = await click({ method: 'POST', body })
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), { outcome: 'left' })
  assert.deepEqual(left, [person])
})

Deno.test(
  'following the address changes nothing, and leads to the page with the button',
  async () => {
    const { click, left } = setUp()
    const response = await click({ method: 'GET' })
    assert.equal(response.status, 303)
    assert.equal(response.headers.get('location'), `${appOrigin}/contact?digest=leave#${token}`)
    assert.deepEqual(left, [])
  },
)
