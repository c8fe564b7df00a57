import { renderWithApp } from '@tests/support/render-app'
import { signedIn } from '@tests/support/session'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PublicHeader } from './public-header'

vi.mock('./own-account-menu', () => Promise.reject(new TypeError('Failed to fetch')))

it('B-2.2 an account menu that does not arrive leaves the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signedIn()
  renderWithApp(<PublicHeader />, { path: '/join' })
  expect(await screen.findByRole('link', { name: 'Your account' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  )
})
