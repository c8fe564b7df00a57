import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ContentView, parseView, toParams } from './view'

/** The list's whole state is its address. */
export function useContentView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => parseView(params), [params])
  // What was asked for last, which the router may still be drawing: a change builds on that, not on what is on screen.
  const latest = useRef(params)
  useEffect(() => void (latest.current = params), [params])

  const show = (next: ContentView, how?: { replace: boolean }) => {
    const params = toParams(next)
    latest.current = params
    setParams(params, how)
  }

  return {
    view,
    /** Changes what is looked for, from the first page on. */
    narrow: (change: Partial<ContentView>, how?: { replace: boolean }) =>
      show({ ...parseView(latest.current), cursor: null, ...change }, how),
    turnTo: (cursor: ContentView['cursor']) => show({ ...parseView(latest.current), cursor }),
  }
}
