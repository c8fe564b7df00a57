import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './contracts/database.types.ts'
import { requiredEnv } from './env.ts'

export type Client = SupabaseClient<Database>

const options = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
}

let service: Client | undefined

/** May do everything: whoever uses it filters by the caller. */
export const serviceClient = (): Client =>
  (service ??= createClient<Database>(
    requiredEnv('SUPABASE_URL'),
    requiredEnv('SUPABASE_SERVICE_ROLE_KEY'),
    options,
  ))

/** Acts as the caller, so grants and policies decide. */
export const callerClient = (token: string): Client =>
  createClient<Database>(requiredEnv('SUPABASE_URL'), requiredEnv('SUPABASE_ANON_KEY'), {
    ...options,
    global: { headers: { authorization: `Bearer ${token}` } },
  })
