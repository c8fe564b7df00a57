import { vi } from 'vitest'
import { target } from './backend'

/**
 * The app's own client, pointed at the backend under test. It reads where that is when it is first imported, so a test
 * calls this before it imports anything of the app.
 */
export async function realClient() {
  vi.stubEnv('VITE_SUPABASE_URL', target().url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', target().anonKey)
  const { loadSupabase } = await import('@/shared/supabase/load-client')
  return loadSupabase()
}
