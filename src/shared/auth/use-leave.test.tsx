import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { authFails, authReturns, server } from '@tests/support/server'
import { signedIn, someUserId } from '@tests/support/session'
import { SessionProbe } from '@tests/support/session-probe'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/shared/ui/toast'
import { toasts } from '@/shared/ui/toast-store'
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

async function open() {
  signedIn()
  const view = renderWithApp(
    <>
      <SessionProbe />
      <Way />
      <Toaster />
    </>,
    { path: '/dashboard' },
  )
  await screen.findByText('signed in as ada@example.org')
  return view
}

afterEach(() => {
  unsavedWork.countBy(() => Promise.resolve(0))
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
  unsavedWork.countBy((userId) => Promise.resolve(asked.push(userId)))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(
    await screen.findByRole('dialog', { name: 'Sign out and lose unsaved answers?' }),
  ).toHaveAccessibleDescription(/^One application has answers or files/)
  expect(asked).toEqual([someUserId])

  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('signed in as ada@example.org')).toBeVisible()
})

it('leaves when told to', async () => {
  unsavedWork.countBy(() => Promise.resolve(2))
  server.use(authReturns('logout', null, 204))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }))

  await waitFor(() => expect(currentPlace()).toBe('/'))
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
  unsavedWork.countBy(() => Promise.reject(new Error('no database')))
  server.use(authReturns('logout', null, 204))
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(currentPlace()).toBe('/'))
})
