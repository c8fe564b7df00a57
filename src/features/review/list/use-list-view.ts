import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUuid, type ListView, parseView, refine, toParams } from './filters'

export type ListNavigation = {
  view: ListView
  /** The application in the side panel. */
  openId: string | null
  /** Changes filters or order, from the first page on. */
  narrow: (change: Partial<ListView>, how?: { replace: boolean }) => void
  turnTo: (cursor: ListView['cursor']) => void
  open: (id: string | null, how?: { replace: boolean }) => void
}

/** The list's whole state is its address: shared, reloaded and gone back to like any other. */
export function useListView(): ListNavigation {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => parseView(params), [params])
  const asked = params.get('open')

  return {
    view,
    openId: asked && isUuid(asked) ? asked : null,
    narrow: (change, how) => setParams(toParams(refine(view, change)), how),
    turnTo: (cursor) => setParams(toParams({ ...view, cursor })),
    open: (id, how) => {
      const next = toParams(view)
      if (id) next.set('open', id)
      setParams(next, how)
    },
  }
}

/** Where an application's page is, reached from this view and knowing the way back. */
export function detailAddress(id: string, view: ListView): string {
  const search = toParams(view).toString()
  return `/dashboard/applications/${id}${search && `?${search}`}`
}

/** Where the list is, in this view. */
export function listAddress(view: ListView): string {
  const search = toParams(view).toString()
  return `/dashboard/applications${search && `?${search}`}`
}
