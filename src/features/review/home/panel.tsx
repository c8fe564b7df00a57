import { type ReactNode, useId } from 'react'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { homeMessages } from './messages'

type PanelProps = { title: string; className?: string; children: ReactNode }

/** A part of the home page. */
export function Panel({ title, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`grid content-start gap-4 ${className}`}>
      <h2 id={id} className="text-4 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

type Reading = {
  isError: boolean
  error: unknown
  isFetching: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => unknown
}

/** What stands in a panel until its numbers are there. */
export function PanelWaiting({ query, lines }: { query: Reading; lines: number }) {
  if (query.isError) {
    return (
      <LoadError
        title={homeMessages.loadFailed}
        error={query.error}
        onRetry={query.refetch}
        busy={query.isFetching}
      />
    )
  }
  if (query.fetchStatus === 'paused') return <OfflineNotice />
  return (
    <div role="status" aria-label={homeMessages.loading}>
      <Skeleton lines={lines} />
    </div>
  )
}
