import { renderWithApp } from '@tests/support/render-app'
import {
  authFails,
  authReturns,
  rpcReturns,
  server,
  tableFails,
  tableReturns,
  tableTakes,
} from '@tests/support/server'
import { aSession, aUser, signedIn, someUserId } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { termsVersion } from '@/config/terms'
import { env } from '@/shared/env'
import { SettingsPage } from './settings-page'

const profile = {
  id: someUserId,
  email: 'ada@example.org',
  first_name: 'Ada',
  last_name: 'Obi',
  role: 'entrepreneur',
  company_name: 'Mavuno',
  phone: null,
  theme: null,
  terms_version: termsVersion,
  terms_accepted_at: '2026-11-20T09:00:00Z',
}

function open(row: object | null = profile) {
  signedIn()
  server.use(
    tableReturns('profiles', row ? [{ ...row }] : []),
    tableReturns('organisation_members', []),
    rpcReturns('my_notification_preferences', []),
    authReturns('user', aUser()),
  )
  return renderWithApp(<SettingsPage />, { path: '/dashboard/settings' })
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.theme
})

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('your details', () => {
  it('shows who is signed in and saves what is changed', async () => {
    let saved: unknown
    const { user } = open()
    server.use(tableTakes('profiles', 'patch', (body) => (saved = body), [{ id: someUserId }]))
    expect(await screen.findByText('ada@example.org')).toBeVisible()

    const company = await screen.findByLabelText('Company or organisation (optional)')
    await user.clear(company)
    await user.type(screen.getByLabelText('Phone (optional)'), '+254 712 345 678')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Saved')).toBeVisible()
    expect(saved).toEqual({
      first_name: 'Ada',
      last_name: 'Obi',
      company_name: null,
      phone: '+254712345678',
    })
  })

  it('says what is wrong beside the field and saves nothing', async () => {
    const { user } = open()
    await user.clear(await screen.findByLabelText('First name'))
    await user.type(screen.getByLabelText('Phone (optional)'), '0712 345')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(screen.getByLabelText('First name')).toHaveFocus()
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
      'Enter your first name.',
    )
    expect(
      screen.getByText('Begin with the country code, like +254, and use digits.'),
    ).toBeVisible()
  })

  it('keeps what was typed when saving fails', async () => {
    const { user } = open()
    server.use(tableFails('profiles', 'patch', { status: 500 }))
    const first = await screen.findByLabelText('First name')
    await user.clear(first)
    await user.type(first, 'Adaeze')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.')
    expect(screen.getByLabelText('First name')).toHaveValue('Adaeze')
  })

  it('makes the profile that is not there yet', async () => {
    let made: unknown
    const { user } = open(null)
    server.use(
      tableTakes('profiles', 'post', (body) => {
        made = body
        server.use(tableReturns('profiles', [profile]))
      }),
    )

    await user.click(await screen.findByRole('button', { name: 'Try again' }))

    expect(await screen.findByLabelText('First name')).toHaveValue('Ada')
    expect(made).toMatchObject({ id: someUserId })
  })

  it('says when it did not load', async () => {
    signedIn()
    server.use(
      tableFails('profiles', 'get', { status: 403, code: '42501' }),
      tableReturns('organisation_members', []),
      rpcReturns('my_notification_preferences', []),
      authReturns('user', aUser()),
    )
    renderWithApp(<SettingsPage />)
    expect(await screen.findByText('Your details did not load')).toBeVisible()
  })
})

describe('appearance', () => {
  it('B-7.2 follows the choice at once, system by default', async () => {
    const { user } = open()
    expect(screen.getByLabelText('As the device has it')).toBeChecked()

    await user.click(screen.getByLabelText('Dark'))

    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(screen.getByLabelText('Dark')).toBeChecked()
  })
})

describe('password', () => {
  const tokenUrl = `${env.supabaseUrl}/auth/v1/token`

  const change = async (user: ReturnType<typeof open>['user']) => {
    const fields = within(await screen.findByRole('region', { name: 'Password' }))
    await user.type(await fields.findByLabelText('Current password'), 'the old password')
    await user.type(fields.getByLabelText('New password'), 'four unrelated words')
    await user.click(fields.getByRole('button', { name: 'Change the password' }))
  }

  it('is changed by whoever knows the current one', async () => {
    let changed: unknown
    let ended: string | null = null
    const { user } = open()
    const check = aSession()
    server.use(
      authReturns('token', check),
      authReturns('user', check.user, 200, (body) => (changed = body)),
      authReturns('logout', null, 204, (_, request) => {
        ended = request.headers.get('authorization')
      }),
    )

    await change(user)

    expect(await screen.findByText('Your password is changed')).toBeVisible()
    expect(changed).toMatchObject({ password: 'four unrelated words' })
    expect(ended).toBe(`Bearer ${check.access_token}`)
    expect(section('Password').getByLabelText('Current password')).toHaveValue('')
  })

  it('is not changed by whoever does not', async () => {
    const { user } = open()
    server.use(authFails('token', { code: 'invalid_credentials' }))

    await change(user)

    await waitFor(() =>
      expect(section('Password').getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    )
    expect(section('Password').getByLabelText('New password')).toHaveValue('four unrelated words')
  })

  it('B-5.7 shows why the new one is refused', async () => {
    const { user } = open()
    server.use(
      http.post(tokenUrl, () => HttpResponse.json(aSession())),
      authReturns('logout', null, 204),
      authFails(
        'user',
        { status: 422, code: 'weak_password' },
        { weak_password: { reasons: ['pwned'] } },
      ),
    )

    await change(user)

    expect(await section('Password').findByRole('alert')).toHaveTextContent(
      'It is known from a leak of another site.',
    )
  })
})

describe('devices', () => {
  it('are all signed out, after a question', async () => {
    let scope: string | null = null
    const { user } = open()
    server.use(
      authReturns('logout', null, 204, (_, request) => {
        scope = new URL(request.url).searchParams.get('scope')
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    expect(scope).toBeNull()

    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' })
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))

    await waitFor(() => expect(scope).toBe('global'))
    await waitFor(() => expect(localStorage.getItem('sb-auth-token')).toBeNull())
  })
})

describe('terms', () => {
  it('says which were accepted, and when', async () => {
    open()
    expect(await screen.findByText(/You accepted the terms of service on .*20.*2026/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Accept the current terms' })).toBeNull()
  })

  it('leads those who have not to where they are accepted, and back', async () => {
    open({ ...profile, terms_version: null, terms_accepted_at: null })
    expect(await screen.findByRole('link', { name: 'Accept the current terms' })).toHaveAttribute(
      'href',
      '/terms-consent?next=/dashboard/settings',
    )
  })
})
