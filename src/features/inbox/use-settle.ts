import { useMutation } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { toast } from '@/shared/ui/toast'
import type { Kind } from './letters'
import { inboxMessages } from './messages'
import { inboxQueries } from './queries'

type Settling = { kind: Kind; id: string; reference: string; settled: boolean }

/** Settles a letter or opens it again, and offers to take that back. */
export function useSettle() {
  const settle = useMutation({
    mutationFn: async ({ kind, id, settled }: Settling) => {
      const supabase = await loadSupabase()
      if (kind === 'contact') {
        await supabase.rpc('settle_contact_message', { message_id: id, settled }).throwOnError()
      } else {
        await supabase.rpc('settle_feedback', { feedback_id: id, settled }).throwOnError()
      }
    },
    onSuccess: (_data, done) => {
      toast.success(inboxMessages.done(done.reference, done.settled), {
        action: {
          label: inboxMessages.undo,
          onClick: () => settle.mutate({ ...done, settled: !done.settled }),
        },
      })
    },
    // Also after a refusal: somebody else may have been quicker.
    onSettled: (_data, error, _sent, _kept, { client }) => {
      const reading = client.invalidateQueries({ queryKey: inboxQueries.all() })
      return error ? undefined : reading
    },
  })
  return settle
}
