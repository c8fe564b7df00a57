import { authFails, authReturns, server } from '@tests/support/server'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { aUser } from '@tests/support/session'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { termsVersion } from '@/config/terms'
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

  it('B-5.3 sends company, phone and country too, as far as they were said', async () => {
    const sent: { data: object }[] = []
    server.use(authReturns('signup', aUser(), 200, (body) => sent.push(body as { data: object })))
    const { user } = open('/auth?mode=sign-up')
    await user.type(await screen.findByLabelText(/^Company or organisation/), '  Mavuno ')
    await user.type(screen.getByLabelText(/^Phone number/), '0700 000 000')
    await user.selectOptions(screen.getByLabelText(/^Country/), 'KE')
    await fill(user)
    expect(screen.getByLabelText(/^Phone number/)).toHaveFocus()
    expect(sent).toEqual([])

    await user.clear(screen.getByLabelText(/^Phone number/))
    await user.type(screen.getByLabelText(/^Phone number/), '+254 700 000 000')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await screen.findByRole('heading', { name: 'Check your mail' })
    expect(sent[0]?.data).toEqual({
      first_name: 'Ada',
      last_name: 'Obi',
      role: 'investor',
      terms_version: termsVersion,
      company_name: 'Mavuno',
      phone: '+254 700 000 000',
      country: 'KE',
    })
  })

  it('says how hard the password is to guess while it is typed', async () => {
    const { user } = open('/auth?mode=sign-up')
    await user.type(screen.getByLabelText('First name'), 'Adaeze')
    await user.type(screen.getByLabelText('Password'), 'short')
    expect(await screen.findByText('Too short yet.')).toBeVisible()
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), 'adaeze-adaeze-1')
    expect(screen.getByText(/Easy to guess. Leave out your name/)).toBeVisible()
    await user.type(screen.getByLabelText('Password'), ' quite plain words')
    expect(screen.getByText('Hard to guess.')).toBeVisible()
  })

  it('lets the mail be sent again after a while, and as long after as the server says', async () => {
    const answers = [
      { code: 'over_email_send_rate_limit', message: 'only request this after 7 seconds.' },
      {},
    ]
    let asked = 0
    server.use(
      authReturns('signup', aUser()),
      http.post(`${env.supabaseUrl}/auth/v1/resend`, () => {
        const answer = answers[asked++] ?? {}
        return HttpResponse.json(answer, {
          status: 'code' in answer ? 429 : 200,
          headers: { 'x-supabase-api-version': '2024-01-01' },
        })
      }),
    )
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
    const { user } = open('/auth?mode=sign-up')
    await fill(user)
    const again = await screen.findByRole('button', { name: 'Send it again in 60 s' })
    await user.click(again)
    expect(asked).toBe(0)
    act(() => void vi.advanceTimersByTime(59_000))
    expect(again).toHaveTextContent('Send it again in 1 s')
    act(() => void vi.advanceTimersByTime(1_000))
    await user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByRole('button', { name: 'Send it again in 7 s' })).toBeVisible()
    act(() => void vi.advanceTimersByTime(7_000))
    await user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText('Sent again')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send it again in 60 s' })).toBeVisible()
    expect(asked).toBe(2)
    vi.useRealTimers()
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
