import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Mark } from '@/shared/ui/mark'
import { optionalPart } from '@/shared/ui/optional-part'
import { owesCode } from './second-step/owed'
import { PlainWayOut } from './second-step/plain-way-out'
import { securityQueries } from './second-step/security-query'
import { useAuth } from './use-auth'
import { useStaffRole } from './use-staff-role'

const challenge = optionalPart(
  () => import('./second-step/challenge').then((module) => module.Challenge),
  { instead: PlainWayOut },
)

/**
 * Shows its children to whoever has given the code of their second step, or has none. Whoever is asked while at work finds
 * everything as it was: what they have typed is hidden meanwhile, and stays.
 */
export function SecondStepGate({
  children,
  whole = false,
}: {
  children: ReactNode
  /** With nothing of a page around it. */
  whole?: boolean
}) {
  const { session } = useAuth()
  const owes = session !== null && owesCode(session)
  const asked = session && <challenge.Part session={session} />
  return (
    <Instead of={children} when={owes} isKnown={session !== null}>
      {whole ? (
        <main id="main" tabIndex={-1} className="pt-12">
          <Mark className="mx-auto size-12" />
          {asked}
        </main>
      ) : (
        asked
      )}
    </Instead>
  )
}

/**
 * The same for staff who have none where the programme asks one of all its staff: they set it up first. The database refuses
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

function Instead({
  of: usual,
  when,
  isKnown,
  children,
}: {
  of: ReactNode
  when: boolean
  isKnown: boolean
  children: ReactNode
}) {
  const [wasIn, setWasIn] = useState(false)
  if (isKnown && !when && !wasIn) setWasIn(true)
  return (
    <>
      {(wasIn || !when) && (
        <div hidden={when} className={when ? undefined : 'contents'}>
          {usual}
        </div>
      )}
      {when && children}
    </>
  )
}
