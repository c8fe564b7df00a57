import assert from 'node:assert/strict'
import type { OutboxRow } from '../outbox.ts'
import { leaveToken, readerOf } from '../mail-token.ts'
import { applicationTemplates } from './application-templates.ts'
import { composeMail } from './compose.ts'
import { templates } from './templates.ts'

const sender = {
  brand: 'Fourfold',
  from: 'Fourfold <no-reply@app.fourfold.example>',
  origin: 'https://app.fourfold.example',
  functionsUrl: 'https://backend.fourfold.example/functions/v1',
  newsletterSecret: 'a secret of forty-two characters, at least',
}
const application_id = '0190f7c0-0000-7000-8000-000000000001'
const hostile = `Ada"><script>alert(1)</script>\r\nBcc: all@example.test`

const row = (template: string, data: Record<string, unknown> = {}): OutboxRow => ({
  id: '0190f7c0-0000-7000-8000-0000000000aa',
  idempotency_key: `${template}:1`,
  recipient: 'ada@example.test',
  attempts: 1,
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

const names = Object.keys(applicationTemplates)
/** Those that somebody may turn off; the rest is owed to them. */
const mayChoose = new Set(['application_submitted', 'comment_for_applicant'])

Deno.test('knows the mails that the database sends', () => {
  assert.deepEqual(Object.keys(templates).toSorted(), [
    'application_received',
    'application_submitted',
    'comment_for_applicant',
    'contact_message',
    'decision_released',
    'digest',
    'feedback_received',
    'information_requested',
    'newsletter_confirm',
    'newsletter_welcome',
    'notification',
    'second_factors_removed',
    'staff_invitation',
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
    const addresses = text.match(/https:\/\/app\S*/g) ?? []
    const [own, ...others] = addresses.map((address) => new URL(address).pathname)
    assert.match(own ?? '', /^\/dashboard\/applications\//)
    assert.deepEqual(others, mayChoose.has(name) ? ['/dashboard/settings'] : [])
  })

  Deno.test(`${name}: B-9.2: escapes what people wrote and keeps it out of the headers`, () => {
    const data = { first_name: hostile, title: hostile, call_title: hostile, message: hostile }
    const { subject, html, to, from } = composeMail(row(name, data), sender)
    assert.equal(subject, composeMail(row(name), sender).subject)
    assert.doesNotMatch(html, /<script/)
    for (const header of [subject, to, from]) assert.doesNotMatch(header, /[\r\n]|alert/)
  })
}

Deno.test(
  'a mail is one column, follows a dark screen, and says in a list what it is about',
  () => {
    const { html, text } = composeMail(row('application_received'), sender)
    assert.match(html, /max-width:600px/)
    assert.match(html, /name="color-scheme" content="light dark"/)
    assert.match(html, /@media \(prefers-color-scheme: dark\)/)
    const [, preheader = ''] = /display:none[^>]*>([^<&]*)/.exec(html) ?? []
    assert.match(preheader.trim(), /^Thank you for applying/)
    assert.doesNotMatch(text, /Thank you for applying[\s\S]*Thank you for applying/)
  },
)

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

const letter = {
  name: 'Ada Obi',
  email: 'ada@example.test',
  topic: 'press',
  category: 'bug',
  organisation: 'Daily Paper',
  subject: 'An interview',
  message: 'Would you talk to us?',
}

for (const [name, subject] of [
  ['contact_message', 'Contact page: Press'],
  ['feedback_received', 'Feedback: Bug Report'],
] as const) {
  Deno.test(`${name}: tells the operator who wrote what, and answers go to them`, () => {
    const mail = composeMail(row(name, letter), sender)
    assert.equal(mail.subject, subject)
    assert.equal(mail.replyTo, 'ada@example.test')
    assert.equal(mail.from, sender.from)
    assert.match(mail.text, /Name: Ada Obi\nEmail: ada@example\.test/)
    assert.match(mail.text, /> Would you talk to us\?/)
    assert.match(mail.html, /Would you talk to us\?/)
  })

  Deno.test(`${name}: B-9.2: no word of theirs gets into a header or becomes markup`, () => {
    const theirs = { name: hostile, organisation: hostile, subject: hostile, message: hostile }
    const mail = composeMail(row(name, { ...letter, ...theirs }), sender)
    assert.equal(mail.subject, subject)
    assert.doesNotMatch(mail.html, /<script/)
    for (const header of [mail.subject, mail.to, mail.from, mail.replyTo]) {
      assert.doesNotMatch(header ?? '', /[\r\n]|alert/)
    }
    for (const email of ['a@b.example\r\nBcc: x@y.z', 'a@b.example, c@d.example', hostile]) {
      assert.throws(() => composeMail(row(name, { ...letter, email }), sender), email)
    }
  })
}

const subscriber = '0190f7c0-0000-7000-8000-00000000000a'
const nonce = '0190f7c0-0000-4000-8000-00000000000b'

Deno.test('newsletter_confirm: leads to the page, its token where no log sees it', () => {
  const { text, html, headers } = composeMail(row('newsletter_confirm', { nonce }), sender)
  const [link = ''] = /https:\S+/.exec(text) ?? []
  assert.match(link, /^https:\/\/app\.fourfold\.example\/contact\?newsletter=confirm#[\w-]{43}$/)
  assert.ok(html.includes(`href="${link}"`))
  assert.ok(!text.includes(nonce))
  assert.equal(headers, undefined)
})

Deno.test('newsletter_welcome: whoever is on the list can leave, by link or by one click', () => {
  const { text, headers } = composeMail(row('newsletter_welcome', { subscriber }), sender)
  const token = leaveToken(sender.newsletterSecret, 'newsletter', subscriber)
  assert.ok(text.includes(`https://app.fourfold.example/contact?newsletter=leave#${token}`))
  assert.deepEqual(headers, {
    'List-Unsubscribe': `<https://backend.fourfold.example/functions/v1/newsletter?leave=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  assert.equal(readerOf(sender.newsletterSecret, 'newsletter', token), subscriber)
})

const invitation = { token: 'a1'.repeat(32), role: 'manager', invited_by: 'Amina Odhiambo' }

Deno.test('staff_invitation: leads to the page, its token where no log sees it', () => {
  const { subject, text, html } = composeMail(row('staff_invitation', invitation), sender)
  assert.equal(subject, 'You are invited to the team of Fourfold')
  const address = `https://app.fourfold.example/dashboard/team#invitation=${invitation.token}`
  assert.ok(text.includes(address))
  assert.ok(html.includes(`href="${address}"`))
  assert.match(text, /Amina Odhiambo invites you to work for Fourfold as a manager/)
  assert.throws(() =>
    composeMail(row('staff_invitation', { ...invitation, token: '#/../x' }), sender),
  )
  const named = composeMail(row('staff_invitation', { ...invitation, invited_by: hostile }), sender)
  assert.equal(named.subject, subject)
  assert.doesNotMatch(named.html, /<script/)
})

Deno.test('no other token leaves', () => {
  const token = leaveToken(sender.newsletterSecret, 'newsletter', subscriber)
  for (const wrong of [
    '',
    subscriber,
    `${subscriber}.`,
    token.slice(0, -1),
    `${token}x`,
    leaveToken('another secret', 'newsletter', subscriber),
    leaveToken(sender.newsletterSecret, 'digest', subscriber),
    token.replace(subscriber, '0190f7c0-0000-7000-8000-00000000000c'),
  ]) {
    assert.equal(readerOf(sender.newsletterSecret, 'newsletter', wrong), null, wrong)
  }
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
