import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '@/shared/list/paging'
import { type ListView, parseView, refine, toParams } from './filters'

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
  // What was asked for last, which the router may still be drawing: a change builds on that, not on what is on screen.
  const latest = useRef(params)
  useEffect(() => void (latest.current = params), [params])

  const show = (next: ListView, opened: string | null, how?: { replace: boolean }) => {
    const params = toParams(next)
    if (opened) params.set('open', opened)
    latest.current = params
    setParams(params, how)
  }

  return {
    view,
    openId: openIn(params),
    narrow: (change, how) =>
      show(refine(parseView(latest.current), change), openIn(latest.current), how),
    turnTo: (cursor) => show({ ...parseView(latest.current), cursor }, openIn(latest.current)),
    open: (id, how) => show(parseView(latest.current), id, how),
  }
}

function openIn(params: URLSearchParams): string | null {
  const id = params.get('open')
  return id && isUuid(id) ? id : null
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
