import type { Database } from '@contracts/database.types'
import type { SupabaseClient } from '@supabase/supabase-js'

/** The parts of the client that are there from the first request on. */
export type Supabase = Pick<SupabaseClient<Database>, 'auth' | 'from' | 'rpc'>

type Listener = (client: Supabase) => void

let current: Supabase | null = null
const waiting = new Set<Listener>()

/** Called once, by the client's own module. */
export function announceClient(client: Supabase): void {
  current = client
  for (const listener of waiting) listener(client)
  waiting.clear()
}

/**
 * Runs `listener` once the client is there, without being what loads it: a public page has none until
 * somebody acts. The returned function stops waiting.
 */
export function whenClientReady(listener: Listener): () => void {
  if (current) {
    listener(current)
    return () => undefined
  }
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

const bereft = new Set<() => void>()

/** Called by the client when it has to ask as nobody. */
export const announceNoSession = (): void => bereft.forEach((listener) => listener())

/** Calls back each time that something is asked as nobody; the returned function stops listening. */
export function onNoSession(listener: () => void): () => void {
  bereft.add(listener)
  return () => void bereft.delete(listener)
}
