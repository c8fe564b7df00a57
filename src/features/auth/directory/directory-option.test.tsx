import { BrowserAuthErrorCodes } from '@azure/msal-browser'
import { blockStorage } from '@tests/support/blocked-storage'
import { anAnswer, FakeDirectory, refused, setUpDirectory } from '@tests/support/fake-directory'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { authFails, authReturns, server } from '@tests/support/server'
import { answersAboutSession, aSession } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { directorySession } from '@/shared/auth/directory-session'
import { AuthPage } from '../auth-page'

const opened = vi.hoisted(() => ({ open: vi.fn() }))
vi.mock('../msal', async (original) => ({
  ...(await original<typeof import('../msal')>()),
  openDirectory: opened.open,
}))

const pages = (
  <Routes>
    <Route path="/login" element={<AuthPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)

const directory = new FakeDirectory()
const progress = () =>
  document.querySelector('[data-directory-progress]')?.getAttribute('data-directory-progress')
const button = (name: string) => screen.getByRole('button', { name })

async function open(press?: 'Sign in with your organisation' | 'Use a separate window') {
  const view = renderWithApp(pages, { path: '/login?next=%2Fapply' })
  if (press) {
    await view.user.click(button(press))
    await waitFor(() => expect(directory.requests).toHaveLength(1))
  }
  return view
}

const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('hex')
}

beforeEach(() => {
  setUpDirectory()
  directory.reset()
  opened.open.mockReset().mockImplementation(() => Promise.resolve(directory))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('signing in with the organisation', () => {
  it.each([['VITE_MSAL_TENANT_ID'], ['VITE_MSAL_CLIENT_ID']])(
    'B-6.3 is not offered without %s, and nothing is loaded for it',
    async (setting) => {
      vi.stubEnv(setting, '')
      const { user } = await open()
      await user.hover(button('Sign in'))
      expect(screen.queryByText(/organisation/)).not.toBeInTheDocument()
      expect(opened.open).not.toHaveBeenCalled()
    },
  )

  it('loads nothing for whoever only reads the page', async () => {
    await open()
    expect(button('Sign in with your organisation')).toBeVisible()
    expect(opened.open).not.toHaveBeenCalled()
  })

  it('says that it did not load, and loads it when asked again', async () => {
    opened.open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { user } = await open()
    await user.click(button('Sign in with your organisation'))
    expect(await screen.findByText(/did not load/)).toBeVisible()

    await user.click(button('Sign in with your organisation'))
    await waitFor(() => expect(progress()).toBe('login'))
  })

  it('B-6.1 leaves by redirect, and keeps what it needs to come back', async () => {
    await open('Sign in with your organisation')
    expect(progress()).toBe('login')
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for you to sign in')
    const [{ nonce } = {}] = directory.requests
    const note = JSON.parse(sessionStorage.getItem('fourfold:directory-request') ?? '{}') as {
      nonce: string
    }
    expect(note).toMatchObject({ next: '/apply' })
    // The directory sees the hash alone.
    expect(nonce).toBe(await sha256(note.nonce))
  })

  it('B-6.3 exchanges the token of a window for a session, and goes on', async () => {
    let sent: { nonce?: string } = {}
    const session = aSession()
    server.use(
      authReturns('token', session, 200, (body) => (sent = body as typeof sent)),
      ...answersAboutSession(),
    )
    await open('Use a separate window')
    directory.answer()

    await waitFor(() => expect(currentPlace()).toBe('/apply'))
    expect(sent).toMatchObject({ provider: 'azure', id_token: 'an-id-token' })
    expect(directory.requests[0]?.nonce).toBe(await sha256(sent.nonce ?? ''))
    expect(directorySession.wayOut(session as never)).toBe('/auth-redirect?sign-out')
  })

  it.each([
    ['closed', BrowserAuthErrorCodes.userCancelled, 'The window was closed before'],
    ['blocked', BrowserAuthErrorCodes.popupWindowError, 'Your browser did not open the window'],
    ['without an answer', BrowserAuthErrorCodes.timedOut, 'did not answer'],
    ['without an address', BrowserAuthErrorCodes.emptyNavigateUri, 'no address to sign in at'],
    ['for somebody who has to be there', 'interaction_required', 'wants you to sign in there'],
    ['with a grant that ran out', 'invalid_grant', 'no longer accepts this sign-in'],
    ['already under way', BrowserAuthErrorCodes.interactionInProgress, 'under way already'],
  ])('B-6.4 says what became of a window %s, and is at rest again', async (_, code, words) => {
    await open('Use a separate window')
    directory.fail(refused(code))

    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(progress()).toBe('none')
    expect(button('Use a separate window')).not.toHaveAttribute('aria-busy', 'true')
  })

  it('B-6.4 goes by redirect instead of a window', async () => {
    const { user } = await open('Use a separate window')
    directory.fail(refused(BrowserAuthErrorCodes.popupWindowError))
    await user.click(await screen.findByRole('button', { name: 'Go to your organisation' }))

    await waitFor(() => expect(sessionStorage.getItem('fourfold:directory-request')).not.toBeNull())
    expect(progress()).toBe('login')
  })

  it('does not take an account of another organisation, and lets them pick', async () => {
    const { user } = await open('Use a separate window')
    directory.answer(anAnswer({ tenantId: 'another' }))
    await user.click(await screen.findByRole('button', { name: 'Pick another account' }))

    await waitFor(() => expect(directory.requests).toHaveLength(2))
    expect(directory.requests[1]).toMatchObject({ prompt: 'select_account' })
  })

  it('says why the backend opens no account, and asks for another the next time', async () => {
    server.use(authFails('token', { status: 422, code: 'provider_email_needs_verification' }))
    const { user } = await open('Use a separate window')
    directory.answer()

    expect(await screen.findByText(/has not confirmed that your email address/)).toBeVisible()
    expect(progress()).toBe('none')
    await user.click(button('Sign in with your organisation'))
    await waitFor(() => expect(directory.requests[1]).toMatchObject({ prompt: 'select_account' }))
  })

  it('asks in a hidden frame for whom the directory knows, and in person when it wants that', async () => {
    directory.accounts = [anAnswer().account]
    const { user } = await open()
    await user.hover(button('Sign in with your organisation'))
    await user.click(await screen.findByRole('button', { name: 'Continue as Nia Were' }))
    await waitFor(() => expect(progress()).toBe('sso-silent'))

    directory.fail(refused('login_required'))
    await user.click(await screen.findByRole('button', { name: 'Go to your organisation' }))
    await waitFor(() => expect(progress()).toBe('acquire-token'))
  })

  it('hands on the address that was typed, and no phone number', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Email or phone number'), '+254712345678')
    await user.click(button('Sign in with your organisation'))
    await waitFor(() => expect(directory.requests[0]).not.toHaveProperty('loginHint'))
    directory.fail(refused('access_denied'))
    await user.clear(screen.getByLabelText('Email or phone number'))
    await user.type(screen.getByLabelText('Email or phone number'), 'nia@fourfold.example')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(directory.requests[1]).toMatchObject({ loginHint: 'nia@fourfold.example' }),
    )
  })

  it('B-6.4 says so where the browser keeps nothing', async () => {
    const unblock = blockStorage()
    const { user } = await open()
    await user.click(button('Sign in with your organisation'))

    expect(await screen.findByText(/Your browser keeps nothing/)).toBeVisible()
    expect(directory.requests).toEqual([])
    unblock()
  })
})
