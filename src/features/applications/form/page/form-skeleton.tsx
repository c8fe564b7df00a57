import type { ApplicantType } from '@contracts/forms/definition'
import type { ReactNode } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { TypeTag } from '../../type-tag'
import { pageMessages } from './messages'
import { firstWords } from './first-words'
import { columns } from './form-columns'
import { useHeading } from './use-heading'

type FormWaitingProps = {
  type: ApplicantType
  query: { fetchStatus: 'fetching' | 'paused' | 'idle' }
}

/** Until something that the form needs has been read. */
export function FormWaiting({ type, query }: FormWaitingProps) {
  const isOffline = query.fetchStatus === 'paused'
  return <FormSkeleton type={type}>{isOffline && <OfflineNotice />}</FormSkeleton>
}

/** The form before its questions are there; or what is said in their place. */
export function FormSkeleton({ type, children }: { type: ApplicantType; children?: ReactNode }) {
  const heading = useHeading()
  return (
    <div className="pt-8 pb-26" data-testid={children ? undefined : 'form-skeleton'}>
      <div className="grid gap-2 pb-8">
        <p className="text-2 text-muted">
          <TypeTag type={type} />
        </p>
        <h1 ref={heading} className="text-6 font-semibold">
          {pageMessages.titles[type]}
        </h1>
        {!children && (
          <>
            <Skeleton className="h-5 w-80 max-w-full" />
            <p className="max-w-measure pt-2 text-3 text-muted">{firstWords[type]}</p>
          </>
        )}
      </div>
      <div className={columns}>
        <div aria-hidden="true" className="hidden lg:block">
          {!children && <Skeleton lines={6} />}
        </div>
        <div className="grid max-w-form content-start gap-8">
          {children || [0, 1, 2, 3].map((row) => <Skeleton key={row} className="h-20 w-full" />)}
        </div>
      </div>
    </div>
  )
}
