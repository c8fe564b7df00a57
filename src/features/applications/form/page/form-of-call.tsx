import type { ApplicantType } from '@contracts/forms/definition'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '@/shared/ui/load-error'
import { chooseCall } from '../calls'
import { type CallFilter, formQueries } from '../form-queries'
import { FormSkeleton, FormWaiting } from './form-skeleton'
import { pageMessages } from './messages'
import { NoCall } from './no-call'
import { OpenForm } from './open-form'

type FormOfCallProps = {
  type: ApplicantType
  filter: CallFilter
  applicationId?: string | null
}

/** The form of one call: the one that was asked for, or the one to begin with. */
export function FormOfCall({ type, filter, applicationId = null }: FormOfCallProps) {
  const query = useQuery(formQueries.calls(type, filter))
  const [now] = useState(() => new Date())
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
  const calls = query.data
  const chosen = chooseCall(
    calls.map(({ call }) => call),
    now,
  )
  const current = calls.find(({ call }) => call === chosen)
  if (!current) return <NoCall type={type} />
  return (
    <OpenForm
      key={current.call.id}
      current={current}
      others={calls.filter((other) => other !== current).map(({ call }) => call)}
      applicationId={applicationId}
    />
  )
}
