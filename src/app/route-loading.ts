import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { loadOnce } from '@/shared/load-once'
import { loadLayout } from './layout-loading'
import type { AppRoute } from './route-table'

const loaders = new Map<AppRoute['load'], () => Promise<ComponentType>>()

/** Fetches a route's page once. */
export function loadRoute(route: AppRoute): Promise<ComponentType> {
  const load = loaders.get(route.load) ?? loadOnce(route.load)
  loaders.set(route.load, load)
  return load()
}

/** Fetches all that a route needs before it can be drawn in one go. */
export async function loadWhole(route: AppRoute): Promise<void> {
  await Promise.all([loadLayout(route.layout), loadRoute(route)])
}

/** The row of the table that a path belongs to, if any. */
export function findRoute(routes: readonly AppRoute[], pathname: string): AppRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname))
}
