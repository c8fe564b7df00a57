import { QueryClientContext } from '@tanstack/react-query'
import { type ComponentType, createElement, Suspense, use, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { SiteStoreContext } from '@/shared/site-data'
import { Arrival } from './arrival'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { ErrorFallback } from './error-fallback'
import { PageSkeleton } from './page-skeleton'
import { loadRoute } from './route-loading'
import type { AppRoute } from './route-table'

/** One page of the table: its code and its data start together; what breaks in it stays in it. */
export function RoutePage({ route }: { route: AppRoute }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} fallback={(error) => <ErrorFallback error={error} />}>
      <Opened route={route} />
    </ErrorBoundary>
  )
}

/** Keeps what it waits for outside of the Suspense: inside, a failure would begin anew without end. */
function Opened({ route }: { route: AppRoute }) {
  // Public pages are drawn without the query client; what they read has a store of its own.
  const queryClient = use(QueryClientContext)
  const store = use(SiteStoreContext)
  const params = useParams()
  const { search } = useLocation()
  const [loading] = useState(() => {
    if (typeof document !== 'undefined') {
      const place = { params, search: new URLSearchParams(search) }
      if (queryClient) route.start?.({ ...place, queryClient })
      route.data?.(place).forEach(store.fetchIfMissing)
    }
    return loadRoute(route)
  })
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Ready loading={loading} />
    </Suspense>
  )
}

function Ready({ loading }: { loading: Promise<ComponentType> }) {
  return (
    <>
      {createElement(use(loading))}
      <Arrival />
    </>
  )
}
