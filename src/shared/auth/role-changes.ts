import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '@/shared/supabase/live'
import { staffRoleKey, staffRoleQuery } from './use-staff-role'

const events = { staff_role_changed: [staffRoleKey] }

const isRole = (queryKey: readonly unknown[]) => queryKey[0] === staffRoleKey[0]

/**
 * Notices when an administrator changes somebody's role while their screen is open: by the broadcast, or by the slow poll where
 * that is lost. Everything that was read in the role before is forgotten, and asked for anew where it is on screen.
 */
function useRoleChanges(userId: string): void {
  const queryClient = useQueryClient()
  useLive(`user:${userId}`, events)

  useEffect(() => {
    let known: unknown = queryClient.getQueryData(staffRoleQuery(userId).queryKey)
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || !isRole(query.queryKey) || query.queryKey[1] !== userId) return
      const role: unknown = query.state.data
      if (role === undefined || role === known) return
      const isFirst = known === undefined
      known = role
      if (isFirst) return
      void queryClient.resetQueries({ predicate: ({ queryKey }) => !isRole(queryKey) })
    })
  }, [queryClient, userId])
}

/** The same as a part of a page, which comes after what is read. */
export function RoleChanges({ userId }: { userId: string }) {
  useRoleChanges(userId)
  return null
}
