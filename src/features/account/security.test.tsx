import { renderWithApp } from '@tests/support/render-app'
import { authFails, authReturns, rpcRefuses, rpcReturns, server } from '@tests/support/server'
import { aUser, securityIs, signedIn } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { Toaster } from '@/shared/ui/toast'
import { SecuritySections } from './security-sections'

const user = aUser()
const open = (...answers: Parameters<typeof server.use>) => {
  signedIn()
  server.use(authReturns('user', user), ...answers)
  return renderWithApp(
    <>
      <SecuritySections user={user} />
      <Toaster />
    </>,
    { path: '/dashboard/settings' },
  )
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const userUrl = `${env.supabaseUrl}/auth/v1/user`

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('the password', () => {
  it('is set by whoever has none, without asking for one', async () => {
    const view = open(securityIs({ has_password: false }))
    let changed: unknown
    server.use(
      http.put(userUrl, async ({ request }) => {
        changed = await request.json()
        return HttpResponse.json(user)
      }),
    )
    const password = await section('Password')
    await view.user.type(await password.findByLabelText('New password'), 'four unrelated words')
    expect(password.queryByLabelText('Current password')).toBeNull()
    await view.user.click(password.getByRole('button', { name: 'Set a password' }))
    expect(await password.findByText('Your password is set')).toBeVisible()
    expect(changed).toMatchObject({ password: 'four unrelated words' })
  })

  it('asks for a code from a mail where the server wants one, and keeps what was typed', async () => {
    const view = open(securityIs({ has_password: false }), authReturns('reauthenticate', {}))
    const changes: unknown[] = []
    server.use(
      http.put(userUrl, async ({ request }) => {
        const body = (await request.json()) as { nonce?: string }
        changes.push(body)
        return body.nonce === '123456'
          ? HttpResponse.json(user)
          : HttpResponse.json(
              { code: 'reauthentication_needed', message: 'No' },
              { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } },
            )
      }),
    )
    const password = await section('Password')
    await view.user.type(await password.findByLabelText('New password'), 'four unrelated words')
    await view.user.click(password.getByRole('button', { name: 'Set a password' }))
    expect(await password.findByText(/we have sent a code to ada@example.org/)).toBeVisible()
    expect(password.getByLabelText('New password')).toHaveValue('four unrelated words')

    await view.user.type(password.getByLabelText('Code from the mail'), '123 456')
    await view.user.click(password.getByRole('button', { name: 'Set a password' }))
    expect(await password.findByText('Your password is set')).toBeVisible()
    expect(changes).toHaveLength(2)
  })
})

describe('the address', () => {
  it('says the same of one that is taken', async () => {
    const view = open()
    server.use(
      http.put(userUrl, () =>
        HttpResponse.json(
          { code: 'email_exists', message: 'Taken' },
          { status: 422, headers: { 'x-supabase-api-version': '2024-01-01' } },
        ),
      ),
    )
    const email = await section('Email address')
    await view.user.type(email.getByLabelText('New address'), 'grace@example.org')
    await view.user.click(email.getByRole('button', { name: 'Change the address' }))
    expect(await email.findByText(/in the two mails to change to grace@example.org/)).toBeVisible()
    expect(email.queryByRole('alert')).toBeNull()
  })

  it('keeps what was typed when the change did not go through', async () => {
    const view = open()
    server.use(http.put(userUrl, () => HttpResponse.json({}, { status: 500 })))
    const email = await section('Email address')
    await view.user.type(email.getByLabelText('New address'), 'grace@example.org')
    await view.user.click(email.getByRole('button', { name: 'Change the address' }))
    expect(await email.findByRole('alert')).toBeVisible()
    expect(email.getByLabelText('New address')).toHaveValue('grace@example.org')
  })
})

