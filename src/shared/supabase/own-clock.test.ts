import { authReturns, server } from '@tests/support/server'
import { aSession } from '@tests/support/session'
import { afterEach, expect, it, vi } from 'vitest'
import { supabase } from './client'

afterEach(async () => {
  vi.useRealTimers()
  await supabase.auth.signOut({ scope: 'local' }).catch(() => undefined)
})

it.each([
  ['fast', 3_600_000],
  ['slow', -3_600_000],
])(
  'a clock an hour %s neither renews a good token nor goes on with one that ran out',
  async (_, wrong) => {
    const renewed: unknown[] = []
    server.use(
      authReturns('logout', null, 204),
      authReturns('token', aSession(), 200, (body) => renewed.push(body)),
    )
    // The server's clock is right: what it answered was made above.
    vi.useFakeTimers({ now: Date.now() + wrong, toFake: ['Date'] })
    await supabase.auth.signInWithPassword({ email: 'ada@example.org', password: 'x' })
    renewed.length = 0

    await supabase.auth.getSession()
    await supabase.auth.getSession()
    expect(renewed).toEqual([])

    vi.setSystemTime(Date.now() + 3_600_000)
    await supabase.auth.getSession()
    expect(renewed).toHaveLength(1)
  },
)
