import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { signInPath } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { ButtonLink } from '@/shared/ui/button-link'
import { Fold } from '@/shared/ui/fold'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { applicationAddress } from '../../addresses'
import { pageMessages } from './messages'
import { ownApplicationQuery } from './own-application'

/** The receipt: the reference, and where to go from here. */
export function ReceivedPart({ applicationId }: { applicationId: string }) {
  const { user, loading } = useAuth()
  const location = useLocation()
  const query = useQuery(ownApplicationQuery(applicationId, user?.id ?? ''))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  if (!user && !loading) return <Navigate to={signInPath(location)} replace />
  const application = query.data
  const isAgain = application ? application.public_label !== 'received' : false
  return (
    <div className="grid max-w-form justify-items-start gap-6 pt-12 pb-26 md:pt-18">
      <Fold className="size-16" />
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-7 font-semibold">
          {pageMessages.receivedTitle}
        </h1>
        <p className="text-4 text-muted">
          {isAgain ? pageMessages.resentLead : pageMessages.receivedLead}
        </p>
      </div>
      {query.isError && (
        <LoadError
          title={pageMessages.loadFailed}
          error={query.error}
          onRetry={() => query.refetch()}
        />
      )}
      {application ? (
        <dl className="grid gap-1 border-s-4 border-accent ps-4">
          <dt className="text-2 text-muted">{pageMessages.reference}</dt>
          <dd data-tabular className="text-5 font-semibold">
            {application.reference}
          </dd>
          <dd className="text-2 text-muted" dir="auto">
            {application.call.title}
          </dd>
        </dl>
      ) : (
        !query.isError && <Skeleton className="h-20 w-64" />
      )}
      <p className="max-w-measure">{pageMessages.receivedNext}</p>
      <ButtonLink to={applicationAddress({ id: applicationId })}>
        {pageMessages.receivedAction}
      </ButtonLink>
    </div>
  )
}
