import { anAnswer, FakeDirectory, refused, setUpDirectory } from '@tests/support/fake-directory'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { authFails, authReturns, server } from '@tests/support/server'
import { answersAboutSession, aSession, signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { directorySession } from '@/shared/auth/directory-session'
import { AuthRedirectPage } from './auth-redirect-page'

const library = vi.hoisted(() => ({ open: vi.fn(), answerOpener: vi.fn() }))
vi.mock('./msal', async (original) => ({
  ...(await original<typeof import('./msal')>()),
  openDirectory: library.open,
}))
vi.mock('./msal-bridge', () => ({ answerOpener: library.answerOpener }))

const pages = (
  <Routes>
    <Route path="/auth-redirect" element={<AuthRedirectPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)
const stateOf = (interactionType: string) =>
  encodeURIComponent(btoa(JSON.stringify({ id: 'x', meta: { interactionType } })))
const answered = `#code=c&state=${stateOf('redirect')}`

const directory = new FakeDirectory()

/** The address bar and the router are one in a browser; a test has to set both. */
function arrive(rest: string) {
  window.history.replaceState(null, '', `/auth-redirect${rest}`)
  return renderWithApp(pages, { path: `/auth-redirect${rest}` })
}

/** As the sign-in page of this tab has left it. */
const began = (next = '/apply') =>
  sessionStorage.setItem('fourfold:directory-request', JSON.stringify({ nonce: 'raw', next }))

beforeEach(() => {
  setUpDirectory()
  directory.reset()
  library.open.mockReset().mockImplementation(() => Promise.resolve(directory))
  library.answerOpener.mockReset().mockResolvedValue(undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('the way back from the directory', () => {
  it.each([
    ['/dashboard/applications?status=draft#newest', '/dashboard/applications?status=draft#newest'],
    ['https://evil.example/', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/login', '/dashboard'],
  ])('B-6.3 opens a session with the nonce of this tab and goes on to %s', async (next, place) => {
    let sent: unknown
    server.use(
      authReturns('token', aSession(), 200, (body) => (sent = body)),
      ...answersAboutSession(),
    )
    began(next)
    directory.redirect = () => Promise.resolve(anAnswer())
    arrive(answered)

    await waitFor(() => expect(currentPlace()).toBe(place))
    expect(sent).toMatchObject({ provider: 'azure', id_token: 'an-id-token', nonce: 'raw' })
    expect(library.open).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('code=c'))
  })

  it('keeps the answer in no history, and says what it does', async () => {
    began()
    directory.redirect = () => new Promise(() => undefined)
    arrive(answered)

    expect(await screen.findByText('Checking what your organisation answered')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Signing you in' })).toBeVisible()
    expect(window.location.href).not.toContain('code')
  })

  it.each([
    ['cancelled', refused('access_denied'), 'You stopped before'],
    ['too late', refused('invalid_grant', 'AADSTS70008: expired'), 'longer than your organisation'],
    ['taken already', refused('invalid_grant', 'AADSTS54005: redeemed'), 'has been used already'],
    ['of somebody else', refused('state_mismatch'), 'does not belong to the sign-in'],
    ['not to be had', refused('post_request_failed'), 'did not answer'],
    ['nonsense', refused('failed_to_parse_response'), 'makes no sense'],
  ])('B-6.4 says that the answer was %s', async (_, error, words) => {
    began()
    directory.redirect = () => Promise.reject(error)
    arrive(answered)

    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(screen.getByRole('heading', { name: 'You are not signed in' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fapply',
    )
  })

  it('says that another browser has to finish what it began', async () => {
    arrive(answered)
    expect(await screen.findByText(/in another browser or tab/)).toBeVisible()
  })

  it('says that an answer was used, when its address is opened again', async () => {
    began()
    directory.redirect = () => Promise.reject(refused('access_denied'))
    const { unmount } = arrive(answered)
    await screen.findByText(/You stopped/)
    unmount()

    directory.reset()
    arrive(answered)
    expect(await screen.findByText(/has been used already/)).toBeVisible()
  })

  it('goes on when its address is opened again by whoever is signed in', async () => {
    signedIn()
    arrive(answered)
    await waitFor(() => expect(currentPlace()).toBe('/dashboard'))
  })

  it('says what the directory says where it has lost the state', async () => {
    arrive('#error=access_denied&error_description=AADSTS65004')
    expect(await screen.findByText(/You stopped before/)).toBeVisible()
    expect(library.open).not.toHaveBeenCalled()
  })

  it('tries the backend again with the answer that it has', async () => {
    let tries = 0
    began()
    directory.redirect = () => Promise.resolve(anAnswer())
    server.use(authFails('token', { status: 500 }))
    const { user } = arrive(answered)
    expect(await screen.findByText(/knows you, but we could not open an account/)).toBeVisible()

    server.use(
      authReturns('token', aSession(), 200, () => (tries += 1)),
      ...answersAboutSession(),
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(currentPlace()).toBe('/apply'))
    expect(tries).toBe(1)
  })

  it('says that it did not load, and loads it when asked again', async () => {
    began()
    library.open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    directory.redirect = () => Promise.resolve(anAnswer())
    server.use(authReturns('token', aSession()), ...answersAboutSession())
    const { user } = arrive(answered)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(currentPlace()).toBe('/apply'))
  })

  it.each(['popup', 'silent'])(
    'hands the answer of a %s on, and loads nothing else',
    async (type) => {
      arrive(`#code=c&state=${stateOf(type)}`)
      expect(await screen.findByText(/If this window does not close by itself/)).toBeVisible()
      await waitFor(() => expect(library.answerOpener).toHaveBeenCalledOnce())
      expect(library.open).not.toHaveBeenCalled()
    },
  )

  it('has something to say to whoever comes without an answer', async () => {
    arrive('')
    expect(await screen.findByRole('heading', { name: 'Nothing to finish here' })).toBeVisible()
  })

  it('B-6.3 says so where no directory is set up', async () => {
    vi.stubEnv('VITE_MSAL_TENANT_ID', '')
    arrive(answered)
    expect(await screen.findByRole('heading', { name: 'No organisation is set up' })).toBeVisible()
    expect(library.open).not.toHaveBeenCalled()
  })
})

describe('the way out through the directory', () => {
  const left = () => directorySession.begin(aSession() as never, 'nia@fourfold.example')

  it('B-6.2 signs out there as well, as whoever it was', async () => {
    left()
    arrive('?sign-out')
    await waitFor(() => expect(directory.logoutRedirect).toHaveBeenCalledOnce())
    expect(directory.logoutRedirect).toHaveBeenCalledWith({ logoutHint: 'nia@fourfold.example' })
    expect(screen.getByText(/You are signed out here/)).toBeVisible()
    expect(directorySession.hint()).toBeUndefined()
  })

  it('says that here it has worked when the directory cannot be reached', async () => {
    left()
    directory.logoutRedirect.mockRejectedValueOnce(refused('get_request_failed'))
    const { user } = arrive('?sign-out')
    expect(await screen.findByRole('heading', { name: 'You are signed out here' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(directory.logoutRedirect).toHaveBeenCalledTimes(2))
  })

  it('signs nobody out who has followed a link', async () => {
    left()
    signedIn()
    arrive('?sign-out')
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(directory.logoutRedirect).not.toHaveBeenCalled()
  })

  it('goes home from there, and from a link when nobody was signed in there', async () => {
    sessionStorage.setItem('msal.interaction.status', 'x')
    const { unmount } = arrive(`?state=${stateOf('redirect')}`)
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(Object.keys(sessionStorage)).toEqual([])
    unmount()
    arrive('?sign-out')
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})
