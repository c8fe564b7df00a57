import { screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { withTurnstile } from '@tests/support/turnstile'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'

const { seen, script, arrives, isBlocked, passes, runsOut } = withTurnstile()
let asked: Record<string, unknown>[]

beforeEach(() => {
  asked = []
  server.use(
    http.post(`${env.supabaseUrl}/functions/v1/newsletter`, async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(
        { code: 'too-many-requests', message: 'Wait a minute.' },
        { status: 429 },
      )
    }),
  )
})

async function draw() {
  const [{ NewsletterForm }, { renderWithApp: render }] = await Promise.all([
    import('./newsletter-form'),
    import('@tests/support/render-app'),
  ])
  const view = render(<NewsletterForm source="contact" />)
  const form = within(screen.getByRole('form', { name: 'The newsletter' }))
  return { ...view, email: form.getByLabelText('Email'), form }
}

it('nothing of Cloudflare’s is fetched before the form is touched', async () => {
  const { user, email } = await draw()
  expect(script()).toBeNull()
  await user.click(email)
  await waitFor(() => expect(script()?.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\//))
  expect(await screen.findByText('Checking that you are a person …')).toBeVisible()
})

it('the proof goes along, once for each request', async () => {
  const { user, email } = await draw()
  await user.type(email, 'noor@example.org{Enter}')
  await waitFor(() => expect(script()).not.toBeNull())
  await arrives()
  await waitFor(() =>
    expect(seen.widgets).toMatchObject([{ sitekey: 'site-key', action: 'newsletter' }]),
  )
  expect(asked).toEqual([])

  passes('first')
  await waitFor(() => expect(asked).toMatchObject([{ captchaToken: 'first' }]))
  await waitFor(() => expect(seen.resets).toBe(1))

  await user.type(email, '{Enter}')
  passes('second')
  await waitFor(() => expect(asked).toMatchObject([{}, { captchaToken: 'second' }]))
})

it('a proof that ran out is replaced, and not sent', async () => {
  const { user, email } = await draw()
  await user.click(email)
  await waitFor(() => expect(script()).not.toBeNull())
  await arrives()
  await waitFor(() => expect(seen.widgets).toHaveLength(1))
  passes('old')
  expect(await screen.findByText('Checked: you are a person.')).toBeVisible()
  runsOut()
  await user.type(email, 'noor@example.org{Enter}')
  passes('new')
  await waitFor(() => expect(asked).toMatchObject([{ captchaToken: 'new' }]))
})

it('without the script it says so, sends nothing, and tries again when asked', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user, email } = await draw()
  await user.type(email, 'noor@example.org{Enter}')
  await waitFor(() => expect(script()).not.toBeNull())
  isBlocked()
  expect(await screen.findByRole('alert')).toHaveTextContent('A content blocker')
  expect(asked).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(script()).not.toBeNull())
  await arrives()
  await waitFor(() => expect(seen.widgets).toHaveLength(1))
  passes('late')
  await user.type(email, '{Enter}')
  await waitFor(() => expect(asked).toMatchObject([{ captchaToken: 'late' }]))
})

it('whoever is signed in is asked nothing', async () => {
  signedIn()
  const { user, email } = await draw()
  const { loadSupabase } = await import('@/shared/supabase/load-client')
  await loadSupabase()
  await waitFor(async () => {
    await user.clear(email)
    await user.type(email, 'noor@example.org{Enter}')
    expect(asked.length).toBeGreaterThan(0)
  })
  expect(asked[0]).not.toHaveProperty('captchaToken')
})
