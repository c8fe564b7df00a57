import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useNavigationWay } from '@/shared/navigation-way'
import { isSlug } from './list-view'

export type Detail = {
  /** What the address names, when it could be the name of something. */
  slug: string | null
  /** Something is named that cannot be a name. */
  isBroken: boolean
  /** What the address names, as far as a sentence about it has room. */
  named: string
  addressOf: (slug: string) => string
  /** The list, as it was filtered. */
  back: string
}

/** One of a list, open in its place: a state of the page with an address and a heading of its own. */
export function useDetail(name: string, { isPart = false } = {}): Detail {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const named = params.get(name)
  const slug = named !== null && isSlug(named) ? named : null

  const at = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params)
    change(next)
    const text = next.toString()
    return `${pathname}${text && `?${text}`}`
  }
  // A part of the list stands where it is, and is gone to by the list itself.
  useArrival(isPart ? null : slug)
  return {
    slug,
    isBroken: Boolean(named) && slug === null,
    named: (named ?? '').slice(0, 60),
    addressOf: (other) => at((next) => next.set(name, other)),
    back: at((next) => next.delete(name)),
  }
}

/** Begins what has been opened at its heading, and comes back to where the list was and to the link that was followed. */
function useArrival(slug: string | null) {
  const way = useNavigationWay()
  // Followed from html that had no code yet, it is opened by the first drawing.
  const [first] = useState(way === 'PUSH' ? null : slug)
  const last = useRef(first)
  const listTop = useRef(0)

  // The list is shorter or gone by the time that its place has changed, so its position is taken down as it scrolls.
  useLayoutEffect(() => {
    if (slug !== null) return
    const note = () => void (listTop.current = window.scrollY)
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [slug])

  useEffect(() => {
    const before = last.current
    if (before === slug) return
    last.current = slug
    if (slug !== null) {
      window.scrollTo(0, 0)
      focusOn(document.querySelector('main h1, h1'))
      return
    }
    window.scrollTo(0, listTop.current)
    focusOn(document.querySelector(`a[data-opens="${before ?? ''}"]`))
  }, [slug])
}

function focusOn(target: Element | null) {
  if (!(target instanceof HTMLElement)) return
  if (target.tagName === 'H1') target.tabIndex = -1
  target.focus({ preventScroll: true })
}
