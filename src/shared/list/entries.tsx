import type { ReactNode } from 'react'
import { Nothing } from './list-states'
import { Pager } from './pager'
import type { Page } from './paging'
import type { PublicList } from './use-public-list'

type EntriesProps<Key extends string> = {
  page: Page<unknown>
  list: PublicList<Key>
  words: {
    words: (search: string) => string
    found: (count: number) => string
    newer: string
    older: string
    noMatchTitle: string
    noMatchText: (filters: string[]) => string
    emptyTitle: string
    emptyText: string
  }
  /** The filters in words; those that are not chosen fall out. */
  filters: (string | false | undefined)[]
  /** What to do where there is nothing at all. */
  emptyAction?: ReactNode
  children: ReactNode
}

const isSaid = (filter: string | false | undefined): filter is string => Boolean(filter)

/** A page of entries with the ways to its neighbours, or why there are none. */
export function Entries<Key extends string>({
  page,
  list: { view, addressOf, plain },
  words,
  filters,
  emptyAction,
  children,
}: EntriesProps<Key>) {
  const search = view.search.trim()
  const found = words.found(page.rows.length)
  if (page.rows.length === 0) {
    return (
      <Nothing
        filters={[search && words.words(search), ...filters].filter(isSaid)}
        isPastTheEnd={view.cursor !== null}
        plain={plain}
        first={addressOf({ ...view, cursor: null })}
        noMatch={{ title: words.noMatchTitle, text: words.noMatchText }}
        empty={{ title: words.emptyTitle, text: words.emptyText, action: emptyAction }}
      />
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {found}
      </p>
      {children}
      <Pager
        page={page}
        count={found}
        words={{ previous: words.newer, next: words.older }}
        addressOf={(cursor) => addressOf({ ...view, cursor })}
      />
    </>
  )
}
