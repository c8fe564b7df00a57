import { renderWithApp } from '@tests/support/render-app'
import { authReturns, server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsavedWork } from '@/shared/auth/unsaved-work'
import { toasts } from '@/shared/ui/toast-store'
import { DashboardLayout } from './dashboard-layout'

// As after a new version: the files of the parts around a page are no longer there.
const gone = vi.hoisted(() => () => Promise.reject(new TypeError('Failed to fetch')))
vi.mock('@/features/notifications/notification-bell', gone)
vi.mock('@/shared/auth/leave-question', gone)
vi.mock('../palette/palette', gone)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signedIn()
})
afterEach(() => {
  unsavedWork.countBy('applications', () => Promise.resolve(0))
  toasts.clear()
  vi.restoreAllMocks()
})

async function open() {
  const { user } = renderWithApp(
    <DashboardLayout>
      <h1>Applications</h1>
    </DashboardLayout>,
    { path: '/dashboard/applications' },
  )
  const heading = await screen.findByRole('heading', { name: 'Applications' })
  return { user, heading }
}

it('B-2.2 a bell that does not arrive leaves the page, and a link in its place', async () => {
  const { heading } = await open()
  const banner = screen.getByRole('banner')

  await waitFor(() =>
    expect(banner.querySelector('a[href="/dashboard/notifications"]')).toHaveAccessibleName(
      'Notifications',
    ),
  )
  expect(heading).toBeVisible()
})

it('B-2.2 a search that does not arrive says so and closes', async () => {
  const { user, heading } = await open()
  await user.click(screen.getByRole('button', { name: /Go to/ }))

  await waitFor(() => expect(toasts.read()).toMatchObject([{ title: 'The search did not open' }]))
  expect(heading).toBeVisible()
})

it('the browser asks what the question before leaving would have asked', async () => {
  unsavedWork.countBy('applications', () => Promise.resolve(1))
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
  server.use(authReturns('logout', null, 204))
  const { user, heading } = await open()
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  }

  await signOut()
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^One application has answers/))
  expect(heading).toBeVisible()

  await signOut()
  await waitFor(() => expect(heading).not.toBeInTheDocument())
})
