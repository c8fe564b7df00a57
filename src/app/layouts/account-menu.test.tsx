import { renderWithApp } from '@tests/support/render-app'
import { server, tableReturns } from '@tests/support/server'
import { aUser, signedIn } from '@tests/support/session'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileQueries } from '@/shared/auth/profile-queries'
import { AccountMenu } from './account-menu'

const named = (first_name: string, last_name: string) =>
  tableReturns('profiles', [{ first_name, last_name }])

it('calls people by their name as it is now, or by their address when they gave none', async () => {
  signedIn({ user: aUser({ user_metadata: { first_name: 'Wanjiru', last_name: 'Kamau' } }) })
  server.use(named('Wanjiru', 'Otieno'))
  const { user, queryClient } = renderWithApp(<AccountMenu />)
  // Until the profile has been read, by the name from the sign-up.
  expect(await screen.findByText('WK')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Your account' }))
  expect(await screen.findByText('Wanjiru Otieno')).toBeVisible()
  expect(screen.getByText('WO')).toBeVisible()

  server.use(named('', ''))
  await queryClient.invalidateQueries({ queryKey: profileQueries.all() })
  expect(await screen.findByText('A')).toBeVisible()
  expect(screen.getByText('ada@example.org')).toBeVisible()
})
