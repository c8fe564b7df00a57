import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { errorKind } from '@/shared/supabase/errors'
import { useLive } from '@/shared/supabase/live'
import { LoadError } from '@/shared/ui/load-error'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { OfflineNotice, StaleNotice } from '@/shared/ui/stale-notice'
import { applicationQueries } from '../queries'
import { DetailSkeleton } from './detail-skeleton'
import { detailMessages } from './messages'
import { MissingApplication } from './missing'
import { OwnDetail } from './own-detail'

/** `/dashboard/applications/:id` for its applicant. Changes on the other side show without a reload. */
export function OwnDetailPage() {
  const { id = '' } = useParams()
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const application = useQuery({
    ...applicationQueries.detail(id, userId),
    enabled: userId !== '',
  })
  useLive(application.data ? `application:${id}` : null, {
    changed: [applicationQueries.all()],
  })

  if (application.data) {
    return (
      <>
        <StaleNotice query={application} />
        <OwnDetail application={application.data} />
      </>
    )
  }
  if (application.data === null || errorKind(application.error) === 'not-found') {
    return <MissingApplication />
  }
  return (
    <>
      <PageMeta title={detailMessages.applications} description={detailMessages.description} />
      {application.isError ? (
        <>
          <PageHeader title={detailMessages.applications} />
          <LoadError
            title={detailMessages.loadFailed}
            error={application.error}
            onRetry={application.refetch}
            busy={application.isFetching}
          />
        </>
      ) : application.fetchStatus === 'paused' ? (
        <OfflineNotice />
      ) : (
        <DetailSkeleton label={detailMessages.loading} />
      )}
    </>
  )
}
