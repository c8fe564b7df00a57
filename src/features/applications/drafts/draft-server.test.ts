import { rpcReturns, server } from '@tests/support/server'
import { aSession, signedIn } from '@tests/support/session'
import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { loadSupabase } from '@/shared/supabase/load-client'
import { createDraftServer } from './draft-server'

const draft = { applicationId: 'a1', version: 3 }
const saveUrl = `${env.supabaseUrl}/rest/v1/rpc/save_answers`

const open = () =>
  createDraftServer({
    userId: 'user-amina',
    callId: 'call-1',
    applicationId: null,
    isEvergreen: false,
    isOver: () => false,
    definitionOf: () => Promise.reject(new Error('No form is asked for in this test')),
  })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a session that is not there', () => {
  const getSession = async (error: AuthRetryableFetchError | AuthApiError | null) => {
    const { auth } = await loadSupabase()
    vi.spyOn(auth, 'getSession').mockResolvedValue({ data: { session: null }, error } as never)
  }

  it('has not ended where the network was lost as it ran out', async () => {
    await getSession(new AuthRetryableFetchError('Failed to fetch', 0))
    await expect(open().find()).rejects.toMatchObject({ problem: { kind: 'offline' } })
  })

  it('has not ended where the sign-in service is out of order', async () => {
    await getSession(new AuthRetryableFetchError('Service unavailable', 503))
    await expect(open().find()).rejects.toMatchObject({ problem: { kind: 'failed' } })
  })

  it('has ended where it is refused, and where there is none', async () => {
    await getSession(new AuthApiError('Invalid refresh token', 400, 'refresh_token_not_found'))
    await expect(open().find()).rejects.toMatchObject({ problem: { kind: 'signed-out' } })
    await getSession(null)
    await expect(open().find()).rejects.toMatchObject({ problem: { kind: 'signed-out' } })
  })
})

describe('saving while the page is left', () => {
  beforeEach(async () => {
    const { auth } = await loadSupabase()
    const { access_token, refresh_token } = signedIn()
    server.use(http.get(`${env.supabaseUrl}/auth/v1/user`, () => HttpResponse.json({ id: 'u' })))
    await auth.setSession({ access_token, refresh_token })
  })

  it('goes on beyond the page with what fits, counted in bytes, and not for ever', async () => {
    server.use(rpcReturns('save_answers', { version: 4, saved_at: 'now' }))
    const sent = vi.spyOn(globalThis, 'fetch')
    const kept = { version: 4, savedAt: 'now' }
    await expect(open().save(draft, { city: 'Kisumu' }, true)).resolves.toEqual(kept)
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      keepalive: true,
      signal: expect.any(AbortSignal),
    })
    await open().save(draft, { problem: 'ي'.repeat(40_000) }, true)
    expect(sent.mock.calls[1]?.[1]).toMatchObject({ keepalive: false })
  })

  it('goes with the token of the session as it is now', async () => {
    const tokens: (string | null)[] = []
    server.use(
      http.post(saveUrl, ({ request }) => {
        tokens.push(request.headers.get('authorization'))
        return HttpResponse.json({ version: 4, saved_at: 'now' })
      }),
    )
    const { auth } = await loadSupabase()
    const renewed = aSession()
    await auth.setSession(renewed)
    await open().save(draft, { city: 'Kisumu' }, true)
    expect(tokens).toEqual([`Bearer ${renewed.access_token}`])
  })

  it('says nothing about the session when it is refused', async () => {
    server.use(
      http.post(saveUrl, () =>
        HttpResponse.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
      ),
    )
    await expect(open().save(draft, { city: 'Kisumu' }, true)).rejects.toMatchObject({
      problem: { kind: 'failed' },
    })
  })
})
