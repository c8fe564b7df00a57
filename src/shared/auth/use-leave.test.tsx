import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { authFails, authReturns, server } from '@tests/support/server'
import { aSession, signedIn, someUserId } from '@tests/support/session'
import { SessionProbe } from '@tests/support/session-probe'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/shared/ui/toast'
import { toasts } from '@/shared/ui/toast-store'
import { directorySession } from './directory-session'
import { announceSignedOut } from './signed-out'
import { unsavedWork } from './unsaved-work'
import { useLeave } from './use-leave'

function Way() {
  const { leave, question } = useLeave()
  return (
    <>
      <button onClick={() => void leave()}>Leave</button>
      {question}
    </>
  )
}

async function open(session = signedIn()) {
  const { email } = session.user
  const view = renderWithApp(
    <>
      <SessionProbe />
      <Way />
      <Toaster />
    </>,
    { path: '/dashboard' },
  )
  await screen.findByText(`signed in as ${email}`)
  return view
}

afterEach(() => {
  unsavedWork.countBy('applications', () => Promise.resolve(0))
  toasts.clear()
  vi.restoreAllMocks()
})

it('signs out and goes home when nothing would be lost', async () => {
  server.use(authReturns('logout', null, 204))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(currentPlace()).toBe('/'))
  expect(screen.getByText('signed out')).toBeVisible()
})

it('asks before it loses what was typed, and stays when told to', async () => {
  const asked: string[] = []
  unsavedWork.countBy('applications', (userId) => Promise.resolve(asked.push(userId)))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(
    await screen.findByRole('dialog', { name: 'Sign out and lose unsaved work?' }),
  ).toHaveAccessibleDescription(/^One application has answers or files/)
  expect(asked).toEqual([someUserId])

  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('signed in as ada@example.org')).toBeVisible()
})

it('says what else would be lost', async () => {
  unsavedWork.countBy('texts', () => Promise.resolve(2))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    '2 texts for the site were not saved. Signing out removes them from this device.',
  )
  unsavedWork.countBy('texts', () => Promise.resolve(0))
})

it('leaves when told to', async () => {
  unsavedWork.countBy('applications', () => Promise.resolve(2))
  server.use(authReturns('logout', null, 204))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }))

  await waitFor(() => expect(currentPlace()).toBe('/'))
})

it('B-6.2 goes on to the directory when the session came by it', async () => {
  const session = signedIn()
  directorySession.begin(session, 'ada@example.org')
  server.use(authReturns('logout', null, 204))
  const { user } = await open(session)

  await user.click(screen.getByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(currentPlace()).toBe('/auth-redirect?sign-out'))
  expect(directorySession.hint()).toBe('ada@example.org')
})

it('does not go there for a later session that came another way', async () => {
  directorySession.begin(aSession(), 'ada@example.org')
  server.use(authReturns('logout', null, 204))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(currentPlace()).toBe('/'))
})

it('forgets what the library keeps of the directory, whichever tab signs out', async () => {
  sessionStorage.setItem('msal.3|somebody|idtoken', 'x')
  sessionStorage.setItem('kept', 'y')
  await open()

  announceSignedOut(someUserId)

  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['kept']))
})

it('B-5.5 says so when signing out failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(authFails('logout', { status: 500 }))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))

  expect(await screen.findByText('You are still signed in')).toBeVisible()
  expect(currentPlace()).toBe('/dashboard')
})

it('does not keep anybody because the device cannot count', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  unsavedWork.countBy('applications', () => Promise.reject(new Error('no database')))
  server.use(authReturns('logout', null, 204))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(currentPlace()).toBe('/'))
})
