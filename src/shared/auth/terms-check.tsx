import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadError } from '@/shared/ui/load-error'
import { termsPath } from './next-path'
import { areTermsAccepted } from './own-terms'
import { ownTermsQuery } from './own-terms-query'

export type TermsCheckProps = {
  userId: string
  /** Whether somebody waits for the answer. */
  isWaiting: boolean
  onAccepted: () => void
  onFailed: (hasFailed: boolean) => void
}

const title = 'We could not look up whether you have accepted the terms of service.'

/** Asks once whether the terms that hold are accepted, and leads to them whoever has not. */
export function TermsCheck({ userId, isWaiting, onAccepted, onFailed }: TermsCheckProps) {
  const location = useLocation()
  const { data, error, refetch, isFetchedAfterMount } = useQuery(ownTermsQuery(userId))
  const answer = isFetchedAfterMount ? data : undefined
  const isAccepted = answer ? areTermsAccepted(answer) : undefined
  const hasFailed = isAccepted === undefined && error !== null

  useEffect(() => {
    if (isAccepted) onAccepted()
    onFailed(hasFailed)
  }, [isAccepted, hasFailed, onAccepted, onFailed])

  if (isAccepted === false) return <Navigate to={termsPath(location)} replace />
  if (!hasFailed || !isWaiting) return null
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-content px-4 py-18 sm:px-6">
      <LoadError title={title} error={error} onRetry={() => void refetch()} />
    </main>
  )
}
