import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { rpcRefuses, rpcReturns, server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NewProfile } from './new-profile'

const applicationId = '0b0b0b0b-0000-4000-8000-0000000000a1'
const profileId = '0b0b0b0b-0000-4000-8000-0000000000d1'
const candidate = {
  application_id: applicationId,
  title: 'Mavuno Cold Chain',
  reference: 'APP-2026-000123',
  country: 'KE',
  released_at: '2026-11-20T09:00:00+00:00',
  has_owner: true,
}
const draw = () => renderWithApp(<NewProfile />, { path: '/dashboard/content/organisations/new' })

beforeEach(() => {
  signedIn({ staff: 'manager' })
})

describe('a new profile', () => {
  it('is begun from an accepted application, and opened', async () => {
    server.use(
      rpcReturns('list_profile_candidates', [candidate]),
      rpcReturns('create_portfolio_profile', profileId),
    )
    const { user } = draw()
    await user.click(
      await screen.findByRole('button', { name: 'Begin a profile for Mavuno Cold Chain' }),
    )
    await waitFor(() =>
      expect(currentPlace()).toBe(`/dashboard/content/organisations/${profileId}`),
    )
  })

  it('is searched for by name', async () => {
    server.use(rpcReturns('list_profile_candidates', (args) => (args['search'] ? [] : [candidate])))
    const { user } = draw()
    await screen.findByText('Mavuno Cold Chain')
    await user.type(screen.getByRole('searchbox'), 'zebra{Enter}')
    expect(
      await screen.findByText('No accepted startup without a profile goes by that name.'),
    ).toBeVisible()
  })

  it('says that nobody could agree to it, and when there is none to begin', async () => {
    server.use(rpcReturns('list_profile_candidates', [{ ...candidate, has_owner: false }]))
    const first = draw()
    expect(await screen.findByText(/nobody can agree to it/)).toBeVisible()
    first.unmount()
    server.use(rpcReturns('list_profile_candidates', []))
    draw()
    expect(await screen.findByText('Every accepted startup has a profile')).toBeVisible()
  })

  it('says why it was not begun', async () => {
    server.use(
      rpcReturns('list_profile_candidates', [candidate]),
      rpcRefuses('create_portfolio_profile', { hint: 'not_accepted' }),
    )
    const { user } = draw()
    await user.click(await screen.findByRole('button', { name: /Begin a profile/ }))
    expect(await screen.findByText(/It is no longer accepted/)).toBeVisible()
  })
})
