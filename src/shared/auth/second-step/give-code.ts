import { useMutation } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { withRetry } from '../with-retry'

export type GivenCode = { factorId: string; code: string }

/** Raises the session by a code. What was read before, as somebody who may read less, is read again. */
export function useGiveCode() {
  return useMutation({
    mutationFn: async (given: GivenCode) => {
      const { auth } = await loadSupabase()
      await withRetry(() => auth.mfa.challengeAndVerify(given))
    },
    onSuccess: (_data, _given, _shown, { client }) => void client.invalidateQueries(),
  })
}
