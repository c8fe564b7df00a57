import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Programme, startProgramme } from '../support/programme.ts'

let programme: Programme
beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

const admin = 'send-admin-notification'
const contact = 'send-contact-email'
const people = ['applicant', 'member', 'reviewer', 'manager', 'admin'] as const

type Call = { method?: string; body?: string | null; headers?: Record<string, string> }

let calls = 0

/** Each comes from a network of its own, and as another person, so that no limit answers in the place of what is tried. */
async function call(name: string, { method = 'POST', body = null, headers = {} }: Call = {}) {
  const person = people[calls % people.length] ?? 'applicant'
  calls += 1
  const { data } = await programme.as[person].auth.getSession()
  const response = await fetch(`${programme.backend.url}/functions/v1/${name}`, {
    method,
    body,
    headers: {
      apikey: programme.backend.anonKey,
      'cf-connecting-ip': `2001:db8:${(calls % 60_000).toString(16)}::1`,
      'content-type': 'application/json',
      ...(name === admin ? { authorization: `Bearer ${data.session?.access_token ?? ''}` } : {}),
      ...headers,
    },
  })
  const text = await response.text()
  return { status: response.status, text }
}

const signIn = {
  type: 'user_action',
  title: 'Welcome Back to Fourfold!',
  message: 'You have signed in.',
  userId: '0b0b0b0b-0000-4000-8000-000000000001',
  metadata: {
    action: 'login_success',
    timestamp: '2026-11-20T09:00:00Z',
    userAgent: 'Mozilla/5.0',
    loginMethod: 'email',
  },
}
const letter = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.test',
  company: '',
  subject: 'Hello',
  message: 'Would you talk to us?',
}

const notJson = ['', 'null', '[]', '"text"', '12', '{"type":', '<xml/>', '{}', 'undefined']
const nested = '['.repeat(4000) + ']'.repeat(4000)

const wrongSignIns = [
  { ...signIn, type: 'everything' },
  { ...signIn, type: null },
  { ...signIn, title: 'x'.repeat(201) },
  { ...signIn, title: 7 },
  { ...signIn, message: 'x'.repeat(1001) },
  { ...signIn, userId: '1' },
  { ...signIn, userId: { $ne: null } },
  { ...signIn, metadata: null },
  { ...signIn, metadata: [] },
  { ...signIn, metadata: { ...signIn.metadata, action: 'login_failure' } },
  { ...signIn, metadata: { ...signIn.metadata, timestamp: 'yesterday' } },
  { ...signIn, metadata: { ...signIn.metadata, userAgent: 'x'.repeat(1001) } },
  { ...signIn, metadata: { ...signIn.metadata, loginMethod: ['email'] } },
  { type: 'application_submitted' },
  { type: 'application_submitted', applicationId: "'; drop table profiles; --" },
]
const wrongLetters = [
  { ...letter, email: '' },
  { ...letter, email: 'ada' },
  { ...letter, email: 'ada@example.test\r\nBcc: all@example.test' },
  { ...letter, email: 'ada@example.test, eve@example.test' },
  { ...letter, email: `${'x'.repeat(250)}@example.test` },
  { ...letter, email: ['ada@example.test'] },
  { ...letter, firstName: '' },
  { ...letter, firstName: 'x'.repeat(121) },
  { ...letter, firstName: '\u0000\u0007' },
  { ...letter, lastName: 'x'.repeat(121) },
  { ...letter, company: 'x'.repeat(201) },
  { ...letter, subject: '   ' },
  { ...letter, subject: 'x'.repeat(201) },
  { ...letter, message: '' },
  { ...letter, message: 'x'.repeat(6001) },
  { ...letter, message: { html: '<b>' } },
  { ...letter, topic: 'everything' },
  { ...letter, captchaToken: 'x'.repeat(2049) },
]

const outbox = () =>
  programme.sql<{ recipient: string; data: object }>(
    'select recipient, data from private.email_outbox order by created_at',
  )

test('B-9.2 bad input gets a 4xx that says what is wrong, and never a stack or a mail', async () => {
  await programme.sql('delete from private.email_outbox')
  const tried: [expected: number, name: string, call: Call][] = []
  for (const name of [admin, contact]) {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) tried.push([405, name, { method }])
    for (const body of [...notJson, nested]) tried.push([400, name, { body }])
    tried.push([413, name, { body: JSON.stringify({ message: 'x'.repeat(60_000) }) }])
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
      tried.push([403, name, { body: '{}', headers: { origin } }])
  }
  for (const body of wrongSignIns) tried.push([400, admin, { body: JSON.stringify(body) }])
  for (const body of wrongLetters) tried.push([400, contact, { body: JSON.stringify(body) }])
  const good = { body: JSON.stringify(signIn) }
  for (const authorization of [
    '',
    'Bearer',
    'Bearer nonsense',
    `Bearer ${programme.backend.anonKey}`,
  ])
    tried.push([401, admin, { ...good, headers: { authorization } }])
  for (const apikey of ['', 'nonsense', 'sb_publishable_x'])
    tried.push([401, contact, { body: JSON.stringify(letter), headers: { apikey } }])
  // Well formed, and none of theirs.
  const applicationId = await programme.application('draft', 'member')
  const foreign = { type: 'application_submitted', applicationId: randomUUID() }
  tried.push([404, admin, { body: JSON.stringify(foreign) }])

  const answers: Record<number, number> = {}
  for (const [expected, name, given] of tried) {
    // The limit of an account fills again in minutes; what is tried here is not the limit.
    await programme.sql('delete from private.rate_limits')
    const { status, text } = await call(name, given)
    const what = `${name} ${given.method ?? 'POST'} ${given.body?.slice(0, 120) ?? ''}`
    expect.soft(status, what).toBe(expected)
    expect
      .soft(JSON.parse(text), what)
      .toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect.soft(text, what).not.toMatch(/\bat .*\.ts|node_modules|Error:|stack/)
    answers[status] = (answers[status] ?? 0) + 1
  }
  expect(answers).toEqual({ 400: 53, 401: 7, 403: 6, 404: 1, 405: 8, 413: 2 })
  expect(applicationId).toBeTruthy()
  expect(await outbox()).toEqual([])
})

test('B-9.2 nobody chooses who gets a mail, or how it looks', async () => {
  await programme.sql('delete from private.email_outbox')
  await programme.sql('delete from private.rate_limits')
  const wish = {
    ...letter,
    to: 'victim@example.test',
    recipient: 'victim@example.test',
    cc: ['victim@example.test'],
    template: 'decision_released',
    message: '<img src=x onerror=alert(1)> {{ .Token }}',
  }
  expect((await call(contact, { body: JSON.stringify(wish) })).status).toBe(202)
  const rows = await outbox()
  expect(rows.map(({ recipient }) => recipient)).toEqual(['hello@fourfold.example'])
  expect(JSON.stringify(rows)).not.toContain('victim')
})

test('B-9.2 a flood is stopped, for the account and for the network', async () => {
  await programme.sql('delete from private.rate_limits')
  const headers = { 'cf-connecting-ip': '203.0.113.77' }
  const letters = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      call(contact, { headers, body: JSON.stringify({ ...letter, message: `Number ${index}` }) }),
    ),
  )
  const passed = letters.filter(({ status }) => status === 202)
  expect(passed.length).toBeLessThanOrEqual(11)
  expect(letters.filter(({ status }) => status === 429)).toHaveLength(40 - passed.length)
})
