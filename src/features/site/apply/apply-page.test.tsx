import { renderWithApp } from '@tests/support/render-app'
import { server, tableReturns } from '@tests/support/server'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { env } from '@/shared/env'
import { ApplyPage } from './apply-page'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString()

const cohort = {
  slug: 'startup-cohort-7',
  applicant_type: 'startup',
  title: 'Startup cohort 7',
  summary: 'Six months with mentors.',
  opens_at: inDays(-30),
  closes_at: inDays(10),
}

/** What suspends while it is drawn has to be awaited. */
const draw = () => act(async () => void renderWithApp(<ApplyPage />))

function open(calls: object[]) {
  server.use(tableReturns('calls', calls as never[]))
  return draw()
}

describe('open calls', () => {
  it('shows the form of each side at once, and a call with its window when it is there', async () => {
    await open([cohort])
    const doors = await screen.findAllByRole('link', { name: /^Open the form as / })
    expect(doors.map((door) => door.getAttribute('href'))).toEqual([
      '/application-form/startup',
      '/application-form/investor',
      '/application-form/advisor-mentor',
      '/application-form/support-partner',
    ])

    const call = await screen.findByRole('article')
    expect(call).toHaveTextContent('For startups')
    expect(within(call).getByText('10 days left')).toBeVisible()
    expect(within(call).getByRole('link', { name: 'Apply to Startup cohort 7' })).toHaveAttribute(
      'href',
      '/application-form/startup?call=startup-cohort-7',
    )
    const [opened, closes] = call.querySelectorAll('time')
    expect(opened).toHaveAttribute('datetime', cohort.opens_at)
    expect(closes).toHaveAttribute('datetime', cohort.closes_at)
    // In the zone of whoever reads it, which is named.
    expect(closes).toHaveTextContent(/UTC|GMT/)
    expect(screen.getByText(/^All times are those of /)).toBeVisible()
  })

  it('sets apart what opens later, the next one first, without a way in', async () => {
    await open([
      { ...cohort, slug: 'c9', title: 'Cohort 9', opens_at: inDays(90), closes_at: inDays(100) },
      { ...cohort, slug: 'c8', title: 'Cohort 8', opens_at: inDays(1), closes_at: inDays(120) },
    ])
    const later = await screen.findByRole('region', { name: 'Opening later' })
    expect(
      within(later)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Cohort 8', 'Cohort 9'])
    expect(within(later).getByText('Tomorrow')).toBeVisible()
    expect(within(later).getByText('In 90 days')).toBeVisible()
    expect(within(later).queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText(/No call with a deadline is open today/)).toBeVisible()
  })

  it('says how a call without a last day ends', async () => {
    await open([{ ...cohort, closes_at: null }])
    const call = await screen.findByRole('article')
    expect(call).toHaveTextContent('When its places are taken')
    expect(within(call).getByRole('link', { name: 'Apply to Startup cohort 7' })).toBeVisible()
  })

  it('shows none that has closed since it was read', async () => {
    await open([{ ...cohort, closes_at: inDays(-1) }])
    expect(await screen.findByText(/No call with a deadline is open today/)).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  it('says so when no call has a deadline', async () => {
    await open([])
    expect(await screen.findByText(/No call with a deadline is open today/)).toBeVisible()
  })

  it.each([
    ['fails', () => new HttpResponse(null, { status: 400 })],
    ['is no JSON', () => new HttpResponse('<html>')],
    ['is no list', () => HttpResponse.json({})],
  ])('keeps the doors open when the answer %s', async (_, answer) => {
    server.use(http.get(`${env.supabaseUrl}/rest/v1/calls`, answer))
    await draw()

    expect(await screen.findByText(/could not be fetched just now/)).toBeVisible()
    expect(await screen.findAllByRole('link', { name: /^Open the form as / })).toHaveLength(4)
  })
})
