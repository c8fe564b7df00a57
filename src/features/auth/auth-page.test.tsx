import { authFails, authReturns, server } from '@tests/support/server'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { answersAboutSession, aSession, aUser, signedIn } from '@tests/support/session'
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

  it('B-5.7 tries again by itself while a gateway is busy', async () => {
    let tries = 0
    server.use(
      http.post(`${env.supabaseUrl}/auth/v1/token`, () => {
        tries += 1
        return tries === 1
          ? HttpResponse.json({ message: 'busy' }, { status: 503 })
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

describe('signing up', () => {
  const fill = async (user: ReturnType<typeof open>['user'], password = 'four unrelated words') => {
    await user.type(screen.getByLabelText('First name'), 'Ada')
    await user.type(screen.getByLabelText('Last name'), 'Obi')
    await user.type(screen.getByLabelText('Email'), 'ada@example.org')
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByLabelText('I invest in startups'))
    await user.click(screen.getByLabelText(/^I accept the terms/))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
  }

  it('sends what was said, and asks to look into the mail', async () => {
    let sent: unknown
    let redirect: string | null = null
    server.use(
      authReturns('signup', aUser(), 200, (body, request) => {
        sent = body
        redirect = new URL(request.url).searchParams.get('redirect_to')
      }),
    )
    const { user } = open('/auth?mode=sign-up&next=%2Fapplication-form%2Finvestor')

    await fill(user)

    const heading = await screen.findByRole('heading', { name: 'Check your mail' })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription(/We sent a link to ada@example.org/)
    expect(screen.getByText(/We sent a link to ada@example.org/)).toBeVisible()
    expect(sent).toMatchObject({
      email: 'ada@example.org',
      password: 'four unrelated words',
      data: { first_name: 'Ada', last_name: 'Obi', role: 'investor' },
    })
    expect(redirect).toBe(
      `${window.location.origin}/auth-callback?next=%2Fapplication-form%2Finvestor`,
    )

    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(screen.getByRole('heading', { name: 'Create your account' })).toHaveFocus()
    expect(screen.getByLabelText('First name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue('four unrelated words')
  })

  it('B-5.7 says why a password is too weak, and keeps everything', async () => {
    server.use(
      authFails(
        'signup',
        { status: 422, code: 'weak_password' },
        { weak_password: { reasons: ['pwned', 'characters'] } },
      ),
    )
    const { user } = open('/auth?mode=sign-up')

    await fill(user)

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This password is too easy to guess.')
    expect(alert).toHaveTextContent('It is known from a leak of another site.')
    expect(alert).toHaveTextContent('It needs more kinds of characters')
    expect(screen.getByLabelText('First name')).toHaveValue('Ada')
    expect(screen.getByLabelText('I invest in startups')).toBeChecked()
  })

  it('counts what a short password lacks, without asking the server', async () => {
    const { user } = open('/auth?mode=sign-up')

    await fill(user, 'short🦉')

    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(
      screen.getByText('4 more characters are needed: passwords have at least 10.'),
    ).toBeVisible()
  })

  it('knows the side that the page before told', () => {
    open('/auth?mode=sign-up&role=support-partner')
    expect(screen.getByLabelText('My organisation supports startups')).toBeChecked()
  })

  it('keeps the address and the way on when one signs in instead', async () => {
    const { user } = open('/auth?mode=sign-up&next=%2Fapply')
    await user.type(screen.getByLabelText('Email'), 'ada@example.org')

    await user.click(screen.getByRole('link', { name: 'Sign in' }))

    expect(currentPlace()).toBe('/login?next=%2Fapply')
    expect(screen.getByLabelText('Email or phone number')).toHaveValue('ada@example.org')
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
