import type { Ref } from 'react'
import { SearchBox } from '@/shared/list/search-box'
import { Button } from '@/shared/ui/button'
import { Select } from '@/shared/ui/select'
import { type InboxCounts, type InboxView, kindOf, topicOf, topicsOf } from './letters'
import { inboxMessages as words } from './messages'
import { topicName } from './topic-name'

type ToolbarProps = {
  view: InboxView
  counts: InboxCounts | undefined
  narrow: (change: Partial<InboxView>, how?: { replace: boolean }) => void
  searchRef: Ref<HTMLInputElement>
}

const small = 'min-h-9! py-1! pe-9! text-2! pointer-coarse:min-h-11!'

/** Search and filters; each of them is a part of the address. */
export function Toolbar({ view, counts, narrow, searchRef }: ToolbarProps) {
  const kind = kindOf(view)
  const of = counts?.[kind]
  const topic = topicOf(view)
  const filter = (change: InboxView['filters']) =>
    narrow({ filters: { ...view.filters, ...change } })
  const hasFilters = view.search !== '' || topic !== undefined || Boolean(view.filters.state)
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <div className="flex min-w-0 max-sm:basis-full sm:flex-1">
        <SearchBox
          ref={searchRef}
          label={words.searchLabel(kind)}
          placeholder={words.searchPlaceholder}
          value={view.search}
          onSearch={(search) => narrow({ search }, { replace: view.search !== '' })}
        />
      </div>
      <div className="min-w-32 max-sm:flex-1">
        <Select
          aria-label={words.state}
          value={view.filters.state ?? ''}
          onChange={({ target }) => filter({ state: target.value || undefined })}
          className={small}
        >
          <option value="">{words.withCount(words.states.open, of?.open)}</option>
          <option value="settled">{words.withCount(words.states.settled, of?.settled)}</option>
          <option value="all">{words.states.all}</option>
        </Select>
      </div>
      <div className="min-w-32 max-sm:flex-1">
        <Select
          aria-label={words.topic[kind]}
          value={topic ?? ''}
          onChange={({ target }) => filter({ topic: target.value || undefined })}
          className={small}
        >
          <option value="">{words.allTopics[kind]}</option>
          {topicsOf[kind].map((id) => (
            <option key={id} value={id}>
              {topicName(kind, id)}
            </option>
          ))}
        </Select>
      </div>
      {hasFilters && (
        <Button
          intent="quiet"
          size="sm"
          onClick={() => narrow({ search: '', filters: { kind: view.filters.kind } })}
        >
          {words.clear}
        </Button>
      )}
    </div>
  )
}
