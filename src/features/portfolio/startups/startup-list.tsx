import { Entries } from '@/shared/list/entries'
import { EntryLink } from '@/shared/list/entry-link'
import type { Page } from '@/shared/list/paging'
import type { PublicList } from '@/shared/list/use-public-list'
import { type Terms, termLabel } from '@/shared/terms'
import { ButtonLink } from '@/shared/ui/button-link'
import { PlaceName } from '@/shared/ui/country-name'
import { Skeleton } from '@/shared/ui/skeleton'
import { countryName } from '@/shared/format/countries'
import { messages } from './messages'
import { StartupMark } from './startup-mark'
import type { StartupEntry, StartupFilter } from './startups'

type StartupListProps = {
  page: Page<StartupEntry>
  list: PublicList<StartupFilter>
  terms: Terms | undefined
  addressOf: (slug: string) => string
}

const columns = 'lg:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(0,2fr)_minmax(0,3fr)]'

/** The startups as a directory: what is compared stands below each other where there is room. */
export function StartupList({ page, list, terms, addressOf }: StartupListProps) {
  const { sector, stage, country } = list.view.filters
  return (
    <Entries
      page={page}
      list={list}
      words={messages}
      filters={[
        sector && termLabel(terms, 'sectors', sector),
        stage && termLabel(terms, 'startup_stages', stage),
        country && countryName(country),
      ]}
      emptyAction={<ButtonLink to="/apply">{messages.emptyAction}</ButtonLink>}
    >
      <div
        aria-hidden="true"
        className={`hidden gap-x-6 border-b border-line-strong pb-2 text-1 text-muted lg:grid ${columns}`}
      >
        {Object.values(messages.columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul>
        {page.rows.map((startup) => (
          <StartupRow
            key={startup.id}
            startup={startup}
            terms={terms}
            to={addressOf(startup.slug)}
          />
        ))}
      </ul>
    </Entries>
  )
}

type StartupRowProps = { startup: StartupEntry; terms: Terms | undefined; to: string }

function StartupRow({ startup, terms, to }: StartupRowProps) {
  return (
    <li
      className={`group relative grid gap-x-6 gap-y-2 border-b border-line py-5 transition-colors hover:bg-surface ${columns}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
        <StartupMark name={startup.name} image={startup.image} />
        <div className="grid content-start gap-0.5">
          <h2 className="text-4 font-semibold">
            <EntryLink to={to} opens={startup.slug}>
              {startup.name}
            </EntryLink>
          </h2>
          <p className="text-2 text-muted">{startup.tagline}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-4 ps-16 text-2 text-muted lg:contents">
        <p className="w-full text-ink lg:w-auto">
          {startup.sectors.map((sector) => termLabel(terms, 'sectors', sector)).join(', ')}
        </p>
        <p>{startup.stage && termLabel(terms, 'startup_stages', startup.stage)}</p>
        <p>
          <PlaceName city={startup.city} country={startup.country} />
        </p>
      </div>
    </li>
  )
}

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The shape of the list while it is on its way. */
export function StartupListSkeleton() {
  return rows.map((row) => (
    <div key={row} className={`grid gap-x-6 gap-y-3 border-b border-line py-5 ${columns}`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
        <Skeleton className="size-12" />
        <div className="grid content-start gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
      <Skeleton className="ms-16 h-4 w-2/3 lg:ms-0" />
      <Skeleton className="ms-16 h-4 w-1/3 lg:ms-0" />
      <Skeleton className="ms-16 h-4 w-1/2 lg:ms-0" />
    </div>
  ))
}