describe('the second step', () => {
  it('is given up again when it is not wanted after all', async () => {
    let removed = ''
    const begun = { id: 'f1', type: 'totp', friendly_name: 'Phone' }
    const totp = { qr_code: '<svg></svg>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' }
    const view = open(
      authReturns('factors', { ...begun, totp }),
      http.delete(`${env.supabaseUrl}/auth/v1/factors/:id`, ({ params }) => {
        removed = String(params.id)
        return HttpResponse.json({ id: removed })
      }),
    )
    const step = await section('Second step')
    await view.user.click(await step.findByRole('button', { name: 'Set up a second step' }))
    await view.user.click(step.getByRole('button', { name: 'Continue' }))
    expect(await step.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    const factors = [{ id: 'f1', factor_type: 'totp', status: 'unverified' }]
    server.use(authReturns('user', { ...user, factors }))
    await view.user.click(step.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(removed).toBe('f1'))
    expect(step.getByRole('button', { name: 'Set up a second step' })).toBeVisible()
  })

  it('says why a device cannot be begun, beside what was typed', async () => {
    const view = open(authFails('factors', { status: 422, code: 'mfa_factor_name_conflict' }))
    const step = await section('Second step')
    await view.user.click(await step.findByRole('button', { name: 'Set up a second step' }))
    await view.user.click(step.getByRole('button', { name: 'Continue' }))
    expect(await step.findByRole('alert')).toHaveTextContent('Choose another name.')
    expect(step.getByLabelText('Name of the device')).toHaveValue('Phone')
  })

  it('is asked of all staff by an administrator, whom the database may refuse', async () => {
    const view = open(
      securityIs({ staff_second_factor: false }),
      rpcRefuses('require_staff_second_factor', {
        hint: 'own_second_factor_first',
        message: 'Set up a second step of your own first, and sign in with it.',
      }),
    )
    const step = await section('Second step')
    await view.user.click(await step.findByRole('switch'))
    expect(await screen.findByText('This was not changed')).toBeVisible()
    expect(step.getByRole('switch')).not.toBeChecked()
  })

  it('shows the rule for staff to nobody else', async () => {
    open()
    const step = await section('Second step')
    await step.findByRole('button', { name: 'Set up a second step' })
    expect(step.queryByRole('switch')).toBeNull()
  })
})

describe('devices that one is signed in on', () => {
  const sessions = ['This', 'Other'].map((name, index) => ({
    id: `0b0b0b0b-0000-4000-8000-00000000001${index}`,
    is_current: index === 0,
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    method: name === 'This' ? 'password' : 'something new',
    second_factor: index === 0,
    created_at: '2026-11-20T09:00:00Z',
    last_used_at: '2026-11-21T09:00:00Z',
  }))

  it('are listed, this one marked, and ended one by one', async () => {
    let ended: unknown
    const view = open(
      rpcReturns('my_sessions', sessions),
      rpcReturns('end_session', (given) => {
        ended = given
        return true
      }),
    )
    const devices = await section('Signed-in devices')
    const rows = await devices.findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(
      /Firefox on Linux.*This device.*by password with a second step/,
    )
    expect(devices.getAllByRole('button', { name: /^Sign out Firefox/ })).toHaveLength(1)
    await view.user.click(devices.getByRole('button', { name: 'Sign out Firefox on Linux' }))
    await waitFor(() => expect(ended).toEqual({ session_id: sessions[1]?.id }))
  })

  it('say when they could not be ended', async () => {
    const view = open(
      rpcReturns('my_sessions', sessions),
      rpcRefuses('end_session', { hint: 'rate_limited', message: 'That was too often.' }),
    )
    const devices = await section('Signed-in devices')
    await view.user.click(await devices.findByRole('button', { name: 'Sign out Firefox on Linux' }))
    expect(await screen.findByText('That device is still signed in')).toBeVisible()
  })

  it('say when the list did not load, and can still all be signed out', async () => {
    open(
      http.post(`${env.supabaseUrl}/rest/v1/rpc/my_sessions`, () =>
        HttpResponse.json({ code: 'XX000', message: 'broken' }, { status: 400 }),
      ),
    )
    const devices = await section('Signed-in devices')
    expect(await devices.findByText('Your devices did not load')).toBeVisible()
    expect(devices.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  })
})
