import { RealtimeClient } from '@supabase/realtime-js'
import { env } from '@/shared/env'
import { accessToken, supabase } from './client'

/** The one live connection of the page, opened with its first topic, as whoever is signed in. */
export const realtime = new RealtimeClient(
  `${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`,
  { params: { apikey: env.supabaseKey }, accessToken },
)

supabase.auth.onAuthStateChange((event, session) => {
  if (event === 'INITIAL_SESSION') return
  // Given outright where there is one: asking for it in here would wait for what waits for this.
  void realtime.setAuth(session?.access_token)
})
