import { countryName } from '@/shared/format/countries'
import { Entries } from '@/shared/list/entries'
import { EntryLink } from '@/shared/list/entry-link'
import type { Page } from '@/shared/list/paging'
import type { PublicList } from '@/shared/list/use-public-list'
import { ButtonLink } from '@/shared/ui/button-link'
import { PlaceName } from '@/shared/ui/country-name'
import { ReaderDay } from '@/shared/ui/reader-day'
import { Skeleton } from '@/shared/ui/skeleton'
import { messages } from './messages'
import type { OpeningEntry, OpeningFilter } from './openings'

type OpeningListProps = {
  page: Page<OpeningEntry>
  list: PublicList<OpeningFilter>
  addressOf: (slug: string) => string
}

const columns = 'lg:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(0,2fr)_minmax(0,3fr)] gap-x-6'

/** What is open, as a table where there is room for one. */
export function OpeningList({ page, list, addressOf }: OpeningListProps) {
  const { workplace, contract, country } = list.view.filters
  return (
    <Entries
      page={page}
      list={list}
      words={messages}
      filters={[
        workplace && wordOf(messages.workplaces, workplace),
        contract && wordOf(messages.contracts, contract),
        country && countryName(country),
      ]}
      emptyAction={<ButtonLink to="/portfolio">{messages.emptyAction}</ButtonLink>}
    >
      <div
        aria-hidden="true"
        className={`hidden border-b border-line-strong pb-2 text-1 text-muted lg:grid ${columns}`}
      >
        {Object.values(messages.columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul>
        {page.rows.map((opening) => (
          <OpeningRow key={opening.id} opening={opening} to={addressOf(opening.slug)} />
        ))}
      </ul>
    </Entries>
  )
}

const wordOf = (words: Readonly<Record<string, string>>, id: string) => words[id] ?? id

function OpeningRow({ opening, to }: { opening: OpeningEntry; to: string }) {
  return (
    <li
      className={`group relative grid gap-y-2 border-b border-line py-5 transition-colors hover:bg-surface ${columns}`}
    >
      <div className="grid content-start gap-0.5">
        <h2 className="text-4 font-semibold">
          <EntryLink to={to} opens={opening.slug}>
            {opening.title}
          </EntryLink>
        </h2>
        <p className="text-2 text-muted">{opening.organisation?.name ?? messages.operator}</p>
      </div>
      <div className="flex flex-wrap gap-x-4 text-2 text-muted lg:contents">
        <p className="text-ink">
          <PlaceName city={opening.city} country={opening.country} />
          {(opening.city || opening.country) && ' · '}
          {messages.workplaces[opening.workplace]}
        </p>
        <p>{messages.contracts[opening.contract]}</p>
        <p>
          {opening.closes_at ? (
            <>
              <span className="lg:hidden">{messages.columns.closes} </span>
              <ReaderDay date={opening.closes_at} />
            </>
          ) : (
            messages.untilFilled
          )}
        </p>
      </div>
    </li>
  )
}

const rows = Array.from({ length: 6 }, (_, row) => row)

/** The shape of the list while it is on its way. */
export function OpeningListSkeleton() {
  return rows.map((row) => (
    <div key={row} className={`grid gap-y-3 border-b border-line py-5 ${columns}`}>
      <div className="grid content-start gap-2">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
      </div>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  ))
}
