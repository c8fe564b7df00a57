import { renderWithApp } from '@tests/support/render-app'
import { authFails, authReturns, server } from '@tests/support/server'
import { aSession, aUser, securityIs, signedIn } from '@tests/support/session'
import type { Factor } from '@supabase/supabase-js'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadSupabase } from '@/shared/supabase/load-client'
import { recheckSecondStep } from './second-step/recheck'
import { SecondStepGate, StaffSecondStepGate } from './second-step-gate'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => void vi.restoreAllMocks()
})

const device = (more: Partial<Factor> = {}): Factor => ({
  id: 'f0000000-0000-4000-8000-000000000001',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  ...more,
})

const withDevices = (...factors: Factor[]) => aUser({ factors })
const challenged = () => screen.findByRole('heading', { name: 'Enter your code' })
const challenges = (path = 'factors/:id/challenge') => authReturns(path, { id: 'c1', type: 'totp' })

const open = (inside = <p>Inside</p>) =>
  renderWithApp(
    <SecondStepGate>
      <StaffSecondStepGate setUp={<p>Set it up</p>}>{inside}</StaffSecondStepGate>
    </SecondStepGate>,
    { path: '/dashboard' },
  )

it('opens to whoever has no device, or has only begun one', async () => {
  signedIn({ user: withDevices(device({ status: 'unverified' })) })
  open()
  expect(await screen.findByText('Inside')).toBeVisible()
})

it('asks whoever has one, sends the sixth digit, and opens', async () => {
  signedIn({ user: withDevices(device()) })
  let given: unknown
  server.use(
    challenges(),
    authReturns(
      'factors/:id/verify',
      aSession(withDevices(device()), { aal: 'aal2' }),
      200,
      (body) => (given = body),
    ),
  )
  const { user } = open()
  expect(await challenged()).toBeVisible()
  expect(screen.queryByText('Inside')).toBeNull()
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
    'Six digits, as “Phone” shows them for Fourfold.',
  )

  await user.type(screen.getByLabelText('Code'), '123 456')

  expect(await screen.findByText('Inside')).toBeVisible()
  expect(given).toMatchObject({ challenge_id: 'c1', code: '123456' })
})

it('says what is wrong with a code, and does not open', async () => {
  signedIn({ user: withDevices(device()) })
  server.use(
    challenges(),
    authFails('factors/:id/verify', { status: 422, code: 'mfa_verification_failed' }),
  )
  const { user } = open()
  await challenged()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Enter the six digits of the code.')).toBeVisible()
  await user.type(screen.getByLabelText(/Code/), '123456')
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right')
  expect(screen.queryByText('Inside')).toBeNull()
})

it('lets whoever has several choose', async () => {
  const tablet = device({ id: 'f0000000-0000-4000-8000-000000000002', friendly_name: 'Tablet' })
  signedIn({ user: withDevices(device(), tablet) })
  let asked = ''
  server.use(
    authReturns('factors/:id/challenge', { id: 'c1', type: 'totp' }, 200, (_, { url }) => {
      asked = url
    }),
    authFails('factors/:id/verify', { status: 422, code: 'mfa_verification_failed' }),
  )
  const { user } = open()
  await challenged()
  await user.click(screen.getByRole('radio', { name: 'Tablet' }))
  await user.type(screen.getByLabelText('Code'), '123456')
  await waitFor(() => expect(asked).toContain(tablet.id))
})

it('keeps what was being typed when it asks in the middle of work', async () => {
  signedIn()
  const { user } = open(<input aria-label="Words" />)
  await user.type(await screen.findByLabelText('Words'), 'half a sentence')

  const { auth } = await loadSupabase()
  server.use(
    authReturns('token', aSession(withDevices(device()))),
    challenges(),
    authReturns('factors/:id/verify', aSession(withDevices(device()), { aal: 'aal2' })),
  )
  await auth.refreshSession()
  await challenged()
  expect(screen.getByLabelText('Words')).not.toBeVisible()

  await user.type(screen.getByLabelText('Code'), '123456')
  await waitFor(() => expect(screen.getByLabelText('Words')).toBeVisible())
  expect(screen.getByLabelText('Words')).toHaveValue('half a sentence')
})

it('leads staff who need one to set it up, and members never', async () => {
  signedIn({ staff: 'manager' })
  server.use(securityIs({ owes_second_factor: true }))
  const { unmount } = open()
  expect(await screen.findByText('Set it up')).toBeVisible()
  unmount()

  localStorage.clear()
  signedIn()
  server.use(securityIs({ owes_second_factor: true }))
  open()
  expect(await screen.findByText('Inside')).toBeVisible()
  expect(screen.queryByText('Set it up')).toBeNull()
})

it('asks when the database does, though the session knew of no device', async () => {
  signedIn({ staff: 'manager' })
  server.use(authReturns('token', aSession(withDevices(device()))))
  open()
  await screen.findByText('Inside')
  expect(screen.queryByRole('heading', { name: 'Enter your code' })).toBeNull()
  await recheckSecondStep()
  expect(await challenged()).toBeVisible()
})
