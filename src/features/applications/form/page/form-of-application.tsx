import type { ApplicantType } from '@contracts/forms/definition'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import { signInPath } from '@/shared/auth/next-path'
import { LoadError } from '@/shared/ui/load-error'
import { ownApplicationQuery } from './own-application'
import { FormOfCall } from './form-of-call'
import { FormSkeleton, FormWaiting } from './form-skeleton'
import { pageMessages } from './messages'
import { NoCall } from './no-call'
import { useOwner } from './use-owner'

type FormOfApplicationProps = { type: ApplicantType; applicationId: string }

/** The form of an application that was begun: a draft, or one that more was asked of. */
export function FormOfApplication({ type, applicationId }: FormOfApplicationProps) {
  // Once it is open it stays open: a session that ends is said beside what was typed.
  const { owner } = useOwner()
  const location = useLocation()
  const query = useQuery(ownApplicationQuery(applicationId, owner ?? ''))
  if (query.data) {
    return (
      <FormOfCall type={type} filter={{ id: query.data.call_id }} applicationId={query.data.id} />
    )
  }
  if (owner === null) return <Navigate to={signInPath(location)} replace />
  if (query.isPending) return <FormWaiting type={type} query={query} />
  if (query.isError) {
    return (
      <FormSkeleton type={type}>
        <LoadError
          title={pageMessages.loadFailed}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => query.refetch()}
        />
      </FormSkeleton>
    )
  }
  return <NoCall type={type} />
}
