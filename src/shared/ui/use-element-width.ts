import { useCallback, useState, useSyncExternalStore } from 'react'

/** How wide an element is, for what style alone cannot adapt; null until it is on the page. Give it the first of the two as `ref`. */
export function useElementWidth() {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!element) return () => undefined
      const observer = new ResizeObserver(onChange)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [element],
  )
  const width = useSyncExternalStore(
    subscribe,
    () => element?.clientWidth || null,
    () => null,
  )
  return [setElement, width] as const
}
