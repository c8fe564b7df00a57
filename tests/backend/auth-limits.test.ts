import { createClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../supabase/local/backend.ts'

/** What a hosted project begins with. */
const rateLimits = {
  email_sent: 30,
  sign_in_sign_ups: 30,
  token_verifications: 30,
  token_refresh: 150,
}
const password = 'three plain words 7'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ schedule: false, rateLimits })
})
afterAll(async () => {
  await backend.stopWork()
  await backend.close()
})

/** The real client, coming from this address. */
const from = (address: string) =>
  createClient('http://localhost', backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init)
        // The first is what a caller wrote; the last is what the server in front saw.
        request.headers.set('x-forwarded-for', `8.8.8.8, ${address}`)
        return backend.handle(request)
      },
    },
  })

async function account(): Promise<string> {
  const email = `person-${randomUUID()}@mail.example`
  await backend.database.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, aud, role)
     values ($1, $2, extensions.crypt($3, extensions.gen_salt('bf', 4)), now(), 'authenticated', 'authenticated')`,
    [randomUUID(), email, password],
  )
  return email
}

const codes = (errors: ({ code?: string | undefined } | null)[]) => {
  const counts: Record<string, number> = {}
  for (const error of errors) {
    const code = error?.code ?? 'none'
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

async function guesses(count: number, email: string, address: string) {
  const client = from(address)
  const errors = []
  for (let done = 0; done < count; done += 50) {
    const batch = Array.from({ length: Math.min(50, count - done) }, (_, index) =>
      client.auth.signInWithPassword({ email, password: `wrong guess ${done + index}` }),
    )
    errors.push(...(await Promise.all(batch)).map(({ error }) => error))
  }
  return codes(errors)
}

/** All of them before a bucket has filled up again, however slow each is answered. */
const atOnce = async <Answer extends { error: unknown }>(
  count: number,
  ask: () => Promise<Answer>,
): Promise<Answer['error'][]> =>
  (await Promise.all(Array.from({ length: count }, ask))).map(({ error }) => error)

test('1,000 guesses at an account are ten, and its owner still gets in from another address', async () => {
  const email = await account()
  expect(await guesses(1000, email, '203.0.113.7')).toEqual({
    invalid_credentials: 10,
    over_request_rate_limit: 990,
  })
  const guesser = await from('203.0.113.7').auth.signInWithPassword({ email, password })
  expect(guesser.error, 'who guesses right by then learns nothing').toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
  })
  const spelled = await from('203.0.113.7').auth.signInWithPassword({
    email: email.toUpperCase(),
    password,
  })
  expect(spelled.error).toMatchObject({ code: 'over_request_rate_limit' })
  const owner = await from('198.51.100.1').auth.signInWithPassword({ email, password })
  expect(owner.error).toBeNull()
  const nobody = await guesses(12, `nobody-${randomUUID()}@mail.example`, '203.0.113.8')
  expect(nobody, 'an address without an account is answered alike').toEqual({
    invalid_credentials: 10,
    over_request_rate_limit: 2,
  })
})

test('many accounts are not tried from one address either', async () => {
  const errors = await atOnce(40, () => {
    const email = `nobody-${randomUUID()}@mail.example`
    return from('203.0.113.9').auth.signInWithPassword({ email, password })
  })
  expect(codes(errors)).toEqual({ invalid_credentials: 30, over_request_rate_limit: 10 })
})

test('whoever gets it right is not held up by what they mistyped, however often they sign in', async () => {
  const email = await account()
  for (let round = 0; round < 8; round += 1) {
    const client = from('198.51.100.2')
    for (let wrong = 0; wrong < 3; wrong += 1)
      await client.auth.signInWithPassword({ email, password: 'mistyped once more' })
    const { error } = await client.auth.signInWithPassword({ email, password })
    expect(error, `in round ${round}`).toBeNull()
  }
})

test('codes are guessed no more often than passwords', async () => {
  const email = await account()
  const errors = []
  for (let index = 0; index < 15; index += 1) {
    const token = String(index).padStart(6, '0')
    const { error } = await from('203.0.113.10').auth.verifyOtp({ email, token, type: 'email' })
    errors.push(error)
  }
  expect(codes(errors)).toEqual({ otp_expired: 10, over_request_rate_limit: 5 })
})

test('nobody fills a mailbox, and it makes no difference whether it is somebody’s', async () => {
  for (const email of [await account(), `nobody-${randomUUID()}@mail.example`]) {
    const errors = []
    for (let index = 0; index < 9; index += 1) {
      // From everywhere: it is the mailbox that counts.
      const { error } = await from(`203.0.114.${index}`).auth.resetPasswordForEmail(email)
      // The server keeps the seconds between two mails by itself.
      await backend.database.query(
        `update auth.users set recovery_sent_at = now() - interval '1 hour' where email = $1`,
        [email],
      )
      errors.push(error)
    }
    expect(codes(errors)).toEqual({ none: 6, over_email_send_rate_limit: 3 })
  }
})

test('a mailbox is not filled by the older way to ask for a link', async () => {
  const email = await account()
  const statuses = []
  for (let index = 0; index < 9; index += 1) {
    const request = new Request('http://localhost/auth/v1/magiclink', {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.115.${index}`,
      },
      body: JSON.stringify({ email }),
    })
    statuses.push((await backend.handle(request)).status)
    await backend.database.query(
      `update auth.users set recovery_sent_at = now() - interval '1 hour' where email = $1`,
      [email],
    )
  }
  expect(statuses.slice(0, 6)).toEqual(Array(6).fill(200))
  expect(statuses.slice(6)).toEqual(Array(3).fill(429))
})

test('one address has no end of mails sent, nor of people signed up', async () => {
  const errors = await atOnce(35, () => {
    const email = `new-${randomUUID()}@mail.example`
    return from('203.0.113.11').auth.signUp({ email, password })
  })
  expect(codes(errors)).toEqual({ none: 30, over_request_rate_limit: 5 })
})
