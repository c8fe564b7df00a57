import type { Term, Vocabularies } from '@contracts/forms/definition'
import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

/** The words of some vocabularies. They hardly ever change, so they are read once a visit. */
export const vocabularyWords = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['vocabulary-words', ids],
    queryFn: async ({ signal }): Promise<Vocabularies> => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('terms')
        .select('vocabulary_id, id, label, retired_at')
        .in('vocabulary_id', [...ids])
        .order('position')
        .abortSignal(signal)
        .throwOnError()
      const vocabularies: Record<string, Term[]> = {}
      for (const { vocabulary_id, id, label, retired_at } of data) {
        const terms = (vocabularies[vocabulary_id] ??= [])
        terms.push({ id, label, ...(retired_at ? { retired: true } : {}) })
      }
      return vocabularies
    },
    staleTime: Infinity,
    enabled: ids.length > 0,
  })
