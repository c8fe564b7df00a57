import { renderWithApp } from '@tests/support/render-app'
import { server, tableReturns } from '@tests/support/server'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { ApplyPage } from './apply-page'

const inTenDays = new Date(Date.now() + 10 * 24 * 3600_000).toISOString()
const cohort = {
  slug: 'startup-cohort-7',
  applicant_type: 'startup',
  title: 'Startup cohort 7',
  summary: 'Six months with mentors.',
  closes_at: inTenDays,
}

describe('open calls', () => {
  it('shows the form of each side at once, and a call with a deadline when it is there', async () => {
    server.use(tableReturns('calls', [cohort]))
    renderWithApp(<ApplyPage />)

    const doors = screen.getAllByRole('link', { name: /^Open the form as / })
    expect(doors.map((door) => door.getAttribute('href'))).toEqual([
      '/application-form/startup',
      '/application-form/investor',
      '/application-form/advisor-mentor',
      '/application-form/support-partner',
    ])

    const call = await screen.findByRole('article')
    expect(within(call).getByText('10 days left')).toBeVisible()
    expect(within(call).getByRole('link', { name: 'Apply to Startup cohort 7' })).toHaveAttribute(
      'href',
      '/application-form/startup?call=startup-cohort-7',
    )
  })

  it('says so when no call has a deadline', async () => {
    server.use(tableReturns('calls', []))
    renderWithApp(<ApplyPage />)
    expect(await screen.findByText(/No call with a deadline is open today/)).toBeVisible()
  })

  it.each([
    ['fails', () => new HttpResponse(null, { status: 503 })],
    ['is not there', () => HttpResponse.error()],
    ['is no JSON', () => new HttpResponse('<html>')],
  ])('keeps the doors open when the answer %s', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    server.use(http.get(`${env.supabaseUrl}/rest/v1/calls`, answer))
    renderWithApp(<ApplyPage />)

    expect(await screen.findByText(/could not be fetched just now/)).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^Open the form as / })).toHaveLength(4)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
