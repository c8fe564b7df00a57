import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import {
  type Client,
  connect,
  isHosted,
  type Mail,
  mailsTo,
  newAddress,
  newPerson,
  service,
  target,
} from '@tests/support/backend'

/** A visitor with a network of their own, as the proxy of a hosted project would report it. */
const visitor = (address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`) =>
  connect(target().anonKey, { 'x-forwarded-for': address, 'cf-connecting-ip': address })

const feedback = (email: string, more: object = {}) => ({
  user_id: null,
  email,
  name: null,
  category: 'bug' as const,
  rating: null,
  message: 'The list jumps when I scroll.',
  ...more,
})

const stored = async (email: string) => {
  const { data } = await service().from('feedback').select('*').eq('email', email).throwOnError()
  return data
}

test('B-3.6 feedback is one insert, by a visitor', async () => {
  const email = newAddress()
  const { error } = await visitor().from('feedback').insert(feedback(email))
  expect(error).toBeNull()
  expect(await stored(email)).toMatchObject([feedback(email)])
})

test('B-3.6 or by a member, before anything else was asked of their account', async () => {
  const { client, id, email } = await newPerson()
  const row = feedback(email, { user_id: id, name: 'Ada', rating: 4 })
  const { error } = await client.from('feedback').insert(row)
  expect(error).toBeNull()
  expect(await stored(email)).toMatchObject([row])
})

test.runIf(!isHosted())(
  'two hundred in a minute from one address: a few are taken, the rest is told why',
  async () => {
    const email = newAddress()
    const client = visitor()
    const errors = await Promise.all(
      Array.from(
        { length: 200 },
        async () => (await client.from('feedback').insert(feedback(email))).error,
      ),
    )
    expect(await stored(email)).toHaveLength(5)
    const refused = errors.filter((error) => error !== null)
    expect(refused).toHaveLength(195)
    expect(refused.every(({ code, hint }) => code === 'P0001' && hint === 'rate_limited')).toBe(
      true,
    )
    expect(refused[0]?.message).toBe(
      'That was a lot of feedback at once. Wait a few minutes, then try again.',
    )
  },
)

test.runIf(!isHosted())('an address that the sender invents gets them no further', async () => {
  const email = newAddress()
  for (let turn = 0; turn < 8; turn += 1) {
    await connect(target().anonKey, { 'x-forwarded-for': `203.0.113.${turn}` })
      .from('feedback')
      .insert(feedback(email))
  }
  expect(await stored(email)).toHaveLength(5)
})

const office = 'hello@fourfold.example'

type Received = Mail & { id: string }

/** A header as it stands in the mail. */
async function headerOf({ id }: Received, name: string): Promise<string> {
  const response = await fetch(`${target().mailUrl}/api/email/${id}/source`)
  const [head = ''] = (await response.text()).replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n\r\n')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

/** Waits for the mails to an address that say this. */
const mailsSaying = async (address: string, words: string, count = 1): Promise<Received[]> =>
  vi.waitFor(
    async () => {
      const found = (await mailsTo(address)).filter(({ text }) => text.includes(words))
      if (found.length < count) throw new Error(`${found.length} mails to ${address} say ${words}`)
      return found as Received[]
    },
    { timeout: 15_000, interval: 100 },
  )

const invoke = async (client: Client, name: string, body: object) => {
  const { data, error } = await client.functions.invoke<unknown>(name, { body: body as never })
  const response = (error as { context?: unknown } | null)?.context
  return response instanceof Response
    ? { status: response.status, body: (await response.json()) as Record<string, unknown> }
    : { status: 200, body: data }
}

describe.runIf(!isHosted())('B-9.1 send-contact-email', () => {
  const said = (email: string, message: string) => ({
    firstName: 'Anonymous',
    lastName: '',
    email,
    company: '',
    subject: 'Feedback: bug',
    message: `Rating: Not provided\n\n${message}`,
  })

  test('B-3.7 tells the operator of feedback, once however often it is called', async () => {
    const words = `It jumps ${randomUUID()}.`
    const email = newAddress()
    const client = visitor()
    await client
      .from('feedback')
      .insert(feedback(email, { message: words }))
      .throwOnError()
    const answers = await Promise.all(
      [1, 2, 3].map(() => invoke(client, 'send-contact-email', said(email, words))),
    )
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { accepted: true } }))
    const [mail] = await mailsSaying(office, words)
    if (!mail) throw new Error('Nobody was told.')
    expect(mail.subject).toBe('Feedback: Bug Report')
    expect(mail.text).toContain(`Rating: Not provided\n>\n> ${words}`)
    expect(await headerOf(mail, 'Reply-To')).toBe(email)
    expect(await mailsSaying(office, words)).toHaveLength(1)
  })

  test('what passes for feedback that nobody gave is kept as a message', async () => {
    const words = `Buy ${randomUUID()}.`
    const answer = await invoke(visitor(), 'send-contact-email', said(newAddress(), words))
    expect(answer).toEqual({ status: 200, body: { accepted: true } })
    const [mail] = await mailsSaying(office, words)
    expect(mail?.subject).toBe('Contact page: General question')
  })

  test('keeps a message of the contact page, with who was signed in', async () => {
    const { client, id, email } = await newPerson()
    const message = `May I visit? ${randomUUID()}`
    const request = {
      firstName: 'Ada Obi',
      lastName: '',
      email,
      company: 'Daily Paper',
      subject: 'Press',
      topic: 'press',
      message,
    }
    expect(await invoke(client, 'send-contact-email', request)).toMatchObject({ status: 200 })
    const { data } = await service()
      .from('contact_messages')
      .select('topic, name, email, organisation, user_id, settled_at')
      .eq('message', message)
      .throwOnError()
    expect(data).toEqual([
      {
        topic: 'press',
        name: 'Ada Obi',
        email,
        organisation: 'Daily Paper',
        user_id: id,
        settled_at: null,
      },
    ])
    const [mail] = await mailsSaying(office, message)
    if (!mail) throw new Error('Nobody was told.')
    expect(mail.subject).toBe('Contact page: Press')
    expect(await headerOf(mail, 'Reply-To')).toBe(email)
  })

  test('B-9.2 answers what is far too large with the one problem body', async () => {
    const answer = await invoke(
      visitor(),
      'send-contact-email',
      said('ada@example.test', 'x'.repeat(10_000_000)),
    )
    expect(answer).toEqual({
      status: 413,
      body: { code: 'too-large', message: 'The request is too large.' },
    })
  })

  test('B-9.2 of two hundred from one address it takes a few', async () => {
    const client = visitor()
    const mark = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        invoke(client, 'send-contact-email', {
          ...said('ada@example.test', 'x'),
          subject: 'Hi',
          message: `${mark} ${turn}`,
        }),
      ),
    )
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(refused[0]?.body).toEqual({
      code: 'too-many-requests',
      message: 'That was a lot at once. Please wait a minute.',
    })
    const { count } = await service()
      .from('contact_messages')
      .select('*', { count: 'exact', head: true })
      .like('message', `${mark}%`)
      .throwOnError()
    expect(count).toBe(10)
  })
})

describe.runIf(!isHosted())('the newsletter', () => {
  const subscribe = (email: string) =>
    invoke(visitor(), 'newsletter', { action: 'subscribe', email })
  const stateOf = async (email: string) => {
    const { data } = await service()
      .from('newsletter_subscribers')
      .select('state, token_hash')
      .eq('email', email)
      .maybeSingle()
      .throwOnError()
    return data
  }
  const tokenIn = (mail: Mail, what: string) =>
    new RegExp(`/contact\\?newsletter=${what}#(\\S+)`).exec(mail.text)?.[1] ?? ''
  const bring = (action: 'confirm' | 'leave', token: string) =>
    invoke(visitor(), 'newsletter', { action, token })

  test('comes to nobody who did not confirm it by the mail, and to nobody who left', async () => {
    const email = newAddress()
    expect(await subscribe(email)).toEqual({ status: 200, body: { accepted: true } })
    const [asking] = await mailsSaying(email, 'newsletter=confirm')
    if (!asking) throw new Error('Nobody was asked.')
    const token = tokenIn(asking, 'confirm')
    const before = await stateOf(email)
    expect(before?.state).toBe('pending')
    expect(before?.token_hash).not.toContain(token)

    expect(await bring('confirm', `${token}x`)).toMatchObject({ body: { outcome: 'unknown' } })
    expect(await bring('confirm', token)).toMatchObject({ body: { outcome: 'confirmed' } })
    expect(await bring('confirm', token)).toMatchObject({ body: { outcome: 'already' } })
    expect((await stateOf(email))?.state).toBe('confirmed')

    const [welcome] = await mailsSaying(email, 'newsletter=leave')
    if (!welcome) throw new Error('Nobody was welcomed.')
    expect(await headerOf(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const address = /<(.+)>/.exec(await headerOf(welcome, 'List-Unsubscribe'))?.[1] ?? ''

    const followed = await fetch(address, { redirect: 'manual' })
    expect(followed.status).toBe(303)
    expect((await stateOf(email))?.state).toBe('confirmed')

    const clicked = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(clicked.status).toBe(200)
    expect((await stateOf(email))?.state).toBe('left')
    expect(await bring('leave', tokenIn(welcome, 'leave'))).toMatchObject({
      body: { outcome: 'already' },
    })
    expect(await bring('confirm', token)).toMatchObject({ body: { outcome: 'unknown' } })
  })

  test('asks an address once an hour, and says the same to whoever asks', async () => {
    const email = newAddress()
    const first = await subscribe(email)
    await mailsSaying(email, 'newsletter=confirm')
    expect(await subscribe(email)).toEqual(first)
    expect(await subscribe(email.toUpperCase())).toEqual(first)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})
