import { useMemo } from 'react'
import { ChoiceLinks } from '@/shared/list/choice-links'
import { DetailFrame } from '@/shared/list/detail-frame'
import { FilterBar } from '@/shared/list/filter-bar'
import { ListPage } from '@/shared/list/list-page'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { refineView } from '@/shared/list/list-view'
import { useOpened } from '@/shared/list/use-opened'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { termChoices } from '@/shared/terms'
import { messages } from './messages'
import { resourceList, siteTerms, wholeResource } from '../content-data'
import { ResourceDetail } from './resource-detail'
import { ResourceList, ResourceListSkeleton } from './resource-list'
import { audiences, kinds, resourcesSpec } from './resources'

/** `/resources`: the resources, and one of them where the address names it. */
export function ResourcesView() {
  const { data: terms } = useSiteData(siteTerms)
  const known = useMemo(
    () => ({
      sector: terms?.sectors.map(({ id }) => id),
      stage: terms?.startup_stages.map(({ id }) => id),
    }),
    [terms],
  )
  const list = usePublicList(resourcesSpec, known)
  const read = useSiteData(resourceList(list.search))
  const opened = useOpened('resource', wholeResource)
  const { view, addressOf } = list

  if (opened.isOpen) {
    const entry = opened.whole?.resource ?? read.data?.rows.find(({ slug }) => slug === opened.slug)
    return (
      <DetailFrame path="/resources" words={messages} opened={opened} entry={entry}>
        {(whole) => <ResourceDetail whole={whole} terms={terms} />}
      </DetailFrame>
    )
  }

  const { filters } = messages
  return (
    <ListPage
      path="/resources"
      words={messages}
      missing={opened.named && messages.missing(opened.named)}
    >
      <div className="grid grid-cols-1 gap-4">
        <FilterBar
          view={view}
          narrow={list.narrow}
          placeholder={messages.search}
          filters={[
            {
              key: 'audience',
              label: filters.audience[0],
              any: filters.audience[1],
              choices: audiences.map((id) => ({ id, label: messages.audiences[id] })),
            },
            {
              key: 'sector',
              label: filters.sector[0],
              any: filters.sector[1],
              choices: termChoices(terms, 'sectors'),
            },
            {
              key: 'stage',
              label: filters.stage[0],
              any: filters.stage[1],
              choices: termChoices(terms, 'startup_stages'),
            },
          ]}
        >
          {view.filters.kind && <input type="hidden" name="kind" value={view.filters.kind} />}
        </FilterBar>
        <ChoiceLinks
          label={messages.kindsLabel}
          any={messages.allKinds}
          choices={kinds.map((id) => ({ id, label: messages.kinds[id] }))}
          chosen={view.filters.kind}
          to={(kind) => addressOf(refineView(view, { filters: { ...view.filters, kind } }))}
        />
      </div>
      <DroppedNotice dropped={list.dropped} labels={messages.labels} />
      <Found read={read} failed={messages.failed} skeleton={<ResourceListSkeleton />}>
        {(page) => (
          <ResourceList page={page} list={list} terms={terms} addressOf={opened.addressOf} />
        )}
      </Found>
    </ListPage>
  )
}
