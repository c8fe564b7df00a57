import { renderWithApp } from '@tests/support/render-app'
import { server, tableFails, tableReturns } from '@tests/support/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomePage } from './home-page'

const figures = {
  startups: 36,
  investors: 1,
  mentors: 19,
  partners: 0,
  countries: 17,
  answered: 1318,
  median_days: 20.4,
  refreshed_at: '2026-11-22T23:30:00Z',
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString()

const call = {
  slug: 'startup-cohort-7',
  applicant_type: 'startup',
  title: 'Startup cohort 7',
  summary: '',
  opens_at: inDays(-30),
  closes_at: inDays(10),
}

const mavuno = {
  slug: 'mavuno',
  name: 'Mavuno',
  tagline: 'Cold rooms by the crate.',
  country: 'KE',
  cohort: 'Cohort 5',
  image: {
    path: '0b0b0b0b-0000-4000-8000-000000000001',
    type: 'webp',
    alt: 'A cold room beside a field',
    width: 1600,
    height: 1000,
    widths: [400, 800],
  },
}
const solena = { ...mavuno, slug: 'solena', name: 'Solena', country: null, cohort: '', image: null }

const tables = ['calls', 'site_figures', 'portfolio'] as const
type Rows = Partial<Record<(typeof tables)[number], object[]>>

/** What suspends while it is drawn has to be awaited. */
const draw = () => act(async () => void renderWithApp(<HomePage />))

function open(rows: Rows) {
  server.use(...tables.map((table) => tableReturns(table, (rows[table] ?? []) as never[])))
  return draw()
}

/** The regions and their words, once everything has been read. */
const section = (name: string) => screen.findByRole('region', { name })

it('says what was counted, in words, and leaves out what is nothing', async () => {
  await open({ site_figures: [figures] })
  const said = await section('What it has come to')
  expect(said).toHaveTextContent(
    '36 startups, 1 investor and 19 advisor-mentors from 17 countries take part. 1,318 applications have been answered, half of them within 21 days.',
  )
  expect(said).toHaveTextContent('Counted on 22 November 2026')
  expect(said).not.toHaveTextContent('support partner')
})

it.each([
  [
    { startups: 1, investors: 0, mentors: 0, countries: 1, answered: 1, median_days: 3 },
    '1 startup takes part. 1 application has been answered.',
  ],
  [
    { startups: 0, investors: 0, mentors: 0, countries: 0, answered: 2, median_days: 0.2 },
    '2 applications have been answered, half of them within 1 day.',
  ],
  [
    { investors: 0, mentors: 0, answered: 0, median_days: null },
    '36 startups from 17 countries take part.',
  ],
])('keeps to grammar with little to say: %o', async (few, sentence) => {
  await open({ site_figures: [{ ...figures, ...few }] })
  const said = await section('What it has come to')
  expect(said).toHaveTextContent(new RegExp(`^What it has come to${sentence} ?Counted on`))
})

it('names the calls that are open, and leads into their forms', async () => {
  await open({
    calls: [
      call,
      { ...call, slug: 'later', title: 'Later', opens_at: inDays(3), closes_at: inDays(20) },
      { ...call, slug: 'closed', title: 'Closed', closes_at: inDays(-1) },
    ],
  })
  const strip = await section('Open now')
  expect(within(strip).getByRole('link', { name: 'Startup cohort 7' })).toHaveAttribute(
    'href',
    '/application-form/startup?call=startup-cohort-7',
  )
  expect(strip).toHaveTextContent(/until (\d|\w+ \d)/)
  expect(strip).not.toHaveTextContent('Later')
  expect(strip).not.toHaveTextContent('Closed')
})

it('puts startups forward, the one with a picture large', async () => {
  await open({ portfolio: [mavuno, solena] })
  const startups = await section('Some of those who came through')
  expect(within(startups).getByRole('link', { name: 'Mavuno' })).toHaveAttribute(
    'href',
    '/portfolio?startup=mavuno',
  )
  expect(within(startups).getByRole('img', { name: 'A cold room beside a field' })).toBeVisible()
  expect(startups).toHaveTextContent('Kenya · Cohort 5')
  expect(within(startups).getByRole('listitem')).toHaveTextContent('Solena')
})

it.each([
  ['nothing is there', () => open({})],
  [
    'nothing was counted',
    () =>
      open({ site_figures: [{ ...figures, startups: 0, investors: 0, mentors: 0, answered: 0 }] }),
  ],
  [
    'nothing can be read',
    () => {
      server.use(...tables.map((table) => tableFails(table, 'get', { status: 400 })))
      return draw()
    },
  ],
])('stands without them when %s', async (_, begin) => {
  await begin()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await section('What each side brings, and finds')).toBeVisible()
  expect(await section('Begin with your side')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(4))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
