import { authFails, authReturns, rpcRefuses, server } from '@tests/support/server'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { answersAboutSession, aSession, signedIn, termsAre } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedHere } from '@/shared/auth/asked-here'
import { AuthCallbackPage } from './auth-callback-page'
import { ResetPasswordPage } from './reset-password-page'

const pages = (
  <Routes>
    <Route path="/auth-callback" element={<AuthCallbackPage />} />
    <Route path="/reset-password" element={<ResetPasswordPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)

/** The address bar and the router are one in a browser; a test has to set both. */
function arrive(path: string) {
  askedHere.note()
  window.history.replaceState(null, '', path)
  return renderWithApp(pages, { path })
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('the way back from a mail', () => {
  it.each([
    ['%2Fapplication-form%2Fstartup%3Fcall%3D1%23team', '/application-form/startup?call=1#team'],
    ['https%3A%2F%2Fevil.example%2F', '/dashboard'],
    ['%2F%2Fevil.example', '/dashboard'],
    ['javascript%3Aalert(1)', '/dashboard'],
  ])('B-1.6 goes on to next=%s, on this site only', async (next, place) => {
    server.use(authReturns('verify', aSession()), ...answersAboutSession())
    arrive(`/auth-callback?next=${next}&token_hash=abc&type=signup`)

    await waitFor(() => expect(currentPlace()).toBe(place))
  })

  it('leads by the terms whoever has not accepted those that hold, also outside of the dashboard', async () => {
    server.use(
      authReturns('verify', aSession()),
      termsAre({ accepted: null }),
      ...answersAboutSession(),
    )
    arrive('/auth-callback?next=%2Fapply%3Fa%3Db%23c&token_hash=abc&type=signup')
    await waitFor(() => expect(currentPlace()).toBe('/terms-consent?next=%2Fapply%3Fa%3Db%23c'))
  })

  it('does not keep anybody out where that cannot be found out', async () => {
    server.use(
      authReturns('verify', aSession()),
      rpcRefuses('my_terms', { status: 400 }),
      ...answersAboutSession(),
    )
    arrive('/auth-callback?next=%2Fapply&token_hash=abc&type=signup')
    await waitFor(() => expect(currentPlace()).toBe('/apply'), { timeout: 5_000 })
  })

  it.each([
    ['/auth-callback?next=%2Fapply#token_hash=abc&type=signup', 'Elsewhere', '/apply'],
    ['/auth-callback#token_hash=abc&type=recovery', 'Choose a new password', '/reset-password'],
    ['/reset-password#token_hash=abc&type=recovery', 'Choose a new password', '/reset-password'],
  ])('uses %s up only when pressed, where nobody asked for it', async (link, heading, place) => {
    let asked = 0
    server.use(
      authReturns('verify', aSession(), 200, () => (asked += 1)),
      ...answersAboutSession(),
    )
    window.history.replaceState(null, '', link)
    const { user } = renderWithApp(pages, { path: link })
    expect(await screen.findByRole('heading', { name: 'One press and you go on' })).toHaveFocus()
    expect(window.location.href).not.toContain('abc')
    expect(asked).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    // The address bar is clean; only the router of this test was told of the fragment.
    await waitFor(() => expect(currentPlace().split('#')[0]).toBe(place))
    expect(asked).toBe(1)
  })

  it('explains an expired link and sends a new one', async () => {
    let asked: unknown
    server.use(authReturns('otp', {}, 200, (body) => (asked = body)))
    const { user } = arrive(
      '/auth-callback?next=%2Fapply#error=access_denied&error_code=otp_expired&error_description=x',
    )
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()

    await user.type(screen.getByLabelText('Email'), 'ada@example.org')
    await user.click(screen.getByRole('button', { name: 'Send a new link' }))

    expect(await screen.findByText(/If ada@example.org has an account/)).toBeVisible()
    expect(asked).toMatchObject({ email: 'ada@example.org' })
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fapply',
    )
  })

  it('explains a link that the server refuses', async () => {
    server.use(authFails('verify', { status: 403, code: 'otp_expired' }))
    arrive('/auth-callback?token_hash=used&type=signup')

    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })

  it.each([
    ['?error=access_denied&error_description=no', 'You are not signed in'],
    ['?code=abc', 'This began in another browser'],
    ['#error=invalid_request&error_code=bad_oauth_state', 'This sign-in cannot be finished'],
    ['?error=server_error&error_code=unexpected_failure', 'The other site did not answer'],
    ['?error=access_denied&error_code=user_banned', 'Signing in did not work'],
    ['?error=x&error_code=never_heard_of&error_description=%3Cb%3E', 'Signing in did not work'],
  ])('explains %s, cleans the address and leads back', async (brought, title) => {
    const query = brought.startsWith('?') ? `&${brought.slice(1)}` : brought
    arrive(`/auth-callback?next=%2Fapply${query}`)
    const heading = await screen.findByRole('heading', { name: title })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByRole('link', { name: /sign in/i })).toHaveAttribute(
      'href',
      '/login?next=%2Fapply',
    )
    expect(window.location.href).not.toMatch(/error|code=/)
    expect(document.body).not.toHaveTextContent('<b>')
  })

  it('redeems a code once, and forgets what proved that it began here', async () => {
    localStorage.setItem('sb-auth-token-code-verifier', JSON.stringify('proof'))
    let asked: unknown
    server.use(
      authReturns('token', aSession(), 200, (body) => (asked = body)),
      ...answersAboutSession(),
    )
    arrive('/auth-callback?next=%2Fapply&code=abc')
    await waitFor(() => expect(currentPlace()).toBe('/apply'))
    expect(asked).toEqual({ auth_code: 'abc', code_verifier: 'proof' })
    expect(localStorage.getItem('sb-auth-token-code-verifier')).toBeNull()
  })

  it('has something to say to whoever comes without a link', async () => {
    arrive('/auth-callback')
    expect(await screen.findByRole('heading', { name: 'Nothing to confirm here' })).toBeVisible()
  })
})

