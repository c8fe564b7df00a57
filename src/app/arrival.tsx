import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigationWay } from '@/shared/navigation-way'
import { arrivals } from './arrivals'
import { readFromHeading } from './reading-place'
import { followScroll, noteScroll, rememberedScroll, scrollBackTo } from './scroll-memory'

let isFirst = true

function findAnchor(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  if (!name) return null
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    // Addresses come from anywhere; one that is not encoded as it should be may still be an id as it is.
    return document.getElementById(name)
  }
}

/**
 * Runs when a page has appeared: scrolls to where it was, to the part that the address names or to the top,
 * and moves the focus. Changes of the query alone stay where they are.
 */
export function Arrival() {
  const { key, pathname, hash } = useLocation()
  const how = useNavigationWay()
  const place = `${key}${pathname}`

  const arrive = useEffectEvent(() => {
    const landing = isFirst
    isFirst = false
    const remembered = how === 'POP' ? rememberedScroll(place, landing) : undefined
    if (remembered !== undefined) scrollBackTo(remembered)
    else if (landing) noteScroll(place)
    else if (!findAnchor(hash)) window.scrollTo(0, 0)
    arrivals.announce()
    return landing ? undefined : readFromHeading()
  })
  const currentPlace = useEffectEvent(() => place)

  // At once and not after the paint: what comes next may be shorter, and its scrolling is not this place's.
  useLayoutEffect(() => followScroll(() => currentPlace()), [])
  useEffect(() => arrive(), [])

  // A change of the query alone makes a new place in the history at the same height of the page.
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    noteScroll(place)
  }, [place])

  useEffect(() => {
    findAnchor(hash)?.scrollIntoView()
  }, [hash])

  return null
}
