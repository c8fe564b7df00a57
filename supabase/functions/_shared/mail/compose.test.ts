import assert from 'node:assert/strict'
import type { OutboxRow } from '../outbox.ts'
import { composeMail } from './compose.ts'
import { templates } from './templates.ts'

const sender = {
  brand: 'Fourfold',
  from: 'Fourfold <no-reply@app.fourfold.example>',
  origin: 'https://app.fourfold.example',
}
const application_id = '0190f7c0-0000-7000-8000-000000000001'
const hostile = `Ada"><script>alert(1)</script>\r\nBcc: all@example.test`

const row = (template: string, data: Record<string, unknown> = {}): OutboxRow => ({
  id: '0190f7c0-0000-7000-8000-0000000000aa',
  idempotency_key: `${template}:1`,
  recipient: 'ada@example.test',
  template,
  data: {
    application_id,
    reference: 'APP-2026-000123',
    first_name: 'Ada',
    call_title: 'Open call 2026',
    title: 'Mavuno',
    message: 'Could you tell us\nmore about your customers?',
    ...data,
  },
})

const names = Object.keys(templates)

Deno.test('knows the mails that the database sends', () => {
  assert.deepEqual(names.toSorted(), [
    'application_received',
    'application_submitted_staff',
    'comment_for_applicant',
    'decision_released',
    'information_requested',
  ])
})

for (const name of names) {
  Deno.test(`${name}: says the same in text and HTML, with the way to the application`, () => {
    const mail = composeMail(row(name), sender)
    const address = `https://app.fourfold.example/dashboard/applications/${application_id}`
    assert.ok(mail.text.includes(address))
    assert.ok(mail.html.includes(`href="${address}"`))
    assert.match(mail.subject, /APP-2026-000123/)
    assert.match(mail.text, /-- \nFourfold/)
    assert.equal(mail.to, 'ada@example.test')
    assert.equal(mail.messageId, `<${row(name).id}@app.fourfold.example>`)
  })

  Deno.test(`${name}: leads to the app and nowhere else`, () => {
    const { html, text } = composeMail(row(name, { message: 'See https://evil.example' }), sender)
    const targets = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target = '']) => target)
    assert.ok(targets.length > 0)
    for (const target of targets) assert.equal(new URL(target).origin, sender.origin)
    assert.ok(!/<(img|link|script|iframe)/i.test(html))
    assert.equal(text.match(/https:\/\/app/g)?.length, 1)
  })

  Deno.test(`${name}: B-9.2: escapes what people wrote and keeps it out of the headers`, () => {
    const data = { first_name: hostile, title: hostile, call_title: hostile, message: hostile }
    const { subject, html, to, from } = composeMail(row(name, data), sender)
    assert.equal(subject, composeMail(row(name), sender).subject)
    assert.doesNotMatch(html, /<script/)
    for (const header of [subject, to, from]) assert.doesNotMatch(header, /[\r\n]|alert/)
  })
}

Deno.test('what is asked of the applicant stands in the mail, paragraphs kept', () => {
  const { text, html } = composeMail(
    row('information_requested', { message: 'First.\n\nSecond <3', sections: ['Team'] }),
    sender,
  )
  assert.match(text, /> First\.\n>\n> Second <3/)
  assert.match(html, />First\.<\/p>/)
  assert.match(html, /Second &lt;3/)
  assert.match(text, /Team/)
})

Deno.test('the decision itself stays on the page', () => {
  const { text, html } = composeMail(
    row('decision_released', { outcome: 'rejected', message: 'We are sorry.' }),
    sender,
  )
  for (const body of [text, html]) assert.doesNotMatch(body, /reject|sorry/i)
})

Deno.test('right-to-left text, emoji and long names pass; control characters do not', () => {
  const { text } = composeMail(
    row('application_received', {
      first_name: '\u202eمريم\u202c 🌱\u0000',
      title: 'x'.repeat(500),
    }),
    sender,
  )
  assert.match(text, /Dear مريم 🌱,/)
  assert.match(text, /x{119}…/)
})

for (const [what, wrong] of [
  ['a template that does not exist', row('password_of_everybody')],
  ['a template by the name of an inherited property', row('toString')],
  ['data without the application', row('application_received', { application_id: undefined })],
  ['a path in the place of an id', row('application_received', { application_id: '../evil' })],
  ['a reference with a line end', row('application_received', { reference: 'A\r\nBcc: x@y.z' })],
  ['two recipients', { ...row('application_received'), recipient: 'a@b.example, c@d.example' }],
  [
    'a recipient with a line end',
    { ...row('application_received'), recipient: 'a@b.example\nBcc: x' },
  ],
] as const) {
  Deno.test(`refuses ${what}`, () => {
    assert.throws(() => composeMail(wrong, sender))
  })
}
