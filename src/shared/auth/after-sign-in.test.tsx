import { renderWithApp } from '@tests/support/render-app'
import { answersAboutSession, aSession, aUser, someUserId } from '@tests/support/session'
import { SessionProbe, signInNow } from '@tests/support/session-probe'
import { authReturns, server, tableFails, tableTakes } from '@tests/support/server'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { loadSupabase } from '@/shared/supabase/load-client'

const profilesUrl = `${env.supabaseUrl}/rest/v1/profiles`
const welcomeUrl = `${env.supabaseUrl}/functions/v1/send-admin-notification`

/** Records when each request to a path came in. */
function timesOf(url: string, method: 'get' | 'post', answer: () => HttpResponse<never>) {
  const times: number[] = []
  server.use(
    http[method](url, () => {
      times.push(performance.now())
      return answer()
    }),
  )
  return times
}

let errors: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('profile', () => {
  it('B-5.3 creates the missing profile from what was said at sign-up, about 100 ms later', async () => {
    let inserted: unknown
    const looked = timesOf(profilesUrl, 'get', () => HttpResponse.json([]) as never)
    server.use(
      tableTakes('profiles', 'post', (body) => (inserted = body)),
      ...answersAboutSession().slice(1),
    )
    renderWithApp(<SessionProbe />)
    await screen.findByText('settled')
    const said = { first_name: 'Ada', last_name: 'Obi', role: 'investor', company_name: 'North' }
    await signInNow(aSession(aUser({ user_metadata: said })))
    const signedInAt = performance.now()

    await waitFor(() =>
      expect(inserted).toEqual({
        id: someUserId,
        email: 'ada@example.org',
        first_name: 'Ada',
        last_name: 'Obi',
        role: 'investor',
        company_name: 'North',
        phone: null,
      }),
    )
    expect(looked).toHaveLength(1)
    expect((looked[0] ?? 0) - signedInAt).toBeGreaterThan(50)
  })

  it('B-5.3 fills what was not said with empty strings, entrepreneur and null', async () => {
    let inserted: unknown
    server.use(
      ...answersAboutSession().slice(1),
      http.get(profilesUrl, () => HttpResponse.json([])),
      tableTakes('profiles', 'post', (body) => (inserted = body)),
    )
    renderWithApp(<SessionProbe />)
    await signInNow(aSession(aUser({ email: undefined, user_metadata: { role: 'emperor' } })))

    await waitFor(() =>
      expect(inserted).toEqual({
        id: someUserId,
        email: '',
        first_name: '',
        last_name: '',
        role: 'entrepreneur',
        company_name: null,
        phone: null,
      }),
    )
  })

  it.each([
    ['its claims', { full_name: 'X', custom_claims: { given_name: 'Nia', family_name: 'Were' } }],
    ['the whole name', { full_name: 'Nia Were' }],
    ['several words', { full_name: 'Nia Wanjiku Were' }, 'Nia Wanjiku'],
    ['one word', { name: 'Nia' }, 'Nia', ''],
  ])(
    'B-5.3 takes the names that a directory says: %s',
    async (_, said, first = 'Nia', last = 'Were') => {
      let inserted: unknown
      server.use(
        ...answersAboutSession().slice(1),
        http.get(profilesUrl, () => HttpResponse.json([])),
        tableTakes('profiles', 'post', (body) => (inserted = body)),
      )
      renderWithApp(<SessionProbe />)
      await signInNow(aSession(aUser({ user_metadata: said })))

      await waitFor(() =>
        expect(inserted).toMatchObject({
          first_name: first,
          last_name: last,
          role: 'entrepreneur',
        }),
      )
    },
  )

  it('B-5.3 looks again after a refreshed token, and not at a return of focus', async () => {
    const looked = timesOf(profilesUrl, 'get', () => HttpResponse.json([{ id: 'x' }]) as never)
    server.use(...answersAboutSession().slice(1))
    renderWithApp(<SessionProbe />)
    await signInNow()
    await waitFor(() => expect(looked).toHaveLength(1))

    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    server.use(authReturns('token', aSession()))
    await (await loadSupabase()).auth.refreshSession()
    await waitFor(() => expect(looked).toHaveLength(2))
  })

  it('B-5.3 logs a failed lookup and inserts nothing', async () => {
    let inserted = false
    server.use(
      ...answersAboutSession().slice(1),
      tableFails('profiles', 'get', { status: 403, code: '42501', message: 'no' }),
      tableTakes('profiles', 'post', () => (inserted = true)),
    )
    renderWithApp(<SessionProbe />)
    await signInNow()

    await waitFor(() =>
      expect(errors).toHaveBeenCalledWith(
        'The profile could not be looked up',
        expect.objectContaining({ code: '42501' }),
      ),
    )
    expect(inserted).toBe(false)
  })

  it('B-5.3 logs a failed insert and shows nothing', async () => {
    server.use(
      ...answersAboutSession().slice(1),
      http.get(profilesUrl, () => HttpResponse.json([])),
      tableFails('profiles', 'post', { status: 400, code: '23514', message: 'too long' }),
    )
    renderWithApp(<SessionProbe />)
    await signInNow()

    await waitFor(() =>
      expect(errors).toHaveBeenCalledWith('The profile could not be created', expect.anything()),
    )
    expect(screen.getByText('signed in as ada@example.org')).toBeVisible()
  })
})

describe('welcome', () => {
  const welcomes = (status = 202) => {
    const bodies: unknown[] = []
    server.use(
      http.post(welcomeUrl, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ accepted: true }, { status })
      }),
      ...answersAboutSession(),
    )
    return bodies
  }

  it('B-5.4 asks for the notification about 500 ms after a sign-in', async () => {
    const bodies = welcomes()
    renderWithApp(<SessionProbe />)
    await screen.findByText('settled')
    await signInNow()
    const signedInAt = performance.now()

    await waitFor(() => expect(bodies).toHaveLength(1), { timeout: 2_000 })
    expect(performance.now() - signedInAt).toBeGreaterThan(400)
    expect(bodies[0]).toEqual({
      type: 'user_action',
      title: 'Welcome Back to Fourfold!',
      message: 'You have signed in. Your account is secure and ready.',
      userId: someUserId,
      metadata: {
        action: 'login_success',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        userAgent: navigator.userAgent,
        loginMethod: 'email',
      },
    })
  })

  it('B-5.4 asks once per sign-in, not once per tab, reload or refreshed token', async () => {
    const bodies = welcomes()
    const first = renderWithApp(<SessionProbe />)
    renderWithApp(<SessionProbe />)
    await signInNow(aSession(aUser(), { sessionId: 'one' }))
    await waitFor(() => expect(bodies).toHaveLength(1), { timeout: 2_000 })
    first.unmount()

    server.use(authReturns('token', aSession(aUser(), { sessionId: 'one' })))
    await (await loadSupabase()).auth.refreshSession()
    await signInNow(aSession(aUser(), { sessionId: 'two' }))

    await waitFor(() => expect(bodies).toHaveLength(2), { timeout: 2_000 })
  })

  it('B-5.4 logs a failure and shows nothing', async () => {
    welcomes(500)
    renderWithApp(<SessionProbe />)
    await signInNow()

    await waitFor(
      () =>
        expect(errors).toHaveBeenCalledWith(
          'The welcome notification could not be requested',
          expect.anything(),
        ),
      { timeout: 2_000 },
    )
    expect(screen.getByText('signed in as ada@example.org')).toBeVisible()
  })
})
