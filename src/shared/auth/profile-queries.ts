import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

/** The signed-in person's own profile. It is made just after the first sign-in, and null until then. */
export const profileQueries = {
  all: () => ['profile'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...profileQueries.all(), userId],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .from('profiles')
          .select(
            'id, email, first_name, last_name, role, company_name, phone, theme, terms_version, terms_accepted_at',
          )
          .eq('id', userId)
          .abortSignal(signal)
          .maybeSingle()
          .throwOnError()
        return data
      },
    }),
}
