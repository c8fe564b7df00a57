import { useMutation } from '@tanstack/react-query'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { askedHere } from '@/shared/auth/asked-here'
import { withRetry } from '@/shared/auth/with-retry'
import { loadSupabase } from '@/shared/supabase/load-client'

/** Both links lead back to the settings, which say what is still missing. */
const returnAddress = () =>
  `${window.location.origin}/auth-callback?next=${encodeURIComponent('/dashboard/settings#email')}`

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === 'email_exists'

/** Asks for a change of address. That one is taken is not passed on: nobody learns here who has an account. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      const { auth } = await loadSupabase()
      try {
        askedHere.note()
        await withRetry(() => auth.updateUser({ email }, { emailRedirectTo: returnAddress() }))
      } catch (error) {
        if (!isTaken(error)) throw error
      }
    },
    onSettled: (_data, _error, _change, _shown, { client }) =>
      client.invalidateQueries({ queryKey: securityQueries.all() }),
  })
}
