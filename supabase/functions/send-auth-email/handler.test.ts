import assert from 'node:assert/strict'
import { endpoint } from '../_shared/endpoint.ts'
import type { Mail } from '../_shared/mail/compose.ts'
import { ProviderUnreachable } from '../_shared/outbox.ts'
import { appOrigin, assertProblem, call } from '../_shared/testing.ts'
import { authMail, sendAuthEmail } from './handler.ts'

const hash = 'a'.repeat(56)
const otherHash = 'b'.repeat(56)

type Wanted = { user?: object; email_data?: object; metadata?: unknown }

/** As the auth server asks, with far more about the person than is needed. */
const wanted = (action: string, { user, email_data, metadata }: Wanted = {}) => ({
  ...(metadata === undefined ? {} : { metadata }),
  user: {
    id: '8484b834-f29e-4af2-bf42-80644d154f76',
    aud: 'authenticated',
    email: 'ada@example.test',
    phone: '',
    app_metadata: { provider: 'email' },
    identities: [],
    ...user,
  },
  email_data: {
    token: '305805',
    token_hash: hash,
    redirect_to: `${appOrigin}/auth-callback?next=%2Fdashboard`,
    email_action_type: action,
    site_url: 'https://ref.supabase.example/auth/v1',
    token_new: '',
    token_hash_new: '',
    ...email_data,
  },
})

function setUp(failure?: Error) {
  const sent: Mail[] = []
  const run = endpoint({
    origins: [appOrigin],
    admit: () => Promise.resolve({ messageId: 'msg_1' }),
    body: authMail,
    handle: (body, { messageId }) =>
      sendAuthEmail(body, messageId, {
        sender: { brand: 'Fourfold', from: 'Fourfold <no-reply@app.example>', origin: appOrigin },
        send: (mail) => {
          if (failure) return Promise.reject(failure)
          sent.push(mail)
          return Promise.resolve()
        },
      }),
  })
  return { sent, ask: (body: unknown) => run(call(body)) }
}

const linkOf = ({ text }: Mail) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
const brought = (mail: Mail) => Object.fromEntries(new URLSearchParams(linkOf(mail).hash.slice(1)))

for (const [action, subject, type] of [
  ['signup', 'Confirm your email address', 'signup'],
  ['invite', 'You are invited to Fourfold', 'invite'],
  ['magiclink', 'Your link to sign in', 'magiclink'],
  ['recovery', 'Choose a new password', 'recovery'],
] as const) {
  Deno.test(`${action}: a link to the app, a code, and both in plain text too`, async () => {
    const { sent, ask } = setUp()
    const response = await ask(wanted(action))
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), {})
    const [mail] = sent
    assert.ok(mail)
    assert.deepEqual([mail.to, mail.subject], ['ada@example.test', subject])
    assert.equal(`${linkOf(mail).origin}${linkOf(mail).pathname}`, `${appOrigin}/auth-callback`)
    assert.deepEqual(brought(mail), {
      token_hash: hash,
      type,
      redirect_to: `${appOrigin}/auth-callback?next=%2Fdashboard`,
    })
    for (const part of [mail.text, mail.html]) assert.match(part, /305805/)
    assert.ok(mail.html.includes(`token_hash=${hash}&amp;type=${type}`))
    assert.doesNotMatch(mail.text, /supabase\.example/)
  })
}

Deno.test('reauthentication: a code and no link', async () => {
  const { sent, ask } = setUp()
  await ask(wanted('reauthentication'))
  assert.match(sent[0]?.text ?? '', /305805/)
  assert.doesNotMatch(sent[0]?.text ?? '', /https?:/)
})

Deno.test('a change of address: each of the two has its own code and its own link', async () => {
  const { sent, ask } = setUp()
  // `token_hash` is that of the new address, `token_hash_new` that of the one that holds: so the server names them.
  await ask(
    wanted('email_change', {
      user: { new_email: 'ada@new.example.test' },
      email_data: { token: '111111', token_new: '222222', token_hash_new: otherHash },
    }),
  )
  const told = sent.map((mail) => [
    mail.to,
    brought(mail)['token_hash'],
    /\b\d{6}\b/.exec(mail.text)?.[0],
  ])
  assert.deepEqual(told, [
    ['ada@example.test', otherHash, '111111'],
    ['ada@new.example.test', hash, '222222'],
  ])
  assert.notEqual(sent[0]?.idempotencyKey, sent[1]?.idempotencyKey)
  for (const { text } of sent) {
    assert.match(text, /use ada@new\.example\.test from now on, in place of ada@example\.test/)
  }
})

