import { idOf, inDays, publicFails, publicReads } from '@tests/support/content-rest'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CareersView } from './careers-view'

const opening = (n: number, more: object = {}) => ({
  id: idOf(n),
  slug: `opening-${n}`,
  title: `Opening ${n}`,
  summary: 'What you do.',
  body: '## Days\n\nLong ones.',
  city: 'Lisbon',
  country: 'PT',
  workplace: 'hybrid',
  contract: 'part_time',
  pay: 'EUR 20 an hour',
  apply_to: 'https://jobs.example/1',
  closes_at: inDays(10),
  published_at: inDays(-n),
  sort_value: inDays(-n),
  organisation: { name: 'Maji', slug: 'maji' },
  ...more,
})

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  publicReads({ 'rpc/shown_countries': [{ list: 'openings', country: 'PT' }] })
})

const open = (path = '/careers') => renderWithApp(<CareersView />, { path })

describe('careers', () => {
  it('lists what is open at startups and at the operator', async () => {
    const questions = publicReads({
      openings: [
        opening(1),
        opening(2, { organisation: null, closes_at: null, city: '', country: null }),
      ],
    })
    open()
    const rows = await screen.findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/Opening 1Maji.*Lisbon, Portugal · HybridPart time/)
    expect(rows[1]).toHaveTextContent(
      /Opening 2Fourfold Programme Office.*HybridPart timeUntil filled/,
    )
    expect(questions[0]?.asked.get('and')).toMatch(
      /^\(or\(closes_at\.is\.null,closes_at\.gt\.[\dTZ:.-]+\)\)$/,
    )
  })

  it('is searched and narrowed, with every condition at once', async () => {
    const questions = publicReads({ openings: [opening(1)] })
    const { user } = open('/careers?q=cook&workplace=moon')
    expect(await screen.findByText(/asks for a workplace that does not exist/)).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Contract' }), 'part_time')
    expect(currentPlace()).toBe('/careers?q=cook&contract=part_time')
    await waitFor(() => expect(questions.at(-1)?.asked.get('contract')).toBe('eq.part_time'))
    expect(questions.at(-1)?.asked.get('and')).toMatch(
      /closes_at.*,search_text\.like\.\* cook\*\)$/,
    )
    expect(questions.at(-1)?.asked.has('workplace')).toBe(false)
  })

  it('says so where nothing is open, and where nothing loads', async () => {
    publicReads({ openings: [] })
    const { unmount } = open()
    expect(await screen.findByText('Nothing is open today')).toBeVisible()
    unmount()
    publicFails('openings')
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The open positions did not load')
  })

  it('shows one with where to apply', async () => {
    publicReads({ openings: [opening(1)] })
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'Opening 1' }))
    expect(await screen.findByRole('link', { name: 'Apply on their site' })).toHaveAttribute(
      'href',
      'https://jobs.example/1',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Days' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Maji' })).toHaveAttribute(
      'href',
      '/portfolio?startup=maji',
    )
  })

  it('says of a closed one that it is closed, and leads nowhere to apply', async () => {
    publicReads({ openings: [opening(1, { closes_at: inDays(-1) })] })
    open('/careers?opening=opening-1')
    expect(await screen.findByText('This position is closed')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
  })

  it('says of one that there is not that it is not there, and keeps the list', async () => {
    publicReads({ openings: (asked) => (asked.get('slug') ? [] : [opening(1)]) })
    open('/careers?opening=nowhere')
    expect(await screen.findByText(/There is no position called “nowhere”/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Opening 1' })).toBeVisible()
  })
})
