import { server, tableFails, tableReturns } from '@tests/support/server'
import { renderWithApp } from '@tests/support/render-app'
import { signedIn } from '@tests/support/session'
import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { http } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { knownRole } from '@/shared/auth/known-role'
import { pageByRole } from './by-role'

function set() {
  const staff = vi.fn(() => Promise.resolve(() => <h1>For staff</h1>))
  const member = vi.fn(() => Promise.resolve(() => <h1>For members</h1>))
  const start = vi.fn()
  const { Page, begin } = pageByRole({ load: staff, start }, { load: member }, <p>One moment</p>)
  const { user } = renderWithApp(
    <Routes>
      <Route path="/things/:id" element={<Page />} />
    </Routes>,
    { path: '/things/7?q=x' },
  )
  return { user, staff, member, start, begin }
}

it('shows members theirs and loads nothing of staff', async () => {
  signedIn()
  const { staff, start } = set()

  expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
  expect(staff).not.toHaveBeenCalled()
  expect(start).not.toHaveBeenCalled()
})

it('shows staff theirs, and begins to read before their page is there', async () => {
  signedIn({ staff: 'reviewer' })
  const { member, start } = set()

  expect(screen.getByText('One moment')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'For staff' })).toBeVisible()
  expect(member).not.toHaveBeenCalled()
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: '7' }, search: new URLSearchParams('q=x') }),
  )
})

it('begins with the page that was theirs last, until the database has said whose it is', async () => {
  const { user } = signedIn()
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  // Falls through to the usual answer, once it may.
  server.use(http.get('*/rest/v1/staff_members', async () => void (await asked)))
  knownRole.keep(user.id, 'manager')
  set()

  expect(await screen.findByRole('heading', { name: 'For staff' })).toBeVisible()
  answer()
  expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
  expect(knownRole.of(user.id)).toBeNull()
})

it('fetches the page that was theirs last before they are known', () => {
  const { staff, member, begin } = set()
  begin()
  expect(staff).not.toHaveBeenCalled()
  expect(member).not.toHaveBeenCalled()

  knownRole.keep('0b0b0b0b-0000-4000-8000-00000000000f', 'reviewer')
  begin()
  expect(staff).toHaveBeenCalledOnce()
  expect(member).not.toHaveBeenCalled()
})

it('does not begin with the page of whoever was here before', async () => {
  signedIn()
  knownRole.keep('0b0b0b0b-0000-4000-8000-00000000000f', 'manager')
  const { staff } = set()

  expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
  expect(staff).not.toHaveBeenCalled()
})

it('takes nobody for a member whose role could not be read', async () => {
  signedIn()
  server.use(tableFails('staff_members', 'get'))
  const { user, member } = set()

  expect(await screen.findByRole('alert')).toHaveTextContent('Your role did not load')
  expect(member).not.toHaveBeenCalled()

  server.use(tableReturns('staff_members', [{ role: 'reviewer' }]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'For staff' })).toBeVisible()
})

it('says that there is no connection where whose page it is cannot be asked', async () => {
  signedIn()
  onlineManager.setOnline(false)
  set()
  expect(await screen.findByText('You are offline')).toBeVisible()
  onlineManager.setOnline(true)
  expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible()
})