Deno.test('a change that only the new address confirms goes there alone', async () => {
  const { sent, ask } = setUp()
  await ask(wanted('email_change', { user: { new_email: 'ada@new.example.test' } }))
  assert.deepEqual(
    sent.map(({ to }) => to),
    ['ada@new.example.test'],
  )
})

Deno.test('a first address has no code, and nothing whose place it takes', async () => {
  const { sent, ask } = setUp()
  await ask(
    wanted('email_change', {
      user: { email: '', new_email: 'ada@new.example.test' },
      email_data: { token: '' },
    }),
  )
  const text = sent[0]?.text ?? ''
  assert.match(text, /use ada@new\.example\.test from now on\./)
  assert.doesNotMatch(text, /enter this code/)
})

for (const [action, subject, to] of [
  ['password_changed_notification', 'Your password was changed', 'ada@example.test'],
  ['email_changed_notification', 'Your email address was changed', 'old@example.test'],
  ['mfa_factor_enrolled_notification', /second step was added/, 'ada@example.test'],
  ['mfa_factor_unenrolled_notification', /second step was removed/, 'ada@example.test'],
] as const) {
  Deno.test(`${action}: is told to whom it concerns`, async () => {
    const { sent, ask } = setUp()
    const nothing = { token: '', token_hash: '', redirect_to: '', old_email: 'old@example.test' }
    await ask(wanted(action, { email_data: nothing }))
    assert.match(sent[0]?.subject ?? '', new RegExp(subject))
    assert.equal(sent[0]?.to, to)
    assert.doesNotMatch(sent[0]?.text ?? '', /token_hash/)
  })
}

Deno.test('a second try of the server is the same mail to a provider', async () => {
  const { sent, ask } = setUp()
  const metadata = { uuid: '0190f7c0-0000-7000-8000-0000000000aa', time: 'now' }
  await ask(wanted('signup', { metadata }))
  await ask(wanted('signup', { metadata }))
  await ask(wanted('signup'))
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey)
  assert.equal(keys[0], keys[1])
  assert.notEqual(keys[0], keys[2])
})

for (const failure of [
  new ProviderUnreachable('The mail server cannot be used (ECONNREFUSED).'),
  new Error('550 no such mailbox'),
]) {
  Deno.test(
    `a mail that does not leave is told at once, and no token is (${failure.message})`,
    async () => {
      const { error } = console
      const logged: unknown[] = []
      console.error = (...words: unknown[]) => void logged.push(...words)
      try {
        const response = await setUp(failure).ask(wanted('recovery'))
        assert.equal(response.headers.get('retry-after'), null)
        await assertProblem(response, 'unavailable')
      } finally {
        console.error = error
      }
      assert.doesNotMatch(logged.join(' '), new RegExp(`305805|${hash}|ada@`))
      assert.match(logged.join(' '), /recovery/)
    },
  )
}

const wrong: [string, unknown][] = [
  ['no body', null],
  ['a list', []],
  ['nothing', {}],
  ['an unknown kind', wanted('phone_changed_notification')],
  ['a kind that objects have', wanted('constructor')],
  [
    'an address that is none',
    wanted('signup', { user: { email: 'ada@example.test\r\nBcc: all' } }),
  ],
  ['nobody', wanted('signup', { user: { email: '' } })],
  ['a change to nobody', wanted('email_change')],
  ['a token of a kilobyte', wanted('signup', { email_data: { token: '1'.repeat(1000) } })],
  ['a token that is a number', wanted('signup', { email_data: { token: 305805 } })],
]
for (const [what, body] of wrong) {
  Deno.test(`sends nothing for ${what}`, async () => {
    const { sent, ask } = setUp()
    await assertProblem(await ask(body), 'invalid-request')
    assert.deepEqual(sent, [])
  })
}
