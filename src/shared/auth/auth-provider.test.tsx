import { blockStorage } from '@tests/support/blocked-storage'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { answersAboutSession, aSession, aUser, signedIn, someUserId } from '@tests/support/session'
import { SessionProbe, signInNow } from '@tests/support/session-probe'
import { authFails, authReturns, server } from '@tests/support/server'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { loadSupabase } from '@/shared/supabase/load-client'
import { sessionStorageKey } from '@/shared/supabase/storage-key'
import { askedHere } from './asked-here'
import { RequireSession } from './require-session'
import { onSignedOut } from './signed-out'
import { useAuth } from './use-auth'

const profilesUrl = `${env.supabaseUrl}/rest/v1/profiles`
const welcomeUrl = `${env.supabaseUrl}/functions/v1/send-admin-notification`

/** Records when each request to a path came in. */
function timesOf(url: string, method: 'get' | 'post', answer: () => HttpResponse<never>) {
  const times: number[] = []
  server.use(
    http[method](url, () => {
      times.push(performance.now())
      return answer()
    }),
  )
  return times
}

/** Before the storage is cleared after a test, it has to be there again. */
let allowStorage: () => void = () => undefined
let errors: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  allowStorage()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('session', () => {
  it('B-5.1 B-5.2 knows the session that local storage holds', async () => {
    const session = signedIn()
    renderWithApp(<SessionProbe />)

    expect(screen.getByText('loading')).toBeVisible()
    expect(await screen.findByText('signed in as ada@example.org')).toBeVisible()
    expect(screen.getByLabelText('token')).toHaveTextContent(session.access_token)
    expect(await screen.findByText('settled')).toBeVisible()
  })

  it('B-5.2 ends the first loading about 100 ms after it found no session', async () => {
    const begin = performance.now()
    renderWithApp(<SessionProbe />)

    await screen.findByText('settled')
    const waited = performance.now() - begin
    expect(waited).toBeGreaterThan(90)
    expect(waited).toBeLessThan(600)
    expect(screen.getByText('signed out')).toBeVisible()
  })

  it('B-5.2 follows a sign-in, a refreshed token and a sign-out', async () => {
    server.use(...answersAboutSession())
    renderWithApp(<SessionProbe />)
    await screen.findByText('settled')

    await signInNow()
    expect(await screen.findByText('signed in as ada@example.org')).toBeVisible()

    const renewed = aSession(aUser({ email: 'ada@renewed.example' }))
    server.use(authReturns('token', renewed))
    const supabase = await loadSupabase()
    await supabase.auth.refreshSession()
    expect(await screen.findByText('signed in as ada@renewed.example')).toBeVisible()
    expect(screen.getByLabelText('token')).toHaveTextContent(renewed.access_token)

    server.use(authReturns('logout', null, 204))
    await supabase.auth.signOut()
    expect(await screen.findByText('signed out')).toBeVisible()
    expect(screen.getByLabelText('token')).toHaveTextContent('none')
  })

  it('takes whoever may keep nothing for a visitor', async () => {
    allowStorage = blockStorage()
    renderWithApp(<SessionProbe />)
    expect(await screen.findByText('settled')).toBeVisible()
    expect(screen.getByText('signed out')).toBeVisible()
  })

  it('B-5.6 refuses to be used outside its provider', () => {
    expect(() => render(<SessionProbe />)).toThrow('useAuth must be used within an AuthProvider')
  })
})

