import { loadSupabase } from '@/shared/supabase/load-client'
import { sessionCache } from '../session-cache'
import { securityQueries } from './security-query'

/** Gets a new token, which says how things stand; with it the gate asks for the second step. */
export async function recheckSecondStep(): Promise<void> {
  sessionCache.invalidate(securityQueries.all())
  const { auth } = await loadSupabase()
  await auth.refreshSession()
}
