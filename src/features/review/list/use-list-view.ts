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
  const openId = asked && isUuid(asked) ? asked : null

  const show = (next: ListView, opened: string | null, how?: { replace: boolean }) => {
    const params = toParams(next)
    if (opened) params.set('open', opened)
    setParams(params, how)
  }

  return {
    view,
    openId,
    narrow: (change, how) => show(refine(view, change), openId, how),
    turnTo: (cursor) => show({ ...view, cursor }, openId),
    open: (id, how) => show(view, id, how),
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
