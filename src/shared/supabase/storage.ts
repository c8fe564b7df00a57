import { StorageClient } from '@supabase/storage-js'
import { env } from '@/shared/env'
import { authorizedFetch } from './client'

/** Files, as whoever is signed in. Use `loadStorage()`, so that a page without files does not carry this. */
export const storage = new StorageClient(`${env.supabaseUrl}/storage/v1`, {}, authorizedFetch)
