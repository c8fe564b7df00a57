import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { applicationQueries } from '../../queries'

/** Which call an application of one's own is for, and what became of it; null where there is none, or none of theirs. */
export const ownApplicationQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: [...applicationQueries.all(), 'address', id, userId],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('applications')
        .select(
          'id, call_id, applicant_type, reference, submitted_at, public_label, call:calls(title)',
        )
        .eq('id', id)
        .eq('applicant_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
    enabled: userId !== '',
  })

/** What the programme asked for last. */
export const requestQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationQueries.all(), 'request', applicationId],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('application_events')
        .select('data')
        .eq('application_id', applicationId)
        .eq('kind', 'information_requested')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      const said = data?.data
      const message = typeof said === 'object' && !Array.isArray(said) ? said.message : null
      return typeof message === 'string' ? message : ''
    },
  })
