import type { User } from '@supabase/supabase-js'

/** The name that somebody gave when they signed up; empty where they gave none. */
export function accountName(user: User | null): string {
  const { first_name, last_name } = (user?.user_metadata ?? {}) as Record<string, unknown>
  return [first_name, last_name].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
