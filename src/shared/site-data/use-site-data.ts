import { use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { SiteQuery } from './site-query'
import { SiteStoreContext } from './site-store'

export type SiteData<Data> = {
  /** Undefined until it is there; when the key changes, what the key before had stays until then. */
  data: Data | undefined
  error: unknown
  isFetching: boolean
  /** `data` is the answer to the key before: dim it. */
  isPrevious: boolean
  refetch: () => void
}

/** What a public page shows from the database, without the query client. */
export function useSiteData<Data>(query: SiteQuery<Data>): SiteData<Data> {
  const store = use(SiteStoreContext)
  const { key } = query
  const listen = useCallback((listener: () => void) => store.listen(key, listener), [store, key])
  const { error, isFetching, ...state } = useSyncExternalStore(
    listen,
    () => store.read(key),
    () => store.readFirst(key),
  )
  const own = state.data as Data | undefined

  const arrive = useEffectEvent(() => store.fetchIfOld(query))
  useEffect(() => arrive(), [store, key])

  const [previous, keep] = useState(own)
  if (own !== undefined && own !== previous) keep(own)
  const isPrevious = own === undefined && isFetching && previous !== undefined

  return {
    data: isPrevious ? previous : own,
    error,
    isFetching,
    isPrevious,
    refetch: () => store.fetchAnew(query),
  }
}
