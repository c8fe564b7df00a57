import type { ReactNode } from 'react'
import { Mark } from '@/shared/ui/mark'
import { optionalPart } from '@/shared/ui/optional-part'
import { Instead } from './second-step/instead'
import { owesCode } from './second-step/owed'
import { PlainWayOut } from './second-step/plain-way-out'
import { useAuth } from './use-auth'

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
