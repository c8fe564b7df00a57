import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import {
  type Dropped,
  type Known,
  type ListSpec,
  type ListView,
  readView,
  refineView,
  writeView,
} from './list-view'

export type PublicList<Key extends string> = {
  view: ListView<Key>
  dropped: Dropped<Key>
  /** The view as its queries are told of it. */
  search: URLSearchParams
  /** Where the list is, without search and filters. */
  plain: string
  /** Where the same list is in another view. */
  addressOf: (view: ListView<Key>) => string
  /** Changes the search or the filters, from the first page on. */
  narrow: (change: Partial<ListView<Key>>, how?: { replace: boolean }) => void
}

/** A list whose whole state is its address: shared, reloaded and gone back to like any other page. */
export function usePublicList<Key extends string>(
  spec: ListSpec<Key>,
  known?: Known<Key>,
): PublicList<Key> {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const { view, dropped } = useMemo(() => readView(params, spec, known), [params, spec, known])
  // What was asked for last, which the router may still be drawing: a change builds on that, not on what is on screen.
  const latest = useRef(view)
  useEffect(() => void (latest.current = view), [view])

  return {
    view,
    dropped,
    search: new URLSearchParams(writeView(view, spec)),
    plain: pathname,
    addressOf: (next) => `${pathname}${writeView(next, spec)}`,
    narrow: (change, how) => {
      latest.current = refineView(latest.current, change)
      setParams(writeView(latest.current, spec), how)
    },
  }
}
