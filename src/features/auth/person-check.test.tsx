import { act, screen, waitFor } from '@testing-library/react'
import { authFails, authReturns, server } from '@tests/support/server'
import { withTurnstile } from '@tests/support/turnstile'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'

const { seen, script, arrives, isBlocked, passes } = withTurnstile()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  // Each test has a client of its own, of which the others know.
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

async function open(path: string) {
  const [{ AuthPage }, { ResetPasswordPage }, { AuthCallbackPage }, { renderWithApp }] =
    await Promise.all([
      import('./auth-page'),
      import('./reset-password-page'),
      import('./auth-callback-page'),
      import('@tests/support/render-app'),
    ])
  return renderWithApp(
    <Routes>
      <Route path="/login" element={<AuthPage />} />
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/auth-callback" element={<AuthCallbackPage />} />
    </Routes>,
    { path },
  )
}

type Sent = { gotrue_meta_security?: { captcha_token?: string } }
const tokenOf = (body: unknown) => (body as Sent).gotrue_meta_security?.captcha_token

/** An auth server that refuses whatever it is asked, and the proofs that it was shown. */
function refusing(path: string, code = 'invalid_credentials', status = 400) {
  const proofs: (string | undefined)[] = []
  server.use(
    http.post(`${env.supabaseUrl}/auth/v1/${path}`, async ({ request }) => {
      proofs.push(tokenOf(await request.json()))
      return HttpResponse.json(
        { code, message: 'Refused' },
        { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
      )
    }),
  )
  return proofs
}

const isDrawn = async () => {
  await waitFor(() => expect(script()).not.toBeNull())
  await arrives()
  await waitFor(() => expect(seen.widgets).not.toHaveLength(0))
}

const signIn = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Email or phone number'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in where a check for persons is set up', () => {
  it('fetches nothing of Cloudflare’s before the form is touched', async () => {
    const { user } = await open('/login')
    expect(script()).toBeNull()
    await user.click(screen.getByLabelText('Email or phone number'))
    await waitFor(() => expect(script()?.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\//))
    expect(await screen.findByText('Checking that you are a person …')).toBeVisible()
  })

  it('sends a proof with each try, never the same twice, and keeps what was typed', async () => {
    const proofs = refusing('token')
    const view = await open('/login')
    await signIn(view)
    await isDrawn()
    expect(seen.widgets).toMatchObject([{ sitekey: 'site-key', action: 'sign-in' }])
    expect(proofs).toEqual([])
    passes('first')
    expect(await screen.findByRole('alert')).toHaveTextContent('do not match')
    expect(proofs).toEqual(['first'])
    expect(seen.resets).toBe(1)

    passes('second')
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(proofs).toEqual(['first', 'second']))
    expect(screen.getByLabelText('Password')).toHaveValue('a long password')
  })

  it('has another proof for a try that a busy server makes necessary', async () => {
    const proofs = refusing('token', 'unavailable', 503)
    const view = await open('/login')
    await signIn(view)
    await isDrawn()
    passes('first')
    await waitFor(() => expect(seen.resets).toBe(1))
    passes('second')
    await waitFor(() => expect(seen.resets).toBe(2))
    passes('third')
    await waitFor(() => expect(proofs).toEqual(['first', 'second', 'third']))
  })

  it('goes on without a proof where the script is blocked, and the server may not mind', async () => {
    const proofs = refusing('token')
    const view = await open('/login')
    await signIn(view)
    await waitFor(() => expect(script()).not.toBeNull())
    isBlocked()
    expect(await screen.findByRole('alert')).toHaveTextContent('do not match')
    expect(proofs).toEqual([undefined])
  })

  it.each([
    ['captcha_failed', 400],
    ['unexpected_failure', 500],
  ])('says so where it does mind (%s), and checks again when asked', async (code, status) => {
    const proofs = refusing('token', code, status)
    const view = await open('/login')
    await signIn(view)
    await waitFor(() => expect(script()).not.toBeNull())
    isBlocked()
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be checked')

    await view.user.click(screen.getByRole('button', { name: 'Check again' }))
    await isDrawn()
    passes('late')
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(proofs).toEqual([undefined, 'late']))
  })
})

type User = Awaited<ReturnType<typeof open>>['user']
const typeAddress = async (user: User) =>
  user.type(await screen.findByLabelText('Email'), 'ada@example.org')
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

describe('whatever else the auth server wants a proof for has one', () => {
  it.each([
    {
      what: 'a new account',
      page: '/auth?mode=sign-up',
      path: 'signup',
      ask: async (user: User) => {
        await user.type(screen.getByLabelText('First name'), 'Ada')
        await user.type(screen.getByLabelText('Last name'), 'Obi')
        await typeAddress(user)
        await user.type(screen.getByLabelText('Password'), 'four unrelated words')
        await user.click(screen.getByLabelText('I invest in startups'))
        await user.click(screen.getByLabelText(/^I accept the terms/))
        await press(user, 'Create account')
      },
    },
    {
      what: 'a code by mail',
      page: '/auth?mode=code',
      path: 'otp',
      ask: async (user: User) => {
        await typeAddress(user)
        await press(user, 'Send the code')
      },
    },
    {
      what: 'a link to choose a new password',
      page: '/reset-password',
      path: 'recover',
      ask: async (user: User) => {
        await typeAddress(user)
        await press(user, 'Send the link')
      },
    },
    {
      what: 'a new link in place of one that has run out',
      page: '/auth-callback#error=access_denied&error_code=otp_expired',
      path: 'otp',
      ask: async (user: User) => {
        await typeAddress(user)
        await press(user, 'Send a new link')
      },
    },
  ])('$what', async ({ page, path, ask }) => {
    const proofs = refusing(path, 'captcha_failed')
    window.history.replaceState(null, '', page)
    const { user } = await open(page)
    window.history.replaceState(null, '', '/')
    await ask(user)
    await isDrawn()
    passes('a proof')
    expect(await screen.findByRole('alert')).toHaveTextContent('was not passed, or took too long')
    expect(proofs).toEqual(['a proof'])
  })

  it('the mail of the sign-up, sent again', async () => {
    server.use(authFails('token', { code: 'email_not_confirmed' }))
    const proofs = refusing('resend', 'over_email_send_rate_limit', 429)
    const view = await open('/login')
    await signIn(view)
    await isDrawn()
    passes('for signing in')
    await view.user.click(await screen.findByRole('button', { name: 'Send it again' }))
    passes('for sending again')
    await waitFor(() => expect(proofs).toEqual(['for sending again']))
  })

  it('a mail that is on its way, sent again from where that is said', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const proofs: (string | undefined)[] = []
    server.use(authReturns('otp', {}, 200, (body) => proofs.push(tokenOf(body))))
    const { user } = await open('/auth?mode=code')
    await typeAddress(user)
    await press(user, 'Send the code')
    await isDrawn()
    passes('first')
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible()
    act(() => vi.advanceTimersByTime(60_000))

    await press(user, 'Send it again')
    await waitFor(() => expect(seen.widgets).toHaveLength(2))
    passes('second')
    expect(await screen.findByText('Sent again')).toBeVisible()
    expect(proofs).toEqual(['first', 'second'])
  })
})
