import { Link } from 'react-router-dom'
import { Nothing } from '@/shared/list/list-states'
import type { PublicList } from '@/shared/list/use-public-list'
import { buttonStyle } from '@/shared/ui/button-style'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { type FilterKey, type InboxCounts, kindOf, topicOf } from './letters'
import { inboxMessages as words } from './messages'
import { topicName } from './topic-name'

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The shape of the list while it is on its way. */
export function InboxSkeleton() {
  return (
    <div role="status" aria-label={words.loading} className="max-w-[24rem] border-t border-line">
      {rows.map((row) => (
        <div key={row} className="grid gap-2 border-b border-line px-3 py-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3 w-1/4" />
        </div>
      ))}
    </div>
  )
}

type EmptyInboxProps = { list: PublicList<FilterKey>; counts: InboxCounts | undefined }

/** Nothing to show: because nobody wrote, all of it is settled, nothing matches, or the page has emptied. */
export function EmptyInbox({ list: { view, addressOf }, counts }: EmptyInboxProps) {
  const kind = kindOf(view)
  const topic = topicOf(view)
  const { state } = view.filters
  const sought = [
    view.search.trim() && `“${view.search.trim()}”`,
    topic && topicName(kind, topic).toLowerCase(),
  ].filter((one) => typeof one === 'string' && one !== '') as string[]
  const filters = view.filters.kind ? { kind: view.filters.kind } : {}
  const plain = addressOf({ search: '', filters, cursor: null })
  const settled = counts?.[kind].settled ?? 0

  if (sought.length === 0 && !view.cursor && !state && settled > 0) {
    return (
      <EmptyState
        title={words.nothingOpen.title}
        action={
          <Link
            to={addressOf({ search: '', filters: { ...filters, state: 'settled' }, cursor: null })}
            className={buttonStyle('secondary', 'sm')}
          >
            {words.nothingOpen.action}
          </Link>
        }
      >
        {words.nothingOpen.text}
      </EmptyState>
    )
  }
  return (
    <Nothing
      filters={[...sought, ...(state === 'settled' ? [words.states.settled.toLowerCase()] : [])]}
      isPastTheEnd={view.cursor !== null}
      plain={plain}
      first={addressOf({ ...view, cursor: null })}
      noMatch={{ title: words.noMatchTitle, text: words.noMatch }}
      empty={words.none[kind]}
    />
  )
}
