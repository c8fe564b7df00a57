import { queryOptions, useMutation } from '@tanstack/react-query'
import { withRetry } from '@/shared/auth/with-retry'
import { loadSupabase } from '@/shared/supabase/load-client'
import { messageOf } from '@/shared/supabase/errors'
import { toast } from '@/shared/ui/toast'
import { messages } from './messages'

export const sessionQueries = {
  all: () => ['own-sessions'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...sessionQueries.all(), userId],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase.rpc('my_sessions').abortSignal(signal).throwOnError()
        // How a session began and on what is not always known, which the generated types do not say.
        return data.map((session) => ({
          ...session,
          method: session.method as string | null,
          user_agent: session.user_agent as string | null,
        }))
      },
      staleTime: 0,
    }),
}

export function useEndSession() {
  return useMutation({
    mutationFn: async (session_id: string) => {
      const supabase = await loadSupabase()
      await supabase.rpc('end_session', { session_id }).throwOnError()
    },
    onSuccess: () => void toast.success(messages.ended),
    onError: (error) => void toast.error(messages.endFailed, { description: messageOf(error) }),
    onSettled: (_data, _error, _id, _shown, { client }) =>
      client.invalidateQueries({ queryKey: sessionQueries.all() }),
  })
}

export function useEndOthers() {
  return useMutation({
    mutationFn: async () => {
      const { auth } = await loadSupabase()
      await withRetry(() => auth.signOut({ scope: 'others' }))
    },
    onSuccess: () => void toast.success(messages.othersDone),
    onError: (error) => void toast.error(messages.othersFailed, { description: messageOf(error) }),
    onSettled: (_data, _error, _nothing, _shown, { client }) =>
      client.invalidateQueries({ queryKey: sessionQueries.all() }),
  })
}
