import { authFails, authReturns, server } from '@tests/support/server'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { answersAboutSession, aSession, signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { AuthPage } from './auth-page'

const pages = (
  <Routes>
    <Route path="/login" element={<AuthPage />} />
    <Route path="/auth" element={<AuthPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)
const open = (path: string) => renderWithApp(pages, { path })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const typeSignIn = async (
  user: ReturnType<typeof open>['user'],
  identifier = 'ada@example.org',
  password = 'a long password',
) => {
  await user.type(screen.getByLabelText('Email or phone number'), identifier)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in', () => {
  it('B-1.6 B-5.7 signs in by email and goes on to the page first asked for', async () => {
    let sent: unknown
    server.use(
      authReturns('token', aSession(), 200, (body) => (sent = body)),
      ...answersAboutSession(),
    )
    const { user } = open('/login?next=%2Fdashboard%2Fapplications%3Fstatus%3Ddraft%23newest')

    await typeSignIn(user)

    await waitFor(() => expect(currentPlace()).toBe('/dashboard/applications?status=draft#newest'))
    expect(sent).toMatchObject({ email: 'ada@example.org', password: 'a long password' })
  })

  it('B-5.7 signs in by phone number', async () => {
    let sent: unknown
    server.use(
      authReturns('token', aSession(), 200, (body) => (sent = body)),
      ...answersAboutSession(),
    )
    const { user } = open('/login')

    await typeSignIn(user, '+254 712 345 678')

    await waitFor(() => expect(currentPlace()).toBe('/dashboard'))
    expect(sent).toMatchObject({ phone: '+254712345678' })
  })

  it('B-5.7 asks for both, and goes to the first that is missing', async () => {
    const { user } = open('/login')

    await user.click(screen.getByRole('button', { name: 'Sign in' }))

    expect(screen.getByLabelText('Email or phone number')).toHaveFocus()
    expect(screen.getByLabelText('Email or phone number')).toHaveAccessibleDescription(
      'Enter your email address or phone number.',
    )
    expect(screen.getByText('Enter your password.')).toBeVisible()
  })

  it('B-5.7 says what was wrong and keeps what was typed', async () => {
    server.use(authFails('token', { code: 'invalid_credentials' }))
    const { user } = open('/login')

    await typeSignIn(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email or phone number and the password do not match.',
    )
    expect(screen.getByLabelText('Email or phone number')).toHaveValue('ada@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue('a long password')
  })

  it('offers the confirmation mail again to whoever has not confirmed yet', async () => {
    let resent: unknown
    let redirect: string | null = null
    server.use(
      authFails('token', { code: 'email_not_confirmed' }),
      authReturns('resend', {}, 200, (body, request) => {
        resent = body
        redirect = new URL(request.url).searchParams.get('redirect_to')
      }),
    )
    const { user } = open('/login?next=%2Fapply')
    await typeSignIn(user)

    await user.click(await screen.findByRole('button', { name: 'Send it again' }))

    expect(await screen.findByText('Sent again')).toBeVisible()
    expect(resent).toMatchObject({ type: 'signup', email: 'ada@example.org' })
    expect(redirect).toBe(`${window.location.origin}/auth-callback?next=%2Fapply`)
  })

  it.each([502, 503, 504])('B-5.7 tries again by itself after a %i', async (status) => {
    let tries = 0
    server.use(
      http.post(`${env.supabaseUrl}/auth/v1/token`, () => {
        tries += 1
        return tries === 1
          ? HttpResponse.json({ message: 'busy' }, { status })
          : HttpResponse.json(aSession())
      }),
      ...answersAboutSession(),
    )
    const { user } = open('/login')

    await typeSignIn(user)

    await waitFor(() => expect(currentPlace()).toBe('/dashboard'), { timeout: 3_000 })
    expect(tries).toBe(2)
  })

  it('shows the password on demand', async () => {
    const { user } = open('/login')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')

    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }))

    expect(password).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible()
  })

  it('sends whoever is signed in already on, and never to another site', async () => {
    signedIn()
    open('/login?next=https%3A%2F%2Fevil.example%2F')

    await waitFor(() => expect(currentPlace()).toBe('/dashboard'))
  })
})

describe('signing in by a code', () => {
  it('B-5.7 sends one and takes it', async () => {
    let asked: unknown
    let verified: unknown
    server.use(
      authReturns('otp', {}, 200, (body) => (asked = body)),
      authReturns('verify', aSession(), 200, (body) => (verified = body)),
      ...answersAboutSession(),
    )
    const { user } = open('/auth?mode=code&next=%2Fapply')
    await user.type(screen.getByLabelText('Email'), 'ada@example.org')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))

    await user.type(await screen.findByLabelText('Code from the mail'), '123 456')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))

    await waitFor(() => expect(currentPlace()).toBe('/apply'))
    expect(asked).toMatchObject({ email: 'ada@example.org', create_user: false })
    expect(verified).toMatchObject({ email: 'ada@example.org', token: '123456', type: 'email' })
  })

  it('does not tell which addresses have an account', async () => {
    server.use(authFails('otp', { status: 422, code: 'otp_disabled' }))
    const { user } = open('/auth?mode=code')
    await user.type(screen.getByLabelText('Email'), 'nobody@example.org')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))

    expect(await screen.findByText(/If nobody@example.org has an account, a mail/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Check your mail' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(screen.getByRole('heading', { name: 'Sign in by email' })).toHaveFocus()
  })

  it('says that a code is used up', async () => {
    server.use(authReturns('otp', {}), authFails('verify', { status: 403, code: 'otp_expired' }))
    const { user } = open('/auth?mode=code')
    await user.type(screen.getByLabelText('Email'), 'ada@example.org')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await user.type(await screen.findByLabelText('Code from the mail'), '123456')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This code or link no longer works. Have a new one sent.',
    )
    expect(screen.getByLabelText('Code from the mail')).toHaveValue('123456')
  })
})
