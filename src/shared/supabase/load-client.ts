import type { Supabase } from './client-ready'

let loading: Promise<Supabase> | null = null

/** The client, fetched the first time somebody needs it. A failed fetch may be tried again. */
export function loadSupabase(): Promise<Supabase> {
  loading ??= import('./client').then(
    (module) => module.supabase,
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
