import type { Enums } from '@contracts/database.types'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { useAuth } from './use-auth'

export type StaffRole = Enums<'staff_role'>

/** The staff role of a person, from the table that decides it. */
const staffRoleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['staff-role', userId],
    queryFn: async ({ signal }): Promise<StaffRole | null> => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('staff_members')
        .select('role')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data?.role ?? null
    },
  })

/** The caller's staff role: null for members and visitors, undefined until it is known. */
export function useStaffRole(): StaffRole | null | undefined {
  const { user, loading } = useAuth()
  const { data, isError } = useQuery({ ...staffRoleQuery(user?.id ?? ''), enabled: Boolean(user) })
  if (user) return isError ? null : data
  return loading ? undefined : null
}
