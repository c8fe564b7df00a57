import { authReturns, server } from '@tests/support/server'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { answersAboutSession, aSession } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import type * as LoadClient from '@/shared/supabase/load-client'
import { askedHere } from '@/shared/auth/asked-here'
import { AuthCallbackPage } from './auth-callback-page'
import { ResetPasswordPage } from './reset-password-page'

const network = vi.hoisted(() => ({ isLost: false }))
vi.mock('@/shared/supabase/load-client', async (original) => {
  const actual = await original<typeof LoadClient>()
  return {
    ...actual,
    loadSupabase: () =>
      network.isLost
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : actual.loadSupabase(),
  }
})

const pages = (
  <Routes>
    <Route path="/auth-callback" element={<AuthCallbackPage />} />
    <Route path="/reset-password" element={<ResetPasswordPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)

function arrive(path: string) {
  askedHere.note()
  window.history.replaceState(null, '', path)
  return renderWithApp(pages, { path })
}

const notChecked = () =>
  screen.findByRole('heading', { name: 'Your link has not been checked yet' })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  network.isLost = false
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('a link that is followed while the connection is lost', () => {
  it('B-5.1 is tried again once the app can fetch what it needs', async () => {
    network.isLost = true
    const { user } = arrive('/auth-callback?next=%2Fapply&token_hash=abc&type=signup')
    expect(await notChecked()).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await notChecked()).toHaveFocus()

    network.isLost = false
    server.use(authReturns('verify', aSession()), ...answersAboutSession())
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(currentPlace()).toBe('/apply'))
  })

  it('B-5.1 is not called used up, and still leads to a new password', async () => {
    server.use(http.post(`${env.supabaseUrl}/auth/v1/verify`, () => HttpResponse.error()))
    const { user } = arrive('/reset-password?token_hash=abc&type=recovery')
    expect(await notChecked()).toBeVisible()
    expect(screen.queryByText(/no longer works/)).not.toBeInTheDocument()

    server.use(authReturns('verify', aSession()))
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  })
})
