import { account, aCall, forgetDevice, ownApplicationId, publish } from '@tests/support/apply'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { authReturns, rpcRefuses, rpcReturns, server, tableReturns } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/shared/env'
import { loadSupabase } from '@/shared/supabase/load-client'
// There from the start, so that the first test does not end before what it asks for has been asked.
import '../../upload/upload-server'
import { StartupFormPage } from './application-form-page'

const path = '/application-form/startup'

beforeEach(async () => {
  await forgetDevice()
  signedIn()
})

const openForm = (place = path) => renderWithApp(<StartupFormPage />, { path: place })
const question = (name: string | RegExp) => screen.findByLabelText(name)
const status = (state: string) =>
  waitFor(() => expect(screen.getByTestId('save-status')).toHaveAttribute('data-state', state))

describe('with an account', () => {
  it('begins the application with the first change and says when it was saved', async () => {
    publish()
    const saved = account()
    const { user } = openForm()
    await user.type(await question('Company name'), 'Mavuno')
    await status('saved')
    expect(saved).toEqual([{ company_name: 'Mavuno' }])
    expect(screen.getByText(/^Saved \d/)).toBeInTheDocument()
  })

  it('goes on with what the account has', async () => {
    publish()
    account({ company_name: 'Mavuno' })
    openForm()
    expect(await question('Company name')).toHaveValue('Mavuno')
  })

  it('offers what was answered before, and never replaces an answer', async () => {
    const definition = {
      applicant_type: 'startup' as const,
      title: 'Startup application',
      sections: [
        {
          key: 'company',
          title: 'Company',
          fields: [
            { key: 'city', type: 'short_text' as const, label: 'City', fills: 'city' as const },
            { key: 'website', type: 'url' as const, label: 'Website', fills: 'website' as const },
          ],
        },
      ],
    }
    publish([aCall()], definition)
    account({ city: 'Kisumu' })
    server.use(
      rpcReturns('remembered_answers', { city: 'Nairobi', website: 'https://mavuno.example' }),
    )
    const { user } = openForm()
    await user.click(await screen.findByRole('button', { name: 'Fill in what we know' }))
    expect(screen.getByLabelText(/^Website/)).toHaveValue('https://mavuno.example')
    expect(screen.getByLabelText(/^City/)).toHaveValue('Kisumu')
    expect(screen.getByText('1 answer filled in.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Company' })).toHaveFocus()
  })

  it('stays open when the session ends, also where the address names the application', async () => {
    publish()
    account({ company_name: 'Mavuno' })
    const place = `${path}?application=${ownApplicationId}`
    const { user } = openForm(place)
    const name = await question('Company name')
    server.use(authReturns('logout', null, 204))
    await act(async () => {
      const { auth } = await loadSupabase()
      await auth.signOut({ scope: 'local' })
    })
    await user.type(name, ' Cold Chain')
    await status('signed-out')
    expect(screen.getByLabelText('Company name')).toHaveValue('Mavuno Cold Chain')
    expect(currentPlace()).toBe(place)
  })

  it('opens only what was asked for, with the words of the programme', async () => {
    publish()
    account({ company_name: 'Mavuno' }, 'information_needed')
    openForm()
    expect(await screen.findByRole('heading', { name: 'Team' })).toBeVisible()
    expect(await screen.findByText('Tell us who builds it.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument()
    expect(screen.getAllByText('Cannot be changed now')).not.toHaveLength(0)
  })

  it('leads to the application of whoever has applied already', async () => {
    publish([aCall({ evergreen: false })])
    account({ company_name: 'Mavuno' }, 'received')
    openForm()
    expect(await screen.findByRole('link', { name: 'See your application' })).toHaveAttribute(
      'href',
      `/dashboard/applications/${ownApplicationId}`,
    )
    expect(screen.getByText('Your application is APP-2026-000123.')).toBeVisible()
  })

  it('shows two versions of an answer side by side until one is chosen', async () => {
    publish()
    const saved = account({ company_name: 'Mavuno' })
    const { user } = openForm()
    const name = await question('Company name')
    server.use(
      rpcRefuses('save_answers', {
        hint: 'stale_version',
        details: JSON.stringify({ version: 9, saved_at: new Date().toISOString() }),
      }),
      tableReturns('applications', [
        {
          version: 9,
          answers: { company_name: 'Mavuno (phone)' },
          saved_at: new Date().toISOString(),
        },
      ]),
    )
    await user.type(name, ' Cold Chain')
    await status('conflict')
    expect(await screen.findByText('Mavuno (phone)')).toBeVisible()
    expect(name).toHaveValue('Mavuno Cold Chain')

    server.use(
      rpcReturns('save_answers', ({ changes, version }) => {
        saved.push(changes)
        return { version: Number(version) + 1, saved_at: new Date().toISOString() }
      }),
    )
    await user.click(
      screen.getByRole('button', { name: 'Company name: keep the answer of this device' }),
    )
    await status('saved')
    expect(saved.at(-1)).toEqual({ company_name: 'Mavuno Cold Chain' })
    expect(screen.getByRole('heading', { name: 'Company' })).toHaveFocus()
  })
})

describe('submitting', () => {
  const complete = {
    company_name: 'Mavuno',
    stage: 'idea',
    has_revenue: false,
    founders: [{ first_name: 'Wanjiru' }],
    consent_terms: true,
  }

  it('happens once, and shows the reference', async () => {
    publish()
    account(complete)
    let submissions = 0
    const announced: unknown[] = []
    server.use(
      http.post(`${env.supabaseUrl}/functions/v1/send-admin-notification`, async ({ request }) => {
        const body = (await request.json()) as { type: string }
        if (body.type === 'application_submitted') announced.push(body)
        return HttpResponse.json({ accepted: true }, { status: 202 })
      }),
      rpcReturns('submit_application', () => {
        submissions += 1
        return { reference: 'APP-2026-000123', submitted_at: 'now', public_label: 'received' }
      }),
    )
    const { user } = openForm(`${path}?section=review`)
    const button = await screen.findByRole('button', { name: 'Submit application' })
    await screen.findByText('Wanjiru')
    server.use(
      tableReturns('applications', [
        {
          id: ownApplicationId,
          reference: 'APP-2026-000123',
          public_label: 'received',
          call: { title: 'Food and climate 2026' },
        },
      ]),
    )
    act(() => {
      button.click()
      button.click()
    })
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
    expect(await screen.findByText('APP-2026-000123')).toBeVisible()
    expect(submissions).toBe(1)
    await waitFor(() => expect(announced).toHaveLength(1))
    expect(currentPlace()).toBe(`${path}?received=${ownApplicationId}`)
  })

  it('puts the errors of the database at the same fields', async () => {
    publish()
    account(complete)
    server.use(
      rpcRefuses('submit_application', {
        hint: 'invalid_answers',
        details: JSON.stringify({
          errors: [{ path: 'company_name', code: 'too_short', params: { min: 20 } }],
        }),
      }),
    )
    const { user } = openForm(`${path}?section=review`)
    await user.click(await screen.findByRole('button', { name: 'Submit application' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Company name: Write at least 20 characters.')
  })

  it('says that everything is kept when it fails', async () => {
    publish()
    account(complete)
    server.use(rpcRefuses('submit_application', { status: 500, code: 'XX000', message: 'broken' }))
    const { user } = openForm(`${path}?section=review`)
    await user.click(await screen.findByRole('button', { name: 'Submit application' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /It was not submitted.*Everything is kept/,
    )
  })
})
