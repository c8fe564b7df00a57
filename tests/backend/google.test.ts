import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningBackend, startBackend } from '../../supabase/local/server.ts'

/** A backend of its own: what stands in for Google is stopped at the end. */
let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({ schedule: false, directory: {} })
})
afterAll(() => backend.close())

const ask = (path: string) => fetch(`${backend.url}/auth/v1/${path}`, { redirect: 'manual' })
const leadsTo = (response: Response) => new URL(response.headers.get('location') ?? '')

const challenge = 'a'.repeat(43)
const begin = async (redirectTo = `${backend.url}/auth-callback?next=%2Fapply`) => {
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: redirectTo,
    code_challenge: challenge,
    code_challenge_method: 's256',
  })
  return leadsTo(await ask(`authorize?${query}`))
}
const comeBack = async (query: Record<string, string>) =>
  leadsTo(await ask(`callback?${new URLSearchParams(query)}`))

/** What the app is told, where it is told both ways. */
const said = (address: URL) => ({
  path: address.pathname + (address.searchParams.has('next') ? '?next' : ''),
  error: address.searchParams.get('error'),
  code: address.searchParams.get('error_code'),
})

test('the stand-in is asked who it is, and by no name of Google’s', async () => {
  const address = await begin()
  expect(address.origin).toBe(backend.directory?.url)
  expect(address.searchParams.get('redirect_uri')).toBe(`${backend.url}/auth/v1/callback`)
  expect(address.searchParams.get('scope')).toBe('openid email profile')
  const settings = await fetch(`${backend.url}/auth/v1/settings`, {
    headers: { apikey: backend.anonKey },
  })
  expect((await settings.json()).external).toMatchObject({
    google: true,
    github: false,
  })
})

test.each(['github', 'nowhere', ''])(
  'a provider that is not switched on (%s) is refused',
  async (name) => {
    const response = await ask(`authorize?provider=${name}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      msg: expect.stringContaining('Unsupported provider'),
    })
  },
)

test.each([
  'https://evil.example/',
  '//evil.example/',
  'https://localhost.evil.example/auth-callback',
  'javascript:alert(1)',
  'data:text/html,x',
])('nobody is led on to %s', async (foreign) => {
  const state = (await begin(foreign)).searchParams.get('state') ?? ''
  const address = await comeBack({ state, error: 'access_denied', error_description: 'no' })
  expect(address.origin).toBe(backend.url)
})

test('cancelled there, somebody comes back to where they were, and is told so', async () => {
  const state = (await begin()).searchParams.get('state') ?? ''
  const address = await comeBack({ state, error: 'access_denied', error_description: 'no' })
  expect(said(address)).toEqual({ path: '/auth-callback?next', error: 'access_denied', code: null })
})

test.each([
  ['no state', {}, 'bad_oauth_callback'],
  ['a state that is none', { state: 'x' }, 'bad_oauth_state'],
  ['a state that nobody began', { state: randomUUID() }, 'bad_oauth_state'],
  [
    'a state made elsewhere',
    { state: 'eyJhbGciOiJub25lIn0.eyJwcm92aWRlciI6Imdvb2dsZSJ9.' },
    'bad_oauth_state',
  ],
])('with %s nothing is exchanged', async (_, query, code) => {
  const address = await comeBack({ code: 'x', ...query })
  expect(said(address)).toEqual({ path: '/', error: 'invalid_request', code })
})

test('what a browser asks ahead for a service worker uses nothing up', async () => {
  const state = (await begin()).searchParams.get('state') ?? ''
  const ahead = await fetch(`${backend.url}/auth/v1/callback?state=${state}&code=x`, {
    headers: { 'service-worker-navigation-preload': 'true' },
  })
  expect(ahead.status).toBe(204)
  expect(said(await comeBack({ state, error: 'access_denied' }))).toMatchObject({
    path: '/auth-callback?next',
  })
})

test('a code that Google does not know makes no session', async () => {
  const state = (await begin()).searchParams.get('state') ?? ''
  expect(said(await comeBack({ state, code: 'made-up' }))).toEqual({
    path: '/auth-callback?next',
    error: 'server_error',
    code: 'unexpected_failure',
  })
})

test('nor does one of ours that was never given, or is shown without what began it', async () => {
  const { auth } = createClient(backend.url, backend.anonKey, { auth: { flowType: 'pkce' } })
  const { error } = await auth.exchangeCodeForSession(randomUUID())
  expect(error?.code).toBe('pkce_code_verifier_not_found')
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: randomUUID(), code_verifier: 'x'.repeat(43) }),
  })
  expect(response.status).toBe(404)
})

test('a Google that does not answer ends where it began, with a reason', async () => {
  const state = (await begin()).searchParams.get('state') ?? ''
  await backend.directory?.close()
  expect(said(await comeBack({ state, code: 'x' }))).toEqual({
    path: '/auth-callback?next',
    error: 'server_error',
    code: 'unexpected_failure',
  })
})
