import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isRetryable, messageOf } from '@/shared/supabase/errors'
import { toast } from '@/shared/ui/toast'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { success?: string; failure?: string }
  }
}

const fiveMinutes = 5 * 60_000

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
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _snapshot, { meta }) => {
        if (meta?.success) toast.success(meta.success)
      },
      onError: (error, _variables, _snapshot, { meta }) => {
        if (meta?.failure) toast.error(meta.failure, { description: messageOf(error) })
      },
    }),
  })
}
