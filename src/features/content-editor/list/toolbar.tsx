import type { Ref } from 'react'
import { SearchBox } from '@/shared/list/search-box'
import { Button } from '@/shared/ui/button'
import { Select } from '@/shared/ui/select'
import { isState, states } from '../kinds'
import { stateWords } from '../messages'
import type { ContentCounts } from '../types'
import { listMessages } from './messages'
import { type ContentView, hasFilters } from './view'

type ToolbarProps = {
  view: ContentView
  counts: ContentCounts | undefined
  narrow: (change: Partial<ContentView>, how?: { replace: boolean }) => void
  searchRef: Ref<HTMLInputElement>
}

export function Toolbar({ view, counts, narrow, searchRef }: ToolbarProps) {
  const of = counts && (counts[view.kind] ?? {})
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <SearchBox
        ref={searchRef}
        label={listMessages.searchLabel(view.kind)}
        placeholder={listMessages.searchPlaceholder}
        value={view.search}
        onSearch={(search) => narrow({ search }, { replace: view.search !== '' })}
      />
      <div>
        <Select
          aria-label={listMessages.state}
          value={view.state ?? ''}
          onChange={({ target: { value } }) => narrow({ state: isState(value) ? value : null })}
          className="min-h-9! py-1! pe-9! text-2! pointer-coarse:min-h-11!"
        >
          <option value="">{listMessages.allStates}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {listMessages.withCount(stateWords[state].label, of && (of[state] ?? 0))}
            </option>
          ))}
        </Select>
      </div>
      {hasFilters(view) && (
        <Button intent="quiet" size="sm" onClick={() => narrow({ search: '', state: null })}>
          {listMessages.clear}
        </Button>
      )}
    </div>
  )
}
