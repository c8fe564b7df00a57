import { createElement, lazy, Suspense, use, useEffect, useState } from 'react'
import { Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { NavigationWay } from '@/shared/navigation-way'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { useHydrated } from '@/shared/use-hydrated'
import { Arrival } from './arrival'
import { ErrorFallback } from './error-fallback'
import { type LayoutComponent, loadLayout } from './layout-loading'
import { PageSkeleton } from './page-skeleton'
import { prefetchNext } from './prefetch'
import { RecoveryRedirect } from './recovery-redirect'
import { findRoute } from './route-loading'
import { RoutePage } from './route-page'
import type { AppRoute, Layout } from './route-table'
import { siteRoutes } from './routes'

const NotFoundPage = lazy(() =>
  import('./not-found-page').then((module) => ({ default: module.NotFoundPage })),
)

const layouts: Layout[] = ['public', 'form', 'bare', 'dashboard']

/** Every page of the table in its layout; for any other path, the page that says so. */
export function AppRoutes() {
  const routes = siteRoutes()
  const location = useLocation()
  const way = useNavigationType()
  // A prerendered page was made without a query, and is taken over as it was made; what the query asks for comes next.
  const isAsMade = !useHydrated() && findRoute(routes, location.pathname)?.layout === 'public'
  return (
    <NavigationWay value={way}>
      <RecoveryRedirect />
      <Routes location={isAsMade ? { ...location, search: '' } : location}>
        {layouts.map((name) => (
          <Route key={name} element={<Frame key={name} layout={name} />}>
            {routes
              .filter((route) => route.layout === name)
              .map((route) => (
                <Route key={route.path} path={route.path} element={<Place route={route} />} />
              ))}
          </Route>
        ))}
        <Route element={<Frame key="public" layout="public" />}>
          <Route path="*" element={<Missing />} />
        </Route>
      </Routes>
    </NavigationWay>
  )
}

function Frame({ layout }: { layout: Layout }) {
  return (
    <ErrorBoundary fallback={(error) => <ErrorFallback error={error} whole />}>
      <Around layout={layout} />
    </ErrorBoundary>
  )
}

/** Keeps what it waits for outside of the Suspense: inside, a failure would begin anew without end. */
function Around({ layout }: { layout: Layout }) {
  const [loading] = useState(() => loadLayout(layout))
  return (
    <Suspense fallback={<PageSkeleton whole />}>
      <Drawn loading={loading} />
    </Suspense>
  )
}

function Drawn({ loading }: { loading: Promise<LayoutComponent> }) {
  return createElement(use(loading), null, <Outlet />)
}

function Place({ route }: { route: AppRoute }) {
  useEffect(() => prefetchNext(siteRoutes(), route), [route])
  return <RoutePage route={route} />
}

function Missing() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} fallback={(error) => <ErrorFallback error={error} />}>
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundPage />
        <Arrival />
      </Suspense>
    </ErrorBoundary>
  )
}
