import { loadOnce } from '@/shared/load-once'

/** The client, fetched the first time somebody needs it. */
export const loadSupabase = loadOnce(() => import('./client').then((module) => module.supabase))

/** The same for files. */
export const loadStorage = loadOnce(() => import('./storage').then((module) => module.storage))

/** The same for live messages. */
export const loadRealtime = loadOnce(() => import('./realtime').then((module) => module.realtime))
