import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

/** Accepted startups without a profile. */
export const profileCandidates = (search: string) =>
  queryOptions({
    queryKey: ['content', 'profile-candidates', search],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .rpc('list_profile_candidates', { search })
        .abortSignal(signal)
        .throwOnError()
      return data
    },
    placeholderData: keepPreviousData,
  })
