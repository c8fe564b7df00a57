import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { server } from '@tests/support/server'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { authorizedFetch, supabase } from './client'
import { errorKind } from './errors'

const asked: (string | null)[] = []
beforeEach(() => {
  asked.length = 0
  server.use(
    http.get('*/rest/v1/calls', ({ request }) => {
      asked.push(request.headers.get('authorization'))
      return HttpResponse.json([])
    }),
  )
})
afterEach(() => void vi.restoreAllMocks())

const sessionIs = (error: Error | null) =>
  vi
    .spyOn(supabase.auth, 'getSession')
    .mockResolvedValue({ data: { session: null }, error } as never)
const read = () => authorizedFetch(`${env.supabaseUrl}/rest/v1/calls`)

it.each([
  [0, 'offline'],
  [503, 'unavailable'],
] as const)('asks for nothing while a session could not be renewed (%i)', async (status, kind) => {
  sessionIs(new AuthRetryableFetchError('Failed to fetch', status))
  const error: unknown = await read().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(errorKind(error)).toBe(kind)
  expect(asked).toEqual([])
})

it('asks as nobody once a session is over', async () => {
  sessionIs(new AuthApiError('Invalid refresh token', 400, 'refresh_token_not_found'))
  await read()
  sessionIs(null)
  await read()
  expect(new Set(asked).size).toBe(1)
  expect(asked).toHaveLength(2)
})
