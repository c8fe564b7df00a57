import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { rpcRefuses, server } from '@tests/support/server'
import { signedIn, someUserId, termsAre } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { termsVersion } from '@/config/terms'
import { knownTerms } from './known-terms'
import { TermsGate } from './terms-gate'

beforeEach(() => {
  signedIn()
  return () => void vi.restoreAllMocks()
})

const open = () =>
  renderWithApp(
    <Routes>
      <Route
        path="/dashboard/*"
        element={
          <TermsGate userId={someUserId} fallback={<p>One moment</p>}>
            <p>Inside</p>
          </TermsGate>
        }
      />
      <Route path="/terms-consent" element={<p>The terms</p>} />
    </Routes>,
    { path: '/dashboard/applications?status=draft#newest' },
  )

const leadsToTerms = () =>
  waitFor(() =>
    expect(currentPlace()).toBe(
      '/terms-consent?next=%2Fdashboard%2Fapplications%3Fstatus%3Ddraft%23newest',
    ),
  )

it('opens to whoever has accepted the terms that hold, once that is known', async () => {
  open()
  expect(screen.getByText('One moment')).toBeVisible()
  expect(await screen.findByText('Inside')).toBeVisible()
  expect(knownTerms.areAcceptedBy(someUserId)).toBe(true)
})

it.each([
  ['nothing', null],
  ['an older version', '2026-11-20'],
])('leads whoever has accepted %s to the terms, and keeps the way back', async (_, accepted) => {
  server.use(termsAre({ accepted }))
  open()
  await leadsToTerms()
  expect(screen.queryByText('Inside')).not.toBeInTheDocument()
})

it('lets in whom it knows, and asks all the same', async () => {
  knownTerms.keep(someUserId, true)
  server.use(termsAre({ accepted: termsVersion, current: '2099-01-01' }))
  open()
  expect(screen.getByText('Inside')).toBeVisible()
  await leadsToTerms()
  expect(knownTerms.areAcceptedBy(someUserId)).toBe(false)
})

it('knows nobody by what another person has accepted', () => {
  knownTerms.keep('0b0b0b0b-0000-4000-8000-00000000000f', true)
  open()
  expect(screen.getByText('One moment')).toBeVisible()
})

it('stays closed where the answer is missing, and can be asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(rpcRefuses('my_terms', { status: 400 }))
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Inside')).not.toBeInTheDocument()

  server.use(termsAre({ accepted: termsVersion }))
  await user.click(again)
  expect(await screen.findByText('Inside')).toBeVisible()
})
