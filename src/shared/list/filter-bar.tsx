import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { buttonStyle } from '@/shared/ui/button-style'
import { readSentForm } from '@/shared/later/sent-form'
import { controlStyle } from '@/shared/ui/control-style'
import { Icon } from '@/shared/ui/icon'
import type { ListView } from './list-view'
import { publicListMessages as messages } from './public-messages'
import { useTypedSearch } from './use-typed-search'

export type Choice = { id: string; label: string }

export type Filter<Key extends string> = {
  key: Key
  label: string
  /** What stands there while nothing is chosen. */
  any: string
  choices: readonly Choice[]
}

type FilterBarProps<Key extends string> = {
  view: ListView<Key>
  placeholder: string
  filters: readonly Filter<Key>[]
  narrow: (change: Partial<ListView<Key>>, how?: { replace: boolean }) => void
  /** Filters that are chosen in another way and have to come along when the form is sent by the browser. */
  children?: ReactNode
}

/**
 * Search and filters as a form of the browser's own: before any script has run, sending it leads to the same list. After
 * that a filter counts at once, and a search a moment after the last key.
 */
export function FilterBar<Key extends string>({
  view,
  placeholder,
  filters,
  narrow,
  children,
}: FilterBarProps<Key>) {
  const { pathname } = useLocation()
  // What was typed and chosen while the page was there and its code was not.
  const [sent] = useState(readSentForm)
  const { typed, setTyped, searchNow } = useTypedSearch(
    view.search,
    (search) => narrow({ search }, { replace: true }),
    sent['q'],
  )
  const labels = useId()

  const takeOver = useEffectEvent(() => {
    const chosen = filters.flatMap(({ key }) => (sent[key] === undefined ? [] : [[key, sent[key]]]))
    if (chosen.length === 0) return
    narrow({ filters: { ...view.filters, ...Object.fromEntries(chosen) } }, { replace: true })
  })
  useEffect(() => takeOver(), [])

  return (
    <form
      role="search"
      action={pathname}
      autoComplete="off"
      className="screen-only grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      {children}
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <div className="relative col-span-2 min-w-0 sm:max-w-[36rem] sm:flex-1 sm:basis-72">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
          />
          <input
            type="search"
            name="q"
            aria-label={messages.search}
            placeholder={placeholder}
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={controlStyle('ps-10! pe-24!')}
          />
          <button
            type="submit"
            className={buttonStyle('quiet', 'sm', 'absolute inset-y-0 end-1 my-auto min-h-9!')}
          >
            {messages.submit}
          </button>
        </div>
        {filters.map((filter) => (
          <div
            key={filter.key}
            className="grid min-w-0 gap-1 max-sm:[&:last-child:nth-child(even)]:col-span-2 sm:w-44"
          >
            <label htmlFor={`${labels}-${filter.key}`} className="text-1 text-muted">
              {filter.label}
            </label>
            <select
              id={`${labels}-${filter.key}`}
              name={filter.key}
              value={view.filters[filter.key] ?? ''}
              onChange={(event) =>
                narrow({
                  filters: { ...view.filters, [filter.key]: event.target.value || undefined },
                })
              }
              className={controlStyle(
                view.filters[filter.key]
                  ? 'select-arrow border-accent! font-medium text-2!'
                  : 'select-arrow text-2!',
              )}
            >
              <option value="">{filter.any}</option>
              {withChosen(filter, view.filters[filter.key]).map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <noscript>
        <p className="text-2 text-muted">{messages.noScripts}</p>
      </noscript>
    </form>
  )
}

/** What is chosen stands in the list, also while the list is still on its way. */
function withChosen<Key extends string>(filter: Filter<Key>, chosen: string | undefined) {
  if (!chosen || filter.choices.some(({ id }) => id === chosen)) return filter.choices
  return [...filter.choices, { id: chosen, label: chosen }]
}