describe('return from a mail', () => {
  const arriveAt = (path: string) => {
    askedHere.note()
    window.history.replaceState(null, '', path)
  }

  it('B-5.1 takes the session from the fragment and leaves no token in the address', async () => {
    const session = aSession()
    server.use(...answersAboutSession(), authReturns('user', session.user))
    const { access_token, refresh_token } = session
    arriveAt(
      `/auth-callback?next=%2Fapply#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`,
    )
    renderWithApp(<SessionProbe />)

    expect(await screen.findByText('signed in as ada@example.org')).toBeVisible()
    expect(window.location.href).toBe(`${window.location.origin}/auth-callback?next=%2Fapply`)
    await waitFor(() =>
      expect(screen.getByLabelText('arrival')).toHaveTextContent(
        '{"state":"signed-in","isRecovery":false}',
      ),
    )
  })

  it('B-5.1 knows a password recovery and does not greet on it', async () => {
    const session = aSession()
    const asked = timesOf(welcomeUrl, 'post', () => HttpResponse.json() as HttpResponse<never>)
    const looked = timesOf(profilesUrl, 'get', () => HttpResponse.json([{ id: 'x' }]) as never)
    server.use(authReturns('verify', session))
    arriveAt('/reset-password?token_hash=abc&type=recovery')
    renderWithApp(<SessionProbe />)

    await waitFor(() =>
      expect(screen.getByLabelText('arrival')).toHaveTextContent(
        '{"state":"signed-in","isRecovery":true}',
      ),
    )
    expect(window.location.search).toBe('')
    expect(looked).toEqual([])
    expect(asked).toEqual([])
  })

  it('B-5.4 greets at the sign-in after a password recovery', async () => {
    const asked = timesOf(welcomeUrl, 'post', () => HttpResponse.json() as HttpResponse<never>)
    server.use(authReturns('verify', aSession()), ...answersAboutSession().slice(0, 2))
    arriveAt('/reset-password?token_hash=abc&type=recovery')
    renderWithApp(<SessionProbe />)
    await waitFor(() =>
      expect(screen.getByLabelText('arrival')).toHaveTextContent('"isRecovery":true'),
    )

    await signInNow()

    await waitFor(() => expect(asked).toHaveLength(1))
  })

  it('says what an expired link says, without asking the server', async () => {
    arriveAt(
      '/auth-callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    )
    renderWithApp(<SessionProbe />)

    await waitFor(() =>
      expect(screen.getByLabelText('arrival')).toHaveTextContent(
        '{"state":"failed","error":{"kind":"error","code":"otp_expired","message":"Email link is invalid"}}',
      ),
    )
    expect(screen.getByText('signed out')).toBeVisible()
  })
})

describe('sign-out', () => {
  it('B-5.5 removes the leftovers, ends the session and says who left', async () => {
    signedIn()
    for (const key of ['pending_oauth_user', 'pending_google_user', 'oauth_state'])
      localStorage.setItem(key, 'x')
    server.use(authReturns('logout', null, 204))
    const left: string[] = []
    const stop = onSignedOut((userId) => left.push(userId))
    const { user } = renderWithApp(<SessionProbe />)
    await screen.findByText('signed in as ada@example.org')

    await user.click(screen.getByRole('button', { name: 'Sign out' }))

    expect(await screen.findByText('signed out')).toBeVisible()
    expect(await screen.findByText('settled')).toBeVisible()
    expect(left).toEqual([someUserId])
    for (const key of ['pending_oauth_user', 'pending_google_user', 'oauth_state'])
      expect(localStorage.getItem(key)).toBeNull()
    expect(localStorage.getItem(sessionStorageKey)).toBeNull()
    stop()
  })

  it('B-5.5 logs and rethrows a failure, and stays signed in', async () => {
    signedIn()
    server.use(authFails('logout', { status: 500, message: 'down' }))
    const caught = vi.fn()
    function Rethrown() {
      const { signOut } = useAuth()
      return <button onClick={() => void signOut().catch(caught)}>Leave</button>
    }
    const { user } = renderWithApp(
      <>
        <SessionProbe />
        <Rethrown />
      </>,
    )
    await screen.findByText('signed in as ada@example.org')

    await user.click(screen.getByRole('button', { name: 'Leave' }))

    await waitFor(() => expect(caught).toHaveBeenCalled())
    expect(errors).toHaveBeenCalledWith('Signing out failed', expect.anything())
    expect(screen.getByText('signed in as ada@example.org')).toBeVisible()
    expect(screen.getByText('settled')).toBeVisible()
  })
})

describe('pages that need a session', () => {
  const dashboard = (
    <RequireSession fallback={<p>One moment</p>}>
      <h1>Dashboard</h1>
    </RequireSession>
  )
  const guarded = (
    <Routes>
      <Route path="/dashboard/*" element={dashboard} />
      <Route path="/login" element={<h1>Sign in</h1>} />
    </Routes>
  )

  it('B-1.6 sends a visitor to sign in, and keeps the query and fragment of what was asked for', async () => {
    renderWithApp(guarded, { path: '/dashboard/applications?status=draft#newest' })

    expect(screen.getByText('One moment')).toBeVisible()
    await waitFor(() =>
      expect(currentPlace()).toBe(
        '/login?next=%2Fdashboard%2Fapplications%3Fstatus%3Ddraft%23newest',
      ),
    )
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeInTheDocument()
  })

  it('sends whoever signs out on purpose home, and whoever lost the session to sign in', async () => {
    signedIn()
    server.use(authReturns('logout', null, 204))
    const { user } = renderWithApp(
      <>
        <SessionProbe />
        {guarded}
      </>,
      { path: '/dashboard?x=1' },
    )
    await screen.findByRole('heading', { name: 'Dashboard' })

    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))

    cleanup()
    signedIn()
    renderWithApp(guarded, { path: '/dashboard?x=1' })
    await screen.findByRole('heading', { name: 'Dashboard' })
    await (await loadSupabase()).auth.signOut({ scope: 'local' })
    await waitFor(() => expect(currentPlace()).toBe('/login?next=%2Fdashboard%3Fx%3D1'))
  })

  it('shows them to whoever is signed in', async () => {
    signedIn()
    renderWithApp(guarded, { path: '/dashboard' })

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(currentPlace()).toBe('/dashboard')
  })
})
