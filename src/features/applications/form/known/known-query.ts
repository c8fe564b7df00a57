import { isObject } from '@contracts/forms/answers'
import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

/** What the person has said in their profile and in earlier applications. */
export const rememberedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['remembered-answers', userId],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase()
      const { data } = await supabase.rpc('remembered_answers').abortSignal(signal).throwOnError()
      return isObject(data) ? data : {}
    },
    enabled: userId !== '',
  })
