import { createClient } from '@supabase/supabase-js'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../supabase/local/backend.ts'
import { addDevice, codeOf, type Device } from '../support/authenticator.ts'

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

const handle = (request: Request, address: string) => {
  request.headers.set('x-forwarded-for', address)
  return backend.handle(request)
}

/** The real client, coming from this address. */
const from = (address: string) =>
  createClient('http://localhost', backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => handle(new Request(input, init), address) },
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

async function signIn(email: string, address: string) {
  const client = from(address)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, token: data.session.access_token }
}

/** Tries wrong codes, each in a session of its own, and says how many of them were looked at. */
async function guess(email: string, { id }: Device, address: string, count: number) {
  let looked = 0
  for (let done = 0; done < count; done += 1) {
    const { client } = await signIn(email, address)
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: 'wrong' })
    if (error?.code === 'mfa_verification_failed') looked += 1
    else expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  }
  return looked
}

const prove = async (email: string, { id, secret }: Device, address: string) => {
  const { client } = await signIn(email, address)
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: id,
    code: codeOf(secret, 1),
  })
  return error?.code ?? 'given'
}

describe('whoever has learned a password and guesses at the second step', () => {
  const home = '2001:db8:1:2::7'

  test('has ten tries, in however many sessions, and takes none of the owner’s', async () => {
    const email = await account()
    const device = await addDevice((await signIn(email, home)).client)
    expect(await guess(email, device, '203.0.113.7', 14)).toBe(10)
    // Another address of the same home, as browsers take a new one every day.
    expect(await prove(email, device, '2001:db8:1:2::9')).toBe('given')
  })

  test('gets no further with many networks, nor shuts the owner out by them', async () => {
    const email = await account()
    const device = await addDevice((await signIn(email, home)).client)
    let looked = 0
    for (let network = 1; network <= 8; network += 1) {
      looked += await guess(email, device, `198.51.${network}.1`, 5)
    }
    expect(looked).toBe(20)
    expect(await guess(email, device, '2001:db8:9:1::1', 1), 'nor with a new one').toBe(0)
    expect(await prove(email, device, home)).toBe('given')
  })

  test('has no more of them by addresses of one network', async () => {
    const email = await account()
    const device = await addDevice((await signIn(email, home)).client)
    let looked = 0
    for (let host = 1; host <= 7; host += 1) {
      looked += await guess(email, device, `2001:db8:1:2::${host}`, 2)
    }
    expect(looked, 'not even in that of the owner').toBe(10)
  })

  test('begins no more challenges than somebody could answer', async () => {
    const email = await account()
    const device = await addDevice((await signIn(email, home)).client)
    const { client } = await signIn(email, '203.0.113.9')
    const answers = []
    for (let done = 0; done < 35; done += 1) {
      answers.push((await client.auth.mfa.challenge({ factorId: device.id })).error?.code)
    }
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(undefined))
    expect(answers.at(-1)).toBe('over_request_rate_limit')
  })
})

describe('a code of a mail', () => {
  test.each(['GET', 'HEAD'])(
    'is guessed by its hash (%s) as rarely as by itself',
    async (method) => {
      const email = await account()
      const address = method === 'GET' ? '203.0.113.20' : '203.0.113.21'
      await from(address).auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
      // All at once, before the bucket has filled up again.
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, code) => {
          const token = createHash('sha256')
            .update(email + String(code).padStart(6, '0'))
            .digest('hex')
          const url = `http://localhost/auth/v1/verify?type=magiclink&token=${token}`
          return handle(new Request(url, { method }), address)
        }),
      )
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    },
  )

  test('by which somebody signed in long ago changes their password is not guessed', async () => {
    const email = await account()
    const { client } = await signIn(email, '203.0.113.22')
    await backend.database.query(
      `update auth.sessions set created_at = now() - interval '2 days'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    )
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const codes = []
    for (let code = 0; code < 14; code += 1) {
      const nonce = String(code).padStart(6, '0')
      const { error } = await client.auth.updateUser({ password: `new ${password}`, nonce })
      codes.push(error?.code)
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('reauthentication_not_valid'))
    expect(codes.at(-1)).toBe('over_request_rate_limit')
  })
})

describe('mails that whoever is signed in may cause', () => {
  const ago = (column: string, email: string) =>
    backend.database.query(
      `update auth.users set ${column} = now() - interval '1 hour' where email = $1`,
      [email],
    )

  test('with a code for the next change are as few as others', async () => {
    const email = await account()
    const { client } = await signIn(email, '203.0.113.30')
    const codes = []
    for (let done = 0; done < 9; done += 1) {
      codes.push((await client.auth.reauthenticate()).error?.code)
      await ago('reauthentication_sent_at', email)
    }
    expect(codes.slice(0, 6)).toEqual(Array(6).fill(undefined))
    expect(codes.slice(6)).toEqual(Array(3).fill('over_email_send_rate_limit'))
  })

  test('to an address that is not theirs are, too', async () => {
    const victim = `victim-${randomUUID()}@mail.example`
    const codes = []
    for (let done = 0; done < 9; done += 1) {
      const email = await account()
      const { client } = await signIn(email, `203.0.113.${40 + done}`)
      // What else the request says makes no difference.
      const { error } = await client.auth.updateUser({ email: victim, nonce: '000000' })
      codes.push(error?.code)
    }
    expect(codes.slice(0, 6)).toEqual(Array(6).fill(undefined))
    expect(codes.slice(6)).toEqual(Array(3).fill('over_email_send_rate_limit'))
  })

  test('a token that somebody made up costs its owner none', async () => {
    const email = await account()
    const claims = Buffer.from(JSON.stringify({ email })).toString('base64url')
    for (let done = 0; done < 9; done += 1) {
      const headers = { apikey: backend.anonKey, authorization: `Bearer e30.${claims}.x` }
      const asked = new Request('http://localhost/auth/v1/reauthenticate', { headers })
      expect((await handle(asked, '203.0.113.60')).ok).toBe(false)
    }
    const { client } = await signIn(email, '203.0.113.61')
    expect((await client.auth.reauthenticate()).error).toBeNull()
  })
})
