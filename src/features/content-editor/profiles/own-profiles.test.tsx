import { renderWithApp } from '@tests/support/render-app'
import { rpcRefuses, rpcReturns, server, tableFails, tableReturns } from '@tests/support/server'
import { signedIn, someUserId } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/shared/ui/toast'
import { OwnProfiles } from './own-profiles'

const profile = {
  id: '0b0b0b0b-0000-4000-8000-0000000000d1',
  slug: 'mavuno',
  name: 'Mavuno',
  tagline: 'Cold stores that walk.',
  description: 'We **cool** what would spoil.',
  website: null,
  country: 'KE',
  city: 'Limuru',
  founded_year: 2021,
  cohort: '',
  image: null,
  state: 'published',
  published_at: '2026-11-01T00:00:00+00:00',
  consented_at: null as string | null,
}
const belongs = (more: object = {}, role = 'owner') =>
  tableReturns('organisation_members', [{ role, profile: { ...profile, ...more } }])

const draw = () =>
  renderWithApp(
    <>
      <OwnProfiles userId={someUserId} />
      <Toaster />
    </>,
    { path: '/dashboard/settings#portfolio' },
  )

beforeEach(() => {
  signedIn()
})

describe('a founder’s word on the portfolio', () => {
  it('is given and taken back, at once, beside what everybody would see', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const said: unknown[] = []
    let consented_at: string | null = null
    server.use(
      belongs(),
      rpcReturns('set_portfolio_consent', (args) => {
        said.push(args)
        consented_at = args['agreed'] === true ? '2026-11-20T09:00:00+00:00' : null
        server.use(belongs({ consented_at }))
        return null
      }),
    )
    const { user } = draw()

    expect(await screen.findByRole('heading', { name: 'Portfolio', level: 2 })).toBeVisible()
    expect(scrolled).toHaveBeenCalled()
    expect(screen.getByRole('article', { name: 'Mavuno, as everybody would see it' })).toBeVisible()
    expect(await screen.findByText('cool')).toBeVisible()
    expect(screen.getByText(/waits for your word/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Show Mavuno in the portfolio' }))
    expect(await screen.findByText('Everybody sees it now.', { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See it in the portfolio' })).toHaveAttribute(
      'href',
      '/portfolio?startup=mavuno',
    )
    await user.click(screen.getByRole('button', { name: 'Stop showing Mavuno' }))
    await waitFor(() => expect(screen.getByText(/waits for your word/)).toBeVisible())
    expect(said).toEqual([
      { organisation_id: profile.id, agreed: true },
      { organisation_id: profile.id, agreed: false },
    ])
    scrolled.mockRestore()
  })

  it.each([
    [{ state: 'draft', published_at: null }, /still writing it/],
    [
      { state: 'draft', published_at: null, consented_at: '2026-11-20T09:00:00+00:00' },
      /shows once the programme publishes it/,
    ],
  ])('says where the profile stands: %o', async (more, sentence) => {
    server.use(belongs(more))
    draw()
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('is not asked of those who may not give it', async () => {
    server.use(belongs({}, 'member'))
    draw()
    expect(await screen.findByText('An owner of the startup decides this.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Mavuno/ })).not.toBeInTheDocument()
  })

  it('says so when it was not saved', async () => {
    server.use(
      belongs(),
      rpcRefuses('set_portfolio_consent', { hint: 'rate_limited', message: 'Wait a minute.' }),
    )
    const { user } = draw()
    await user.click(await screen.findByRole('button', { name: 'Show Mavuno in the portfolio' }))
    expect(await screen.findByText('Your word was not saved')).toBeVisible()
    expect(screen.getByText('Wait a minute.')).toBeVisible()
  })

  it('can be asked for again when it did not load', async () => {
    server.use(tableFails('organisation_members', 'get'))
    const { user } = draw()
    expect(await screen.findByText('Your profile did not load')).toBeVisible()
    server.use(belongs())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('is nothing to whoever has no profile', async () => {
    server.use(tableReturns('organisation_members', []))
    const { queryClient } = draw()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})
