import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

/** What somebody has set up for signing in, and what they owe, by the database's word. */
export type Security = {
  hasPassword: boolean
  /** Where a change of address leads that waits for its confirmations; half of them may be in. */
  newEmail: string | null
  isHalfConfirmed: boolean
  owesSecondFactor: boolean
  /** Whether all staff need a second step; null for whoever does not decide it. */
  staffSecondFactor: boolean | null
}

function securityOf(answer: unknown): Security {
  const said = (answer ?? {}) as Record<string, unknown>
  const { new_email, staff_second_factor } = said
  return {
    hasPassword: said['has_password'] === true,
    newEmail: typeof new_email === 'string' ? new_email : null,
    isHalfConfirmed: said['new_email_half'] === true,
    owesSecondFactor: said['owes_second_factor'] === true,
    staffSecondFactor: typeof staff_second_factor === 'boolean' ? staff_second_factor : null,
  }
}

export const securityQueries = {
  all: () => ['security'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...securityQueries.all(), userId],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase.rpc('my_security').abortSignal(signal).throwOnError()
        return securityOf(data)
      },
      staleTime: 0,
    }),
}
