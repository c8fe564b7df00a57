import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Instead } from './second-step/instead'
import { securityQueries } from './second-step/security-query'
import { useAuth } from './use-auth'
import { useStaffRole } from './use-staff-role'

/**
 * Asks staff who have no second step where the programme asks one of all its staff: they set it up first. The database refuses
 * them meanwhile; this only says why.
 */
export function StaffSecondStepGate({
  children,
  setUp,
}: {
  children: ReactNode
  /** Where it is set up. */
  setUp: ReactNode
}) {
  const { user } = useAuth()
  const role = useStaffRole()
  const { data } = useQuery({
    ...securityQueries.own(user?.id ?? ''),
    enabled: Boolean(user && role),
  })
  return (
    <Instead of={children} when={Boolean(role) && data?.owesSecondFactor === true} isKnown>
      {setUp}
    </Instead>
  )
}
