import type { Enums } from '@contracts/database.types'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { knownRole } from './known-role'
import { useAuth } from './use-auth'

export type StaffRole = Enums<'staff_role'>

/** Every question about staff roles begins with this key. */
export const staffRoleKey = ['staff-role'] as const

/** The staff role of a person, from the table that decides it. */
export const staffRoleQuery = (userId: string) =>
  queryOptions({
    queryKey: [...staffRoleKey, userId],
    queryFn: async ({ signal }): Promise<StaffRole | null> => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('staff_members')
        .select('role')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      const role = data?.role ?? null
      knownRole.keep(userId, role)
      return role
    },
  })

/** The caller's staff role: null for members and visitors, undefined until it is known. */
export const useStaffRole = (): StaffRole | null | undefined => useStaffRoleAsked().role

/** The same for whoever has to say so when it cannot be found out: staff are not to be taken for members. */
export function useStaffRoleAsked() {
  const { user, loading } = useAuth()
  const { data, error, refetch, isFetching, isPaused } = useQuery({
    ...staffRoleQuery(user?.id ?? ''),
    enabled: Boolean(user),
    placeholderData: user ? knownRole.of(user.id) : undefined,
  })
  const role = user || loading ? data : null
  return { role, error: role === undefined ? error : null, refetch, isFetching, isPaused }
}
