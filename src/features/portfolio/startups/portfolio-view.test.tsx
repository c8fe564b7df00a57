import { idOf, publicFails, publicReads, someTerms } from '@tests/support/content-rest'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toToken } from '@/shared/list/page-token'
import { PortfolioView } from './portfolio-view'

const startup = (n: number, more: object = {}) => ({
  id: idOf(n),
  slug: `startup-${n}`,
  name: `Startup ${n}`,
  sort_value: `Startup ${n}`,
  tagline: `Does thing ${n}.`,
  country: 'KE',
  city: 'Kisumu',
  sectors: ['energy'],
  stage: 'idea',
  image: null,
  description: 'What it does, **at length**.',
  website: 'https://www.startup.example/',
  founded_year: 2021,
  cohort: 'Cohort 4',
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => startup(at + 1))

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  publicReads({
    terms: someTerms,
    'rpc/shown_countries': [
      { list: 'portfolio', country: 'KE' },
      { list: 'portfolio', country: 'DE' },
      { list: 'openings', country: 'FR' },
    ],
  })
})

const open = (path = '/portfolio') => renderWithApp(<PortfolioView />, { path })

describe('the portfolio', () => {
  it('lists startups by name, with what they are compared by', async () => {
    const questions = publicReads({ portfolio: many(13) })
    open()
    const row = (await screen.findAllByRole('listitem'))[0]
    if (!row) throw new Error('No row')
    expect(within(row).getByRole('link', { name: 'Startup 1' })).toHaveAttribute(
      'href',
      '/portfolio?startup=startup-1',
    )
    await waitFor(() => expect(row).toHaveTextContent('EnergyIdeaKisumu, Kenya'))
    expect(questions[0]?.asked.get('order')).toBe('name.asc,id.asc')
    const edge = { value: 'Startup 12', id: idOf(12) }
    expect(screen.getByRole('link', { name: 'More startups' })).toHaveAttribute(
      'href',
      `/portfolio?after=${toToken(edge)}`,
    )
  })

  it('is narrowed by what there is, in the address', async () => {
    const questions = publicReads({ portfolio: many(2) })
    const { user } = open()
    const country = await screen.findByRole('combobox', { name: 'Country' })
    await within(country).findByRole('option', { name: 'Germany' })
    expect(within(country).queryByRole('option', { name: 'France' })).toBeNull()
    const sector = screen.getByRole('combobox', { name: 'Sector' })
    await within(sector).findByRole('option', { name: 'Energy' })
    expect(within(sector).queryByRole('option', { name: 'Coal' })).toBeNull()

    await user.selectOptions(country, 'DE')
    await user.selectOptions(sector, 'energy')
    expect(currentPlace()).toBe('/portfolio?sector=energy&country=DE')
    await waitFor(() => expect(questions.at(-1)?.asked.get('sectors')).toBe('cs.{energy}'))
    expect(questions.at(-1)?.asked.get('country')).toBe('eq.DE')
  })

  it('leaves out a sector that there is not, and says so; a retired one still counts', async () => {
    const questions = publicReads({ portfolio: many(1) })
    open('/portfolio?sector=nonsense')
    expect(await screen.findByText(/asks for a sector that does not exist/)).toBeVisible()
    await waitFor(() => expect(questions.at(-1)?.asked.has('sectors')).toBe(false))
    open('/portfolio?sector=coal')
    await waitFor(() => expect(questions.at(-1)?.asked.get('sectors')).toBe('cs.{coal}'))
  })

  it('says what was filtered where nothing matches, and what it is for where there is nothing', async () => {
    publicReads({ portfolio: [], 'rpc/search_portfolio': [] })
    const { unmount } = open('/portfolio?q=zebra&stage=idea&country=KE')
    expect(await screen.findByText(/“zebra”, Idea, Kenya/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Clear search and filters' })).toHaveAttribute(
      'href',
      '/portfolio',
    )
    unmount()
    open()
    expect(await screen.findByText('No startup is shown yet')).toBeVisible()
  })

  it('can be tried again where it does not load', async () => {
    publicFails('portfolio')
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The startups did not load')
    publicReads({ portfolio: many(1) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Startup 1' })).toBeVisible()
  })
})

describe('a startup', () => {
  const one = (asked: URLSearchParams) => (asked.get('slug') ? [startup(2)] : many(3))

  it('opens in the place of the list with its own heading and title, and leads back to the list as it was', async () => {
    publicReads({ portfolio: one, openings: [{ slug: 'cook', title: 'Cook', closes_at: null }] })
    const { user } = open('/portfolio?country=KE')
    await user.click(await screen.findByRole('link', { name: 'Startup 2' }))
    expect(currentPlace()).toBe('/portfolio?country=KE&startup=startup-2')
    const heading = screen.getByRole('heading', { level: 1, name: 'Startup 2' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(document.title).toContain('Startup 2')
    expect(await screen.findByText('at length')).toBeVisible()
    expect(screen.getByRole('link', { name: 'startup.example' })).toHaveAttribute(
      'rel',
      'external noopener noreferrer',
    )
    expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      '/careers?opening=cook',
    )

    await user.click(screen.getByRole('link', { name: 'All startups' }))
    expect(currentPlace()).toBe('/portfolio?country=KE')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Startup 2' })).toHaveFocus())
  })

  it.each(['nowhere', 'Not A Name', '..%2Fx'])(
    'that there is not is said, and the list stays: %s',
    async (name) => {
      publicReads({ portfolio: (asked) => (asked.get('slug') ? [] : many(1)), openings: [] })
      open(`/portfolio?startup=${name}`)
      expect(await screen.findByText(/There is no startup called/)).toBeVisible()
      expect(await screen.findByRole('link', { name: 'Startup 1' })).toBeVisible()
    },
  )

  it('can be tried again where it does not load', async () => {
    publicFails('portfolio')
    const { user } = open('/portfolio?startup=startup-2')
    expect(await screen.findByText('The startup did not load')).toBeVisible()
    publicReads({ portfolio: one, openings: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing is open there at the moment.')).toBeVisible()
  })
})
