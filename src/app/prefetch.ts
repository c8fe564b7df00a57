import { savesData } from '@/shared/saves-data'
import { findRoute, loadWhole } from './route-loading'
import type { AppRoute } from './route-table'

const delay = 3000

/** Three seconds after arrival, fetches the pages that are likely to be next. Not for those who save data. */
export function prefetchNext(routes: readonly AppRoute[], route: AppRoute): () => void {
  const next = route.next ?? []
  if (next.length === 0 || savesData()) return () => undefined
  const timer = setTimeout(() => {
    for (const path of next) {
      const likely = findRoute(routes, path)
      // A page that fails to come early is asked for again when it is wanted.
      if (likely) loadWhole(likely).catch(() => undefined)
    }
  }, delay)
  return () => clearTimeout(timer)
}
