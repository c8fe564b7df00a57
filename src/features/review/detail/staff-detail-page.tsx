import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailSkeleton, loadOwnDetailPage, MissingApplication } from '@/features/applications'
import { errorKind, refusal } from '@/shared/supabase/errors'
import { useLive } from '@/shared/supabase/live'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { reviewQueries } from '../queries'
import { detailMessages } from './messages'
import { StaffDetail } from './staff-detail'

const OwnDetailPage = lazy(() => loadOwnDetailPage().then((page) => ({ default: page })))

/** `/dashboard/applications/:id` for staff. Their own application they see as applicants do: nobody judges themselves. */
export function StaffDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(reviewQueries.detail(id))
  const { queryKey } = reviewQueries.detail(id)
  // Only what the applicant sees is said on the application's own topic; the rest is said to staff.
  useLive(query.data ? `application:${id}` : null, { changed: [queryKey] })
  useLive('staff', { application_changed: [queryKey] })

  const hint = refusal(query.error)?.hint
  if (hint === 'own_application') return <OwnDetailPage />
  if (query.data) return <StaffDetail key={id} detail={query.data} freshness={query} />
  if (hint === 'not_found' || errorKind(query.error) === 'not-found') return <MissingApplication />
  return (
    <>
      <PageMeta title={detailMessages.applications} description={detailMessages.description} />
      {query.isError ? (
        <>
          <PageHeader title={detailMessages.applications} />
          <LoadError
            title={detailMessages.loadFailed}
            error={query.error}
            onRetry={query.refetch}
            busy={query.isFetching}
          />
        </>
      ) : (
        <Waiting isOffline={query.fetchStatus === 'paused'} />
      )}
    </>
  )
}

function Waiting({ isOffline }: { isOffline: boolean }) {
  return isOffline ? <OfflineNotice /> : <DetailSkeleton label={detailMessages.loading} />
}
