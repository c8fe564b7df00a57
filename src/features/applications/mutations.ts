import { useMutation } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { messageMessages, withdrawMessages } from './detail/messages'
import { applicationQueries } from './queries'

/** Writes to the programme about an application. */
export function useSendMessage(applicationId: string) {
  return useMutation({
    mutationFn: async (body: string) => {
      const supabase = await loadSupabase()
      await supabase
        .from('application_comments')
        .insert({ application_id: applicationId, audience: 'applicant', body })
        .throwOnError()
    },
    onSettled: (_data, _error, _body, _snapshot, { client }) =>
      client.invalidateQueries({ queryKey: applicationQueries.all() }),
    meta: { success: messageMessages.sent },
  })
}

export function useWithdraw(applicationId: string) {
  return useMutation({
    mutationFn: async () => {
      const supabase = await loadSupabase()
      await supabase.rpc('withdraw_application', { application_id: applicationId }).throwOnError()
      const { forgetApplication } = await import('./drafts/forget-drafts')
      // A copy that stays is found to be of no application any more when the form is opened next.
      await forgetApplication(applicationId).catch(() => undefined)
    },
    onSettled: (_data, _error, _variables, _snapshot, { client }) =>
      client.invalidateQueries({ queryKey: applicationQueries.all() }),
    meta: { success: withdrawMessages.done },
  })
}
