import { loadOwnDetailPage, loadOwnHome, loadOwnListPage } from '@/features/applications'
import { Skeleton } from '@/shared/ui/skeleton'
import { pageByRole } from './by-role'
import { noFilters, parseView, plainView } from './list/filters'
import { reviewQueries } from './queries'

const waiting = (
  <div role="status" aria-label="Loading" className="grid gap-8">
    <Skeleton className="h-9 w-2/5" />
    <Skeleton lines={6} />
  </div>
)

export const dashboardPage = pageByRole(
  {
    load: () => import('./home/staff-home').then((module) => module.StaffHome),
    start: ({ queryClient }) => {
      void queryClient.prefetchQuery(reviewQueries.counts(noFilters))
      void queryClient.prefetchQuery(reviewQueries.list(plainView))
    },
  },
  { load: loadOwnHome },
  waiting,
)

export const applicationsPage = pageByRole(
  {
    load: () => import('./list/staff-list').then((module) => module.StaffList),
    start: ({ queryClient, search }) => {
      const view = parseView(search)
      void queryClient.prefetchQuery(reviewQueries.list(view))
      void queryClient.prefetchQuery(reviewQueries.counts(view))
    },
  },
  { load: loadOwnListPage },
  waiting,
)

export const applicationPage = pageByRole(
  {
    load: () => import('./detail/staff-detail-page').then((module) => module.StaffDetailPage),
    start: ({ queryClient, params }) => {
      if (params.id) void queryClient.prefetchQuery(reviewQueries.detail(params.id))
    },
  },
  { load: loadOwnDetailPage },
  waiting,
)