describe('a forgotten password', () => {
  it('mails a link and does not tell whether there is an account', async () => {
    let redirect: string | null = null
    server.use(
      authReturns('recover', {}, 200, (_, request) => {
        redirect = new URL(request.url).searchParams.get('redirect_to')
      }),
    )
    const { user } = arrive('/reset-password')
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))

    expect(await screen.findByText(/If ada@example.org has an account/)).toBeVisible()
    expect(redirect).toBe(`${window.location.origin}/reset-password`)
    expect(screen.getByRole('heading', { name: 'Check your mail' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus()
  })

  it('B-5.1 takes a new one from whoever followed the link, and ends other sessions', async () => {
    let saved: unknown
    let scope: string | null = null
    const session = aSession()
    server.use(
      authReturns('verify', session),
      authReturns('user', session.user, 200, (body) => (saved = body)),
      authReturns('logout', null, 204, (_, request) => {
        scope = new URL(request.url).searchParams.get('scope')
      }),
      ...answersAboutSession(),
    )
    const { user } = arrive('/reset-password?token_hash=abc&type=recovery')

    await user.type(await screen.findByLabelText('New password'), 'four unrelated words')
    await user.click(screen.getByRole('button', { name: 'Save the password' }))

    await waitFor(() => expect(currentPlace()).toBe('/dashboard'))
    expect(saved).toMatchObject({ password: 'four unrelated words' })
    expect(scope).toBe('others')
  })

  it('leads there from the general way back, too', async () => {
    server.use(authReturns('verify', aSession()))
    arrive('/auth-callback?token_hash=abc&type=recovery')

    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    expect(currentPlace()).toBe('/reset-password')
  })

  it('asks a signed-in visitor for the mail first', async () => {
    signedIn()
    arrive('/reset-password')
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })

  it('says that a link is used up and offers another', async () => {
    arrive('/reset-password#error_code=otp_expired&error=access_denied')

    expect(
      await screen.findByText('That link no longer works. Each works once, and for one hour.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible()
  })
})
