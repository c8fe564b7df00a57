import { expect } from 'vitest'
import { useArrival, useAuth } from '@/shared/auth/use-auth'
import { loadSupabase } from '@/shared/supabase/load-client'
import { authReturns, server } from './server'
import { aSession } from './session'

/** Shows what the session's provider says, in words a test can look for. */
export function SessionProbe() {
  const { user, session, isAuthenticated, loading, signOut } = useAuth()
  const arrival = useArrival()
  return (
    <>
      <p>{loading ? 'loading' : 'settled'}</p>
      <p>{isAuthenticated ? `signed in as ${user?.email}` : 'signed out'}</p>
      <output aria-label="token">{session?.access_token ?? 'none'}</output>
      <output aria-label="arrival">{JSON.stringify(arrival)}</output>
      <button onClick={() => void signOut().catch(() => undefined)}>Sign out</button>
    </>
  )
}

/** Signs in through the real client, as a page would. */
export async function signInNow(session = aSession()) {
  server.use(authReturns('token', session))
  const supabase = await loadSupabase()
  const { error } = await supabase.auth.signInWithPassword({ email: 'a@b.c', password: 'x' })
  expect(error).toBeNull()
  return session
}
