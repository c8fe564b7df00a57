import type { Database } from '@contracts/database.types'
import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { env } from '@/shared/env'
import { announceClient, announceNoSession, type Supabase } from './client-ready'
import { fetchByOwnClock } from './own-clock'
import { sessionStorageKey } from './storage-key'

const { supabaseUrl: url, supabaseKey: key } = env

const auth = new AuthClient({
  url: `${url}/auth/v1`,
  // Spelled as auth-js spells it, which replaces it by the token of a session.
  headers: { apikey: key, Authorization: `Bearer ${key}` },
  storageKey: sessionStorageKey,
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: true,
  fetch: fetchByOwnClock,
})

/**
 * The token of whoever is signed in, renewed if it has run out; the public key stands for nobody. Fails when it could not be
 * renewed just now: asked as nobody, the database would answer that there is nothing.
 */
export async function accessToken(): Promise<string> {
  const { data, error } = await auth.getSession()
  if (isAuthRetryableFetchError(error)) throw error
  if (!data.session) announceNoSession()
  return data.session?.access_token ?? key
}

/** Asks as whoever is signed in. */
export const authorizedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  if (!headers.has('apikey')) headers.set('apikey', key)
  if (!headers.has('authorization')) headers.set('authorization', `Bearer ${await accessToken()}`)
  return fetch(input, { ...init, headers })
}

const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: authorizedFetch })

/**
 * The browser's only client of Supabase, of the parts that every signed-in page needs; `@supabase/supabase-js` puts the
 * same parts together, but all of them at once. Files, functions and live messages come with `loadStorage`,
 * `invokeFunction` and `useLive` when they are used. What it may read and write is decided by the database.
 */
export const supabase: Supabase = {
  auth,
  from: rest.from.bind(rest),
  rpc: rest.rpc.bind(rest),
}

announceClient(supabase)
