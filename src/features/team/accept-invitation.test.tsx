import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { authFails, authReturns, rpcReturns, server } from '@tests/support/server'
import { aSession, aUser, securityIs, signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Toaster } from '@/shared/ui/toast'
import { TeamPage } from './team-page'

const since = '2026-11-01T09:00:00Z'

const draw = (path: string) =>
  renderWithApp(
    <>
      <TeamPage />
      <Toaster />
    </>,
    { path },
  )

describe('the link of an invitation', () => {
  beforeEach(() => {
    signedIn({ user: aUser({ email: 'new@example.org' }) })
  })
  const link = '/dashboard/team#invitation=a1b2c3'

  it('changes nothing until the button is pressed, and leaves no token in the address', async () => {
    const calls: unknown[] = []
    server.use(
      rpcReturns('read_staff_invitation', {
        state: 'open',
        role: 'reviewer',
        invited_by: 'Amina Odhiambo',
        expires_at: since,
      }),
      rpcReturns('accept_staff_invitation', (args) => {
        calls.push(args)
        return 'reviewer'
      }),
    )
    const { user } = draw(link)
    expect(
      await screen.findByText('Amina Odhiambo invites you to join the team as a reviewer.'),
    ).toBeVisible()
    expect(currentPlace()).toBe('/dashboard/team')
    expect(calls).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Join the team' }))
    await waitFor(() => expect(currentPlace()).toBe('/dashboard'))
    expect(calls).toEqual([{ token: 'a1b2c3' }])
  })

  describe('followed by somebody who has not given the password of their account', () => {
    const password = () => screen.findByLabelText('Password of this account, to keep it')
    const calls: unknown[] = []
    beforeEach(() => {
      calls.length = 0
      signedIn({ user: aUser({ email: 'new@example.org' }), method: 'otp' })
      server.use(
        rpcReturns('read_staff_invitation', { state: 'open', role: 'reviewer', invited_by: '' }),
        rpcReturns('accept_staff_invitation', (args) => {
          calls.push(args)
          return 'reviewer'
        }),
      )
    })

    it('says that joining removes it, and leads to where a new one is set', async () => {
      const { user } = draw(link)
      expect(await password()).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Join the team' }))
      await waitFor(() => expect(currentPlace()).toBe('/dashboard/settings#password'))
      expect(await screen.findByText(/The password of your account is removed/)).toBeVisible()
    })

    it('keeps it for whoever enters it, and joins with nothing that is wrong', async () => {
      server.use(authFails('token', { status: 400, code: 'invalid_credentials' }))
      const { user } = draw(link)
      await user.type(await password(), 'a guess')
      await user.click(screen.getByRole('button', { name: 'Join the team' }))
      expect(await screen.findByText(/This is not the password of your account/)).toBeVisible()
      expect(await password()).toHaveFocus()
      expect(calls).toEqual([])

      let asked: unknown
      server.use(
        authReturns('token', aSession(aUser({ email: 'new@example.org' })), 200, (body) => {
          asked = body
        }),
      )
      await user.clear(await password())
      await user.type(await password(), 'the right one')
      await user.click(screen.getByRole('button', { name: 'Join the team' }))
      await waitFor(() => expect(currentPlace()).toBe('/dashboard'))
      expect(asked).toMatchObject({ email: 'new@example.org', password: 'the right one' })
      expect(calls).toEqual([{ token: 'a1b2c3' }])
    })

    it('asks nothing where there is none', async () => {
      server.use(securityIs({ has_password: false }))
      const { user } = draw(link)
      await user.click(await screen.findByRole('button', { name: 'Join the team' }))
      await waitFor(() => expect(currentPlace()).toBe('/dashboard'))
      expect(screen.queryByLabelText(/^Password of this account/)).not.toBeInTheDocument()
    })
  })

  it.each([
    ['expired', /has expired. Ask whoever invited you/],
    ['withdrawn', /was withdrawn/],
    ['accepted', /was accepted already/],
    ['unknown', /none of ours, or a newer one was sent/],
    ['other_address', /another address than new@example.org. Sign out/],
  ] as const)('says so when it is %s', async (state, words) => {
    server.use(rpcReturns('read_staff_invitation', { state, role: 'reviewer', invited_by: '' }))
    draw(link)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Join the team' })).not.toBeInTheDocument()
  })
})
