import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningBackend, startBackend } from '../../supabase/local/server.ts'

let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({ schedule: false })
})
afterAll(() => backend.close())

type Call = { id?: string; sentAt?: number; secret?: string; change?: (body: string) => string }

const now = () => Math.floor(Date.now() / 1000)
const newAddress = () => `person-${randomUUID()}@mail.example`

const wanted = (email: string, kind = 'magiclink') =>
  JSON.stringify({
    user: { id: randomUUID(), email },
    email_data: {
      email_action_type: kind,
      token: '305805',
      token_hash: 'f00d'.repeat(14),
      redirect_to: `${backend.url}/auth-callback`,
      site_url: `${backend.url}/auth/v1`,
    },
  })

/** As the auth server of a hosted project calls: signed by the secret that both know. */
async function call(
  body: string,
  { id = randomUUID(), sentAt = now(), secret, change }: Call = {},
) {
  const key = Buffer.from(secret ?? backend.functionSecret)
  const signature = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')
  const response = await fetch(`${backend.url}/functions/v1/send-auth-email`, {
    method: 'POST',
    body: change ? change(body) : body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(sentAt),
      'webhook-signature': `v1,${signature}`,
    },
  })
  return { status: response.status, text: await response.text() }
}

type Received = { subject: string; text: string; html: string; to: { address: string }[] }
async function mailsTo(address: string): Promise<Received[]> {
  const all = (await (await fetch(`${backend.mailUrl}/api/email`)).json()) as Received[]
  return all.filter(({ to }) => to.some((each) => each.address === address))
}

test('a mail of the auth server leaves at once, with a plain-text part, and is kept nowhere', async () => {
  const email = newAddress()
  expect(await call(wanted(email))).toEqual({ status: 200, text: '{}' })
  const [mail] = await vi.waitFor(async () => {
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    return mails
  })
  expect(mail?.subject).toBe('Your link to sign in')
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('305805')
    expect(part).toContain(`${backend.url}/auth-callback#token_hash=f00d`)
  }
  const { rows } = await backend.database.query('select from private.email_outbox')
  expect(rows).toEqual([])
})

test('nobody else has one sent, and nobody the same one twice', async () => {
  const email = newAddress()
  const once = { id: randomUUID(), sentAt: now() }
  expect((await call(wanted(email), once)).status).toBe(200)
  const refused = [
    await call(wanted(email), once),
    await call(wanted(email), { secret: 'somebody else’s' }),
    await call(wanted(email), { sentAt: now() - 300 }),
    await call(wanted(email), { change: (body) => body.replace(email, newAddress()) }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('what it does not know is refused, and what does not leave is told', async () => {
  expect((await call(wanted(newAddress(), 'phone_changed_notification'))).status).toBe(400)
  await backend.stopMail()
  const lost = await call(wanted(newAddress()))
  expect(lost.status).toBe(503)
  expect(lost.text).not.toMatch(/305805|f00d/)
})
