import { authReturns, server } from '@tests/support/server'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { answersAboutSession, aSession, aUser, securityIs } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askedHere } from '@/shared/auth/asked-here'
import { begunHere } from '@/shared/auth/begun-here'
import { AuthCallbackPage } from './auth-callback-page'
import { ResetPasswordPage } from './reset-password-page'

const pages = (
  <Routes>
    <Route path="/auth-callback" element={<AuthCallbackPage />} />
    <Route path="/reset-password" element={<ResetPasswordPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)
const confirmedNow = aUser({
  created_at: '2026-11-20T08:00:00Z',
  email_confirmed_at: '2026-11-20T09:00:00.100Z',
  last_sign_in_at: '2026-11-20T09:00:00.300Z',
})
const question = () => screen.findByRole('heading', { name: 'Did you choose the password?' })

function arrive(user = confirmedNow, method = 'otp') {
  const path = '/auth-callback?next=%2Fapply&token_hash=abc&type=signup'
  server.use(...answersAboutSession(), authReturns('verify', aSession(user, { method })))
  askedHere.note()
  window.history.replaceState(null, '', path)
  return renderWithApp(pages, { path })
}

beforeEach(() => localStorage.clear())
afterEach(() => window.history.replaceState(null, '', '/'))

it('asks whoever confirms an account that was begun elsewhere whether its password is theirs, once', async () => {
  const { user, unmount } = arrive()
  expect(await question()).toHaveFocus()
  expect(currentPlace()).toContain('/auth-callback')
  await user.click(screen.getByRole('button', { name: 'I chose it' }))
  await waitFor(() => expect(currentPlace()).toBe('/apply'))
  unmount()

  arrive()
  await waitFor(() => expect(currentPlace()).toBe('/apply'))
})

it('leads whoever does not know it to a new one, and on to where they were going', async () => {
  let asked: unknown
  const { user } = arrive()
  await question()
  await user.click(screen.getByRole('button', { name: 'Choose a new password' }))
  server.use(
    authReturns('user', confirmedNow, 200, (body) => (asked = body)),
    authReturns('logout', {}),
  )
  await user.type(await screen.findByLabelText('New password'), 'four quite plain words')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(currentPlace()).toBe('/apply'))
  expect(asked).toMatchObject({ password: 'four quite plain words' })
})

it.each([
  ['who began it here', confirmedNow, 'otp', () => begunHere.note(confirmedNow)],
  [
    'whose address was confirmed before',
    aUser({ email_confirmed_at: '2026-11-01T09:00:00Z' }),
    'otp',
    undefined,
  ],
  ['who came by another site', confirmedNow, 'oauth', undefined],
  ['who has none', confirmedNow, 'otp', () => server.use(securityIs({ has_password: false }))],
] as const)('asks nobody %s', async (_who, user, method, prepare) => {
  arrive(user, method)
  prepare?.()
  await waitFor(() => expect(currentPlace()).toBe('/apply'))
})

it('takes no account for begun here that had been waiting when somebody signed up', () => {
  const at = (confirmation_sent_at: string) => ({ ...confirmedNow, confirmation_sent_at })
  begunHere.note(at('2026-11-20T08:00:01Z'))
  expect(begunHere.is('ADA@example.org')).toBe(true)
  begunHere.note(at('2026-11-20T09:00:00Z'))
  expect(begunHere.is(confirmedNow.email)).toBe(false)
  expect(begunHere.is(undefined)).toBe(false)
})
