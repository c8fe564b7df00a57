import type { Database } from '@contracts/database.types'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/shared/env'
import { announceClient } from './client-ready'
import { sessionStorageKey } from './storage-key'

/**
 * The browser's only Supabase client; what it may read and write is decided by the database. Modules that
 * a page loads for its first paint use `loadSupabase()` instead of importing this one.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  auth: {
    storageKey: sessionStorageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  },
})

announceClient(supabase)
