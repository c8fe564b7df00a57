import assert from 'node:assert/strict'
import { Constants } from '../contracts/database.types.ts'
import { leaveToken } from '../mail-token.ts'
import type { OutboxRow } from '../outbox.ts'
import { composeMail } from './compose.ts'

const sender = {
  brand: 'Fourfold',
  from: 'Fourfold <no-reply@app.fourfold.example>',
  origin: 'https://app.fourfold.example',
  functionsUrl: 'https://backend.fourfold.example/functions/v1',
  newsletterSecret: 'a secret of forty-two characters, at least',
}
const reader = '0190f7c0-0000-7000-8000-00000000000a'
const hostile = `Zoë"><script>alert(1)</script>\r\nBcc: all@example.test`
const settings = 'https://app.fourfold.example/dashboard/settings#notifications'

const row = (template: string, data: Record<string, unknown>): OutboxRow => ({
  id: '0190f7c0-0000-7000-8000-0000000000aa',
  idempotency_key: `${template}:1`,
  recipient: 'ada@example.test',
  attempts: 1,
  template,
  data: { first_name: 'Ada', ...data },
})

const item = (title: string, more: object = {}) => ({
  title,
  body: `About ${title}`,
  link: `/dashboard/${title}`,
  ...more,
})
const digest = (items: unknown[], more = 0) =>
  composeMail(row('digest', { reader, items, more }), sender)

Deno.test('digest: says what is unread, each with the way there, in text and HTML', () => {
  const { subject, text, html, to } = digest([item('one'), item('two', { body: '', link: null })])
  assert.equal(subject, '2 things you have not read at Fourfold')
  assert.equal(to, 'ada@example.test')
  assert.match(
    text,
    /- one\n {2}About one\n {2}https:\/\/app\.fourfold\.example\/dashboard\/one\n\n- two\n/,
  )
  assert.match(html, /href="https:\/\/app\.fourfold\.example\/dashboard\/one"[\s\S]*>one<\/a\s*>/)
  assert.match(html, /<strong>two<\/strong>/)
  assert.match(html, /prefers-color-scheme: dark/)
  for (const body of [text, html]) {
    assert.ok(body.includes('https://app.fourfold.example/dashboard/notifications?filter=unread'))
    assert.ok(body.includes(settings))
    assert.doesNotMatch(body, /more\./)
  }
})

Deno.test('digest: one thing is one thing, and of many it says how many there are', () => {
  assert.equal(digest([item('one')]).subject, 'One thing you have not read at Fourfold')
  const { subject, text } = digest([item('one')], 30)
  assert.equal(subject, '31 things you have not read at Fourfold')
  assert.match(text, /\nAnd 30 more\.\n/)
})

Deno.test(
  'digest: stops by one click of the mail program, and by a link whose token no log sees',
  () => {
    const { text, html, headers } = digest([item('one')])
    const token = leaveToken(sender.newsletterSecret, 'digest', reader)
    assert.deepEqual(headers, {
      'List-Unsubscribe': `<https://backend.fourfold.example/functions/v1/digest?leave=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const address = `https://app.fourfold.example/contact?digest=leave#${token}`
    for (const body of [text, html]) assert.ok(body.includes(address))
  },
)

for (const kind of Constants.public.Enums.notification_kind) {
  Deno.test(`notification: ${kind} is told in our own words above theirs`, () => {
    const { subject, text, html, headers } = composeMail(
      row('notification', { kind, ...item('one', { title: hostile, body: hostile }) }),
      sender,
    )
    assert.match(subject, /^[A-Z][\w ]+\??$/)
    for (const header of [subject]) assert.doesNotMatch(header, /[\r\n]|alert/)
    assert.doesNotMatch(html, /<script/)
    assert.match(text, /Zoë/)
    for (const body of [text, html]) assert.ok(body.includes(settings))
    assert.equal(headers, undefined)
  })
}

Deno.test('what other people wrote gets into no header and becomes no markup', () => {
  const { subject, html, to, headers } = digest([item('x', { title: hostile, body: hostile })])
  assert.equal(subject, digest([item('one')]).subject)
  assert.doesNotMatch(html, /<script/)
  for (const header of [subject, to, ...Object.values(headers ?? {})])
    assert.doesNotMatch(header, /[\r\n]|alert/)
})

for (const link of [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  Deno.test(`leads to own pages and not to ${link}`, () => {
    assert.throws(() => digest([item('one', { link })]))
    assert.throws(() =>
      composeMail(row('notification', { kind: 'signed_in', ...item('one', { link }) }), sender),
    )
  })
}

for (const [what, data] of [
  ['nothing to tell', { reader, items: [], more: 0 }],
  ['no reader', { items: [item('one')], more: 0 }],
  ['less than nothing more', { reader, items: [item('one')], more: -1 }],
] as const) {
  Deno.test(`a digest with ${what} is none`, () => {
    assert.throws(() => composeMail(row('digest', data), sender))
  })
}
