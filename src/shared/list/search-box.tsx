import { controlStyle } from '@/shared/ui/control-style'
import { Icon } from '@/shared/ui/icon'
import { useTypedSearch } from './use-typed-search'

type SearchBoxProps = {
  value: string
  /** What is searched, in words: for whoever does not see the placeholder. */
  label: string
  placeholder: string
  onSearch: (value: string) => void
  ref?: React.Ref<HTMLInputElement>
}

/** Searches a moment after the last key, at once on Enter. */
export function SearchBox({ value, label, placeholder, onSearch, ref }: SearchBoxProps) {
  const { typed, setTyped, searchNow } = useTypedSearch(value, onSearch)
  return (
    <form
      role="search"
      className="relative min-w-0 flex-1 basis-44 lg:basis-72"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
      />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
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
