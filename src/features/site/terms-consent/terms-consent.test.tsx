import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { rpcRefuses, rpcReturns, server } from '@tests/support/server'
import { signedIn, termsAre } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { termsVersion } from '@/config/terms'
import { plainDate } from '@/shared/format/dates'
import { TermsConsentPage } from './terms-consent-page'
import { changesSince, termsChanges } from './terms-changes'

const open = (path = '/terms-consent') => renderWithApp(<TermsConsentPage />, { path })

const older = termsAre({ accepted: '2026-11-20', at: '2026-11-20T09:00:00Z' })

const takesAgreement = (asked?: unknown[]) =>
  rpcReturns('accept_terms', (args) => {
    asked?.push(args)
    return { current: termsVersion, accepted: termsVersion, accepted_at: '2026-11-23T09:00:00Z' }
  })

describe('for visitors', () => {
  it('shows the documents, and the way to sign in and back', async () => {
    const { user } = open('/terms-consent?next=/dashboard')
    for (const name of ['Terms of service', 'Privacy policy', 'Code of conduct', 'Terms of use'])
      expect(screen.getByRole('link', { name })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(currentPlace()).toBe('/login?next=%2Fterms-consent%3Fnext%3D%2Fdashboard')
  })
})

describe('for whoever is signed in', () => {
  beforeEach(() => void signedIn())

  it('lists what changed since the version that was agreed to, and takes the agreement', async () => {
    const written: unknown[] = []
    server.use(older, takesAgreement(written))
    const { user } = open()

    expect(await screen.findByText(/have changed since you agreed to them on/)).toBeVisible()
    expect(screen.getByText('The code of conduct is part of the terms.')).toBeVisible()
    expect(screen.queryByText('The first version.')).not.toBeInTheDocument()

    const agree = screen.getByRole('button', { name: 'I agree' })
    expect(agree).toHaveAccessibleDescription(
      `to the terms of service in their version of ${plainDate(termsVersion, { locale: 'en-GB' })}`,
    )
    await user.click(agree)

    expect(await screen.findByText('Thank you. Your agreement is saved.')).toBeVisible()
    expect(written).toEqual([{ version: termsVersion }])
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
  })

  it('goes on at once to where somebody was on the way', async () => {
    server.use(older, takesAgreement())
    const { user } = open('/terms-consent?next=/dashboard/applications?q=a%23b')
    await user.click(await screen.findByRole('button', { name: 'I agree' }))
    await waitFor(() => expect(currentPlace()).toBe('/dashboard/applications?q=a#b'))
  })

  it('lets nobody agree to a version that the page does not show', async () => {
    server.use(termsAre({ accepted: '2026-11-20', current: '2099-01-01' }))
    open()
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument()
  })

  it('takes the agreement to the version that holds where the site is ahead of the database', async () => {
    const written: unknown[] = []
    server.use(termsAre({ accepted: null, current: '2026-11-20' }), takesAgreement(written))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'I agree' }))
    await waitFor(() => expect(written).toEqual([{ version: '2026-11-20' }]))
  })

  it('leads nowhere outside of the app afterwards', async () => {
    server.use(termsAre({ accepted: termsVersion }))
    open('/terms-consent?next=//evil.example')
    expect(await screen.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/dashboard')
  })

  it('has no list of changes for whoever never agreed', async () => {
    server.use(termsAre({ accepted: null }))
    open()
    expect(await screen.findByText(/have not agreed to the terms of service yet/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'What changed' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible()
  })

  it('has nothing to do for whoever agreed to what holds now', async () => {
    server.use(termsAre({ accepted: termsVersion }))
    open()
    expect(await screen.findByText(/There is nothing to do/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
  })

  it('keeps everything when the agreement is not saved, and can be pressed again', async () => {
    server.use(older, rpcRefuses('accept_terms', { status: 500, code: 'XX000' }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'I agree' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('Your agreement was not saved')
    expect(screen.getByText('The code of conduct is part of the terms.')).toBeVisible()

    server.use(takesAgreement())
    await user.click(screen.getByRole('button', { name: 'I agree' }))
    expect(await screen.findByText('Thank you. Your agreement is saved.')).toBeVisible()
  })

  it('says when it could not be looked up, and asks again', async () => {
    server.use(rpcRefuses('my_terms', { status: 400 }))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not look up')

    server.use(older)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible())
    vi.restoreAllMocks()
  })
})

describe('what changed', () => {
  it('is said of the version that holds', () => {
    expect(termsChanges[0]?.version).toBe(termsVersion)
  })

  it('is all that came after, the newest first', () => {
    expect(changesSince('2026-11-20').map(({ version }) => version)).toEqual(['2026-11-22'])
    expect(changesSince(termsVersion)).toEqual([])
    expect(changesSince(null)).toEqual([])
  })
})
