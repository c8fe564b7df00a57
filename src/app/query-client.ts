import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRetryable } from '@/shared/supabase/error-status'
import { messageOf, refusal } from '@/shared/supabase/errors'
import { toast } from '@/shared/ui/toast'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { success?: string; failure?: string }
  }
}

const fiveMinutes = 5 * 60_000

/**
 * The database asks for a second step that this tab knew nothing of: the device was removed elsewhere, or staff need one
 * since a moment ago.
 */
function recheckSecondStep(error: unknown): void {
  if (refusal(error)?.hint !== 'second_factor_needed') return
  import('@/shared/auth/second-step/recheck')
    .then((module) => module.recheckSecondStep())
    .catch((failure: unknown) => console.error('The session could not be renewed', failure))
}

/** Mutations name their outcome in `meta`; the toast for it is shown here and nowhere else. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fiveMinutes,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 3 && isRetryable(error),
      },
      // A write waits for no network: it would be carried out later, after whoever asked for it has given it up.
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: recheckSecondStep }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _snapshot, { meta }) => {
        if (meta?.success) toast.success(meta.success)
      },
      onError: (error, _variables, _snapshot, { meta }) => {
        recheckSecondStep(error)
        if (meta?.failure) toast.error(meta.failure, { description: messageOf(error) })
      },
    }),
  })
}
