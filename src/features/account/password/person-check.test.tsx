import { screen, waitFor } from '@testing-library/react'
import { authReturns, server } from '@tests/support/server'
import { aSession, aUser, signedIn } from '@tests/support/session'
import { withTurnstile } from '@tests/support/turnstile'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'

const { script, arrives, passes, seen } = withTurnstile()
const user = aUser()

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

async function open() {
  const [{ PasswordSection }, { renderWithApp }] = await Promise.all([
    import('./password-section'),
    import('@tests/support/render-app'),
  ])
  signedIn({ user })
  return renderWithApp(<PasswordSection user={user} />, { path: '/dashboard/settings' })
}

it('the current password is checked with a proof that a person asks, and the change needs none', async () => {
  const checked: unknown[] = []
  const changed: unknown[] = []
  server.use(
    authReturns('token', aSession(user), 200, (body) => checked.push(body)),
    authReturns('logout', {}, 204),
    http.put(`${env.supabaseUrl}/auth/v1/user`, async ({ request }) => {
      changed.push(await request.json())
      return HttpResponse.json(user)
    }),
  )
  const view = await open()
  await view.user.type(await screen.findByLabelText('Current password'), 'the one I had')
  await waitFor(() => expect(script()).not.toBeNull())
  await arrives()
  await waitFor(() => expect(seen.widgets).toMatchObject([{ action: 'change-password' }]))
  await view.user.type(screen.getByLabelText('New password'), 'four unrelated words')
  await view.user.click(screen.getByRole('button', { name: 'Change the password' }))
  expect(checked).toEqual([])
  passes('a proof')

  expect(await screen.findByText(/Your password is changed/)).toBeVisible()
  expect(checked).toMatchObject([
    { password: 'the one I had', gotrue_meta_security: { captcha_token: 'a proof' } },
  ])
  expect(changed).toMatchObject([{ password: 'four unrelated words' }])
})
