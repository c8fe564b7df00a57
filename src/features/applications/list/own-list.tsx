import { useQuery } from '@tanstack/react-query'
import { useAuth } from '@/shared/auth/use-auth'
import { useLive } from '@/shared/supabase/live'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice, StaleNotice } from '@/shared/ui/stale-notice'
import { applicationQueries } from '../queries'
import { listMessages } from './messages'
import { OwnEntry } from './own-entry'

/** The applications of whoever is signed in, with every state of a list. */
export function OwnList() {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const list = useQuery({ ...applicationQueries.own(userId), enabled: userId !== '' })
  useLive(userId ? `user:${userId}` : null, { notification: [applicationQueries.all()] })

  if (list.isLoadingError) {
    return (
      <LoadError
        title={listMessages.loadFailed}
        error={list.error}
        onRetry={list.refetch}
        busy={list.isFetching}
      />
    )
  }
  if (!list.data) return list.fetchStatus === 'paused' ? <OfflineNotice /> : <OwnListSkeleton />
  return (
    <>
      <StaleNotice query={list} />
      {list.data.length === 0 ? (
        <EmptyState
          title={listMessages.emptyTitle}
          action={
            <ButtonLink to="/dashboard/new-application">{listMessages.emptyAction}</ButtonLink>
          }
        >
          {listMessages.emptyText}
        </EmptyState>
      ) : (
        <ul aria-label={listMessages.label} className="border-t border-line">
          {list.data.map((application) => (
            <OwnEntry key={application.id} application={application} />
          ))}
        </ul>
      )}
    </>
  )
}

function OwnListSkeleton() {
  return (
    <div role="status" aria-label={listMessages.loading} className="border-t border-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-3 border-b border-line py-6">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </div>
  )
}
