import { useMemo } from 'react'
import { ChoiceLinks } from '@/shared/list/choice-links'
import { DetailFrame } from '@/shared/list/detail-frame'
import { FilterBar } from '@/shared/list/filter-bar'
import { ListHeader } from '@/shared/list/list-header'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { refineView } from '@/shared/list/list-view'
import { useDetail } from '@/shared/list/use-detail'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { termChoices } from '@/shared/terms'
import { Notice } from '@/shared/ui/notice'
import { PageMeta } from '@/shared/ui/page-meta'
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
  const detail = useDetail('resource')
  const read = useSiteData(resourceList(list.search))
  const opened = useSiteData(wholeResource(detail.slug))
  const { view, addressOf } = list

  // What another name was answered says nothing of this one.
  const whole = opened.isPrevious ? undefined : opened.data
  if (detail.slug && whole !== null) {
    const entry = whole?.resource ?? read.data?.rows.find(({ slug }) => slug === detail.slug)
    return (
      <DetailFrame back={detail.back} backLabel={messages.detail.back} title={entry?.title}>
        <PageMeta
          title={entry?.title ?? messages.meta.title}
          description={entry?.summary ?? messages.meta.description}
          image="/og/resources.png"
          trail={[{ title: messages.title, path: '/resources' }]}
          {...(entry && { canonical: `/resources?resource=${entry.slug}` })}
        />
        <ResourceDetail read={opened} whole={whole} terms={terms} />
      </DetailFrame>
    )
  }

  const { filters } = messages
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta {...messages.meta} canonical="/resources" />
      <ListHeader title={messages.title}>
        <p>{messages.lead}</p>
      </ListHeader>
      {(detail.slug || detail.isBroken) && (
        <Notice tone="warning" live>
          {messages.missing(detail.named.slice(0, 60))}
        </Notice>
      )}
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
          <ResourceList page={page} list={list} terms={terms} addressOf={detail.addressOf} />
        )}
      </Found>
    </div>
  )
}
