import { type ReactNode, useCallback, useState } from 'react'
import { optionalPart } from '@/shared/ui/optional-part'
import { knownTerms } from './known-terms'
import type { TermsCheckProps } from './terms-check'

const check = optionalPart<TermsCheckProps>(
  () => import('./terms-check').then((module) => module.TermsCheck),
  { instead: Missing },
)

/** Whom the device knows goes on; nobody else gets by without the answer. */
function Missing({ isWaiting }: TermsCheckProps) {
  if (isWaiting) throw new Error('What asks for the terms did not load')
  return null
}

type TermsGateProps = {
  userId: string
  children: ReactNode
  /** Shown until it is known. */
  fallback: ReactNode
}

/**
 * Shows its children to whoever has accepted the terms that hold; everybody else does that first and then comes back. Asked
 * once for each time somebody comes in: whoever is writing is not led away by a version that is published meanwhile.
 */
export function TermsGate({ userId, children, fallback }: TermsGateProps) {
  const [isIn, setIn] = useState(() => knownTerms.areAcceptedBy(userId))
  const [hasFailed, setFailed] = useState(false)
  const letIn = useCallback(() => setIn(true), [])
  return (
    <>
      <check.Part userId={userId} isWaiting={!isIn} onAccepted={letIn} onFailed={setFailed} />
      {isIn ? children : !hasFailed && fallback}
    </>
  )
}
