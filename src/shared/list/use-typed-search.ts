import { useEffect, useEffectEvent, useState } from 'react'

const DEBOUNCE_MS = 250

/** A search that is asked for a moment after the last key, or at once by `searchNow`; `begun` is what was typed before. */
export function useTypedSearch(
  value: string,
  onSearch: (value: string) => void,
  begun: string = value,
) {
  const [typed, setTyped] = useState(begun)
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    // Not what was asked for here, so the address changed by other means: Back, a cleared filter.
    if (value !== asked) {
      setAsked(value)
      setTyped(value)
    }
  }

  const search = (next: string) => {
    setAsked(next)
    onSearch(next)
  }
  // By then a filter may have changed or a row be open: what is asked for builds on what is there at that moment.
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => searchLater(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked])

  return { typed, setTyped, searchNow: () => search(typed) }
}
