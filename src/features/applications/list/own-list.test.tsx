import { anOwn, applicationId } from '@tests/support/applications'
import { renderWithApp } from '@tests/support/render-app'
import { server, tableFails, tableReturns } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextStep } from './next-step'
import { OwnHome } from './own-home'
import { OwnListPage } from './own-list-page'

beforeEach(() => void signedIn())

describe('the list of own applications', () => {
  it('says what each is, where it stands and what to do', async () => {
    server.use(tableReturns('applications', [anOwn()]))
    renderWithApp(<OwnListPage />)

    expect(await screen.findByRole('link', { name: 'Mavuno Cold Chain' })).toHaveAttribute(
      'href',
      `/dashboard/applications/${applicationId}`,
    )
    const entry = screen.getByRole('listitem')
    expect(entry).toHaveTextContent('Being reviewed')
    expect(entry).toHaveTextContent('Startup · Food and climate 2026 · APP-2026-000123')
  })

  it('leads back into a draft that has no name yet', async () => {
    const draft = anOwn({
      title: '',
      reference: null,
      public_label: 'draft',
      submitted_at: null,
      applicant_type: 'advisor-mentor',
    })
    server.use(tableReturns('applications', [draft]))
    renderWithApp(<OwnListPage />)

    expect(
      await screen.findByRole('link', { name: 'Continue Advisor-mentor application' }),
    ).toHaveAttribute('href', `/application-form/advisor-mentor?application=${applicationId}`)
  })

  it('says how to begin when there is none', async () => {
    server.use(tableReturns('applications', []))
    renderWithApp(<OwnListPage />)

    expect(await screen.findByText('You have not applied yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the open calls' })).toHaveAttribute(
      'href',
      '/dashboard/new-application',
    )
  })

  it('offers another try when it did not load', async () => {
    server.use(tableFails('applications', 'get'))
    const { user } = renderWithApp(<OwnListPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your applications did not load')

    server.use(tableReturns('applications', [anOwn()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Mavuno Cold Chain' })).toBeVisible()
  })
})

describe('the home of a member', () => {
  it('greets by name and says the next step', async () => {
    server.use(
      tableReturns('profiles', [{ id: 'x', first_name: 'Wanjiru' }]),
      tableReturns('applications', [anOwn({ public_label: 'information_needed' })]),
    )
    renderWithApp(<OwnHome />)

    expect(await screen.findByRole('heading', { name: 'Hello, Wanjiru' })).toBeVisible()
    expect(
      await screen.findByRole('heading', { name: 'We need something more for Mavuno Cold Chain' }),
    ).toBeVisible()
  })
})

describe('the next step', () => {
  const now = Date.parse('2026-11-20T09:00:00Z')
  const asked = anOwn({ id: 'asked', public_label: 'information_needed' })
  const decided = anOwn({
    id: 'decided',
    public_label: 'accepted',
    released_at: '2026-11-18T09:00:00Z',
  })
  const draft = anOwn({ id: 'draft', public_label: 'draft', saved_at: '2026-11-01T09:00:00Z' })
  const newerDraft = { ...draft, id: 'newer', saved_at: '2026-11-19T09:00:00Z' }

  it('is to answer what was asked, before anything else', () => {
    expect(nextStep([draft, decided, asked], now)?.to).toContain('application=asked')
  })

  it('is to read a decision of the last weeks', () => {
    expect(nextStep([draft, decided], now)?.to).toBe('/dashboard/applications/decided')
    expect(nextStep([decided], now + 30 * 24 * 3_600_000)).toBeNull()
  })

  it('is to finish the draft that was touched last', () => {
    expect(nextStep([draft, newerDraft], now)?.to).toContain('application=newer')
  })

  it('is nothing while others are reading', () => {
    expect(nextStep([anOwn()], now)).toBeNull()
  })
})
