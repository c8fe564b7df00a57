import { Entries } from '@/shared/list/entries'
import { EntryLink } from '@/shared/list/entry-link'
import type { Page } from '@/shared/list/paging'
import type { PublicList } from '@/shared/list/use-public-list'
import { type Terms, termLabel } from '@/shared/terms'
import { Icon } from '@/shared/ui/icon'
import { Skeleton } from '@/shared/ui/skeleton'
import { messages } from './messages'
import { audiences, kinds, type ResourceEntry, type ResourceFilter } from './resources'

type ResourceListProps = {
  page: Page<ResourceEntry>
  list: PublicList<ResourceFilter>
  terms: Terms | undefined
  addressOf: (slug: string) => string
}

const columns = 'gap-x-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,8fr)_minmax(0,4fr)]'

/** The resources, each on a line of its own, with what kind it is first. */
export function ResourceList({ page, list, terms, addressOf }: ResourceListProps) {
  return (
    <Entries page={page} list={list} words={messages} filters={filterWords(list.view, terms)}>
      <ul className="border-t border-line-strong">
        {page.rows.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} to={addressOf(resource.slug)} />
        ))}
      </ul>
    </Entries>
  )
}

function filterWords(view: PublicList<ResourceFilter>['view'], terms: Terms | undefined) {
  const { kind, audience, sector, stage } = view.filters
  const chosenKind = kinds.find((id) => id === kind)
  const chosenAudience = audiences.find((id) => id === audience)
  return [
    chosenKind && messages.kinds[chosenKind].toLowerCase(),
    chosenAudience && messages.audiences[chosenAudience].toLowerCase(),
    sector && termLabel(terms, 'sectors', sector),
    stage && termLabel(terms, 'startup_stages', stage),
  ]
}

/** For whom it is, in words. */
export const audienceWords = (audience: ResourceEntry['audience']): string =>
  audience.length === 0 || audience.length === audiences.length
    ? messages.everybody
    : audience.map((id) => messages.audiences[id]).join(', ')

function ResourceRow({ resource, to }: { resource: ResourceEntry; to: string }) {
  return (
    <li
      className={`group relative grid gap-y-2 border-b border-line py-5 transition-colors hover:bg-surface ${columns}`}
    >
      <p className="text-2 font-medium text-accent">{messages.kind[resource.kind]}</p>
      <div className="grid content-start gap-1">
        <h2 className="text-4 font-semibold">
          <EntryLink to={to} opens={resource.slug}>
            {resource.title}
          </EntryLink>
        </h2>
        <p className="max-w-measure text-2 text-muted">{resource.summary}</p>
      </div>
      <div className="flex flex-wrap content-start gap-x-4 gap-y-1 text-2 text-muted lg:grid">
        {resource.members_only && (
          <p className="inline-flex items-center gap-1.5 font-medium text-ink">
            <Icon name="lock" className="size-4" />
            {messages.membersOnly}
          </p>
        )}
        <p>{messages.for(audienceWords(resource.audience))}</p>
        {resource.provider && <p>{messages.by(resource.provider)}</p>}
      </div>
    </li>
  )
}

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The shape of the list while it is on its way. */
export function ResourceListSkeleton() {
  return (
    <div className="border-t border-line-strong">
      {rows.map((row) => (
        <div key={row} className={`grid gap-y-3 border-b border-line py-5 ${columns}`}>
          <Skeleton className="h-4 w-20" />
          <div className="grid gap-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full max-w-measure" />
          </div>
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
