import { useLayoutEffect, useRef } from 'react'

let hadFocus = false

/**
 * The heading of a page that is drawn in steps: each step has an `h1` of its own, and where the focus was on the one
 * before it goes over to the next.
 */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    if (hadFocus && element) {
      element.tabIndex = -1
      element.focus({ preventScroll: true })
    }
    hadFocus = false
    return () => {
      hadFocus = element !== null && document.activeElement === element
    }
  }, [])
  return heading
}
