import { createClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../../supabase/local/backend.ts'
import { captchaCheck } from '../../supabase/local/auth/captcha-layer.ts'
import { readConfig } from '../../supabase/local/config.ts'

/** Cloudflare, as far as a server sees it: each token stands for a person once. */
const good = new Set<string>()
const asked: URLSearchParams[] = []
let isDown = false

const siteverify: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  expect(request.url).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify')
  const form = new URLSearchParams(await request.text())
  asked.push(form)
  if (isDown) return Response.json({ success: false, 'error-codes': ['internal-error'] })
  const success = good.delete(form.get('response') ?? '')
  return Response.json({ success, 'error-codes': success ? [] : ['timeout-or-duplicate'] })
}

/** What a person has who has passed the check. */
function aProof(): string {
  const token = randomUUID()
  good.add(token)
  return token
}

let backend: Backend
beforeAll(async () => {
  const config = await readConfig()
  config.auth.captcha = { enabled: true, secret: 'the secret' }
  backend = await createBackend({ schedule: false, captcha: captchaCheck(config, siteverify) })
})
afterAll(async () => {
  await backend.stopWork()
  await backend.close()
})
beforeEach(() => {
  asked.length = 0
  isDown = false
})

const connect = (key = backend.anonKey) =>
  createClient('http://localhost', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.handle(new Request(input, init)) },
  })

const newAddress = () => `person-${randomUUID()}@mail.example`
const password = 'three plain words 7'

async function account(): Promise<string> {
  const email = newAddress()
  const { error } = await connect(backend.serviceRoleKey).auth.signUp({
    email,
    password,
  })
  if (error) throw error
  await backend.database.query(
    'update auth.users set email_confirmed_at = now() where email = $1',
    [email],
  )
  return email
}

const doors: {
  name: string
  ask: (email: string, captchaToken?: string) => Promise<{ error: unknown }>
  isForNewcomers?: boolean
}[] = [
  {
    name: 'signUp',
    isForNewcomers: true,
    ask: (email, captchaToken) =>
      connect().auth.signUp({ email, password, options: { captchaToken } }),
  },
  {
    name: 'signInWithPassword',
    ask: (email, captchaToken) =>
      connect().auth.signInWithPassword({ email, password, options: { captchaToken } }),
  },
  {
    name: 'signInWithOtp',
    ask: (email, captchaToken) =>
      connect().auth.signInWithOtp({
        email,
        options: { shouldCreateUser: false, captchaToken },
      }),
  },
  {
    name: 'resetPasswordForEmail',
    ask: (email, captchaToken) => connect().auth.resetPasswordForEmail(email, { captchaToken }),
  },
  {
    name: 'resend',
    ask: (email, captchaToken) =>
      connect().auth.resend({ type: 'signup', email, options: { captchaToken } }),
  },
]

describe.each(doors)('$name, with the check switched on', ({ ask, isForNewcomers }) => {
  const somebody = () => (isForNewcomers ? Promise.resolve(newAddress()) : account())

  test('is refused without a proof, and nobody is asked', async () => {
    const { error } = await ask(await somebody())
    expect(error).toMatchObject({ status: 400, code: 'captcha_failed' })
    expect(asked).toEqual([])
  })

  test('is refused with one that is made up, or was used before', async () => {
    const email = await somebody()
    expect((await ask(email, 'made up')).error).toMatchObject({ code: 'captcha_failed' })
    const proof = aProof()
    expect((await ask(email, proof)).error).toBeNull()
    expect((await ask(email, proof)).error).toMatchObject({ code: 'captcha_failed' })
    expect(asked.map((form) => [form.get('secret'), form.get('response')])).toEqual([
      ['the secret', 'made up'],
      ['the secret', proof],
      ['the secret', proof],
    ])
  })

  test('is refused while nobody can say who is a person', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce().mockReturnValueOnce()
    isDown = true
    const { error } = await ask(await somebody(), aProof())
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 500 })
  })
})

test('what goes on with a session, changes an account or comes from a server needs no proof', async () => {
  const email = await account()
  const client = connect()
  const { data, error } = await client.auth.signInWithPassword({
    email,
    password,
    options: { captchaToken: aProof() },
  })
  expect(error).toBeNull()
  asked.length = 0
  const { refresh_token = '' } = data.session ?? {}
  expect((await client.auth.refreshSession({ refresh_token })).error).toBeNull()
  expect((await client.auth.reauthenticate()).error).toBeNull()
  expect((await client.auth.updateUser({ data: { first_name: 'Ada' } })).error).toBeNull()
  const wrongCode = await client.auth.verifyOtp({ email, token: '000000', type: 'email' })
  expect(wrongCode.error).toMatchObject({ code: 'otp_expired' })
  const noToken = await client.auth.signInWithIdToken({ provider: 'azure', token: 'none' })
  expect(noToken.error?.code).not.toBe('captcha_failed')
  expect(asked).toEqual([])
})

test('it is switched by config.toml, and not without its secret', async () => {
  const config = await readConfig()
  expect(captchaCheck(config)).toBeNull()
  config.auth.captcha = { enabled: true, secret: 'env(A_SETTING_THAT_NOBODY_HAS)' }
  expect(() => captchaCheck(config)).toThrow('has no secret')
  config.auth.captcha = { enabled: true, secret: 'env(HOME)' }
  expect(captchaCheck(config)).toBeTypeOf('function')
})
