import { someCounts } from '@tests/support/inbox'
import { renderWithApp } from '@tests/support/render-app'
import { rpcReturns, server, tableReturns } from '@tests/support/server'
import { aSession, aUser, signedIn } from '@tests/support/session'
import { signInNow } from '@tests/support/session-probe'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useKeptText } from '@/shared/use-kept-text'
import { DashboardLayout } from './dashboard-layout'

beforeEach(() => {
  server.use(tableReturns('notifications', []))
})

function Note() {
  const [text, setText] = useKeptText('note')
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
}

const draw = (page = <h1>Applications</h1>) =>
  renderWithApp(<DashboardLayout>{page}</DashboardLayout>, { path: '/dashboard/applications' })

const labels = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter(Boolean)

describe('dashboard layout', () => {
  it('offers members their places: all at the side, at most four under the thumb', async () => {
    signedIn()
    draw()

    await screen.findByRole('heading', { name: 'Applications' }, { timeout: 5000 })
    const [side, bottom] = screen.getAllByRole('navigation', { name: 'Dashboard' })
    if (!side || !bottom) throw new Error('There are not two navigations')
    expect(labels(side)).toEqual([
      'Home',
      'Applications',
      'New application',
      'Notifications',
      'Settings',
    ])
    expect(labels(bottom)).toEqual(['Home', 'Applications', 'New', 'Notifications'])
    expect(within(side).getByRole('link', { current: 'page' })).toHaveTextContent('Applications')
  })

  it('does not offer staff to apply, and has what waits for them under the thumb too', async () => {
    signedIn({ user: aUser({ id: '0b0b0b0b-0000-4000-8000-00000000000a' }), staff: 'manager' })
    server.use(rpcReturns('count_inbox', { ...someCounts() }))
    draw()

    await screen.findByRole('heading', { name: 'Applications' }, { timeout: 5000 })
    const [side] = await screen.findAllByRole('navigation', { name: 'Dashboard' })
    if (!side) throw new Error('There is no navigation')
    await expect
      .poll(() => labels(side))
      .toEqual(['Home', 'Applications', 'Messages 11 open', 'Content', 'Notifications', 'Settings'])
    expect(within(side).getByRole('link', { name: 'Messages 1 open' })).toBeVisible()

    const bottom = screen.getAllByRole('navigation', { name: 'Dashboard' })[1]
    if (!bottom) throw new Error('There is nothing under the thumb')
    expect(labels(bottom)).toEqual(['Home', 'Applications', 'Messages 11 open', 'Content'])
    expect(within(bottom).getByRole('link', { name: 'Messages 1 open' })).toBeVisible()
  })

  it('offers reviewers no content to write', async () => {
    signedIn({ user: aUser({ id: '0b0b0b0b-0000-4000-8000-00000000000b' }), staff: 'reviewer' })
    draw()

    await screen.findByRole('heading', { name: 'Applications' }, { timeout: 5000 })
    const [side, bottom] = await screen.findAllByRole('navigation', { name: 'Dashboard' })
    if (!side || !bottom) throw new Error('There are not two navigations')
    const places = ['Home', 'Applications', 'Notifications', 'Settings']
    await expect.poll(() => labels(side)).toEqual(places)
    expect(labels(bottom)).toEqual(places)
  })

  it('folds to its icons, keeps their names, and remembers it', async () => {
    signedIn()
    const { user, unmount } = draw()
    await user.click(await screen.findByRole('button', { name: 'Fold' }, { timeout: 5000 }))

    expect(screen.getByRole('button', { name: 'Open the navigation' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    expect(screen.getByRole('link', { name: 'New application' })).toBeInTheDocument()

    unmount()
    draw()
    expect(
      await screen.findByRole('button', { name: 'Open the navigation' }, { timeout: 5000 }),
    ).toBeVisible()
  })

  it('shows nobody what somebody else was writing in this tab', async () => {
    signedIn()
    const { user } = draw(<Note />)
    await user.type(await screen.findByLabelText('Note'), 'Between us')

    // As when another person signs in in another tab of this browser.
    await signInNow(aSession(aUser({ id: '0b0b0b0b-0000-4000-8000-00000000000c' })))

    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''))
  })
})
