import { useEffect, useEffectEvent, useState } from 'react'
import { controlStyle } from '@/shared/ui/control-style'
import { Icon } from '@/shared/ui/icon'
import { listMessages } from './messages'

type SearchBoxProps = {
  value: string
  onSearch: (value: string) => void
  ref?: React.Ref<HTMLInputElement>
}

const DEBOUNCE_MS = 250

/** Searches a moment after the last key, at once on Enter. */
export function SearchBox({ value, onSearch, ref }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
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

  return (
    <form
      role="search"
      className="relative min-w-0 flex-1 basis-44 lg:basis-72"
      onSubmit={(event) => {
        event.preventDefault()
        search(typed)
      }}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
      />
      <input
        ref={ref}
        type="search"
        aria-label={listMessages.searchLabel}
        placeholder={listMessages.searchPlaceholder}
        aria-keyshortcuts="/"
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={controlStyle('min-h-9! py-1! ps-10! text-2! pointer-coarse:min-h-11!')}
      />
    </form>
  )
}
