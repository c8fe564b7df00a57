import { type ApplicantType, applicantTypes } from '@contracts/forms/definition'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '@/shared/auth/use-auth'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { applicationQueries } from '../../queries'
import { TypeTag } from '../../type-tag'
import { type Call, callState } from '../calls'
import { formQueries } from '../form-queries'
import { CallChoice } from './call-choice'
import { chooserMessages } from './messages'

/** What can be applied for, by side: dated calls first, the door that is always open last. */
export function CallChoices() {
  const { user } = useAuth()
  const [now] = useState(() => new Date())
  const calls = useQuery(formQueries.openCalls())
  const own = useQuery({
    ...applicationQueries.own(user?.id ?? ''),
    enabled: Boolean(user),
  })

  if (calls.isError) {
    return (
      <LoadError
        title={chooserMessages.loadFailed}
        error={calls.error}
        busy={calls.isFetching}
        onRetry={() => calls.refetch()}
      />
    )
  }
  const callsOf = (type: ApplicantType): Call[] =>
    (calls.data ?? []).filter(
      (call) => call.applicant_type === type && ['open', 'upcoming'].includes(callState(call, now)),
    )
  return (
    <ul>
      {applicantTypes.map((type) => (
        <li
          key={type}
          className="grid gap-x-12 gap-y-4 border-t border-line py-8 last:border-b md:grid-cols-[16rem_1fr]"
        >
          <div className="grid content-start gap-2">
            <h2 className="text-4 font-semibold">
              <TypeTag type={type} />
            </h2>
            <p className="text-2 text-muted">{chooserMessages.effort[type]}</p>
          </div>
          {calls.isPending ? (
            <Skeleton className="h-16 w-full" />
          ) : (
            <ul className="grid content-start gap-6">
              {callsOf(type).map((call) => (
                <CallChoice key={call.id} call={call} own={own.data ?? []} now={now} />
              ))}
              {callsOf(type).length === 0 && (
                <li className="text-muted">{chooserMessages.nothing}</li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
