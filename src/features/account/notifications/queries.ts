import type { Enums } from '@contracts/database.types'
import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

/** What holds for one kind of notification. */
export type Preference = {
  kind: Enums<'notification_kind'>
  in_app: boolean
  email: Enums<'email_choice'>
}

export const preferenceQueries = {
  all: () => ['notification-preferences'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...preferenceQueries.all(), userId],
      queryFn: async ({ signal }): Promise<Preference[]> => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .rpc('my_notification_preferences')
          .abortSignal(signal)
          .throwOnError()
        return data
      },
    }),
}
