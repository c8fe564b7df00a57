import { DetailFrame } from '@/shared/list/detail-frame'
import { FilterBar } from '@/shared/list/filter-bar'
import { ListHeader } from '@/shared/list/list-header'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { useDetail } from '@/shared/list/use-detail'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { useNameLocale } from '@/shared/ui/country-name'
import { Notice } from '@/shared/ui/notice'
import { PageMeta } from '@/shared/ui/page-meta'
import { countryChoices } from '../country-choices'
import { messages } from './messages'
import { openingList, shownCountries, wholeOpening } from '../portfolio-data'
import { OpeningDetail } from './opening-detail'
import { OpeningList, OpeningListSkeleton } from './opening-list'
import { careersSpec, contracts, workplaces } from './openings'

/** `/careers`: what is open, and one of it where the address names it. */
export function CareersView() {
  const { data: countries } = useSiteData(shownCountries)
  const locale = useNameLocale()
  const list = usePublicList(careersSpec)
  const detail = useDetail('opening')
  const read = useSiteData(openingList(list.search))
  const opened = useSiteData(wholeOpening(detail.slug))

  // What another name was answered says nothing of this one.
  const whole = opened.isPrevious ? undefined : opened.data
  if (detail.slug && whole !== null) {
    const known = whole?.opening ?? read.data?.rows.find(({ slug }) => slug === detail.slug)
    return (
      <DetailFrame back={detail.back} backLabel={messages.detail.back} title={known?.title}>
        <PageMeta
          title={known?.title ?? messages.meta.title}
          description={known?.summary ?? messages.meta.description}
          image="/og/careers.png"
          trail={[{ title: messages.title, path: '/careers' }]}
          {...(known && { canonical: `/careers?opening=${known.slug}` })}
        />
        <OpeningDetail read={opened} whole={whole} />
      </DetailFrame>
    )
  }

  const { filters } = messages
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta {...messages.meta} canonical="/careers" />
      <ListHeader title={messages.title}>
        <p>{messages.lead}</p>
      </ListHeader>
      {(detail.slug || detail.isBroken) && (
        <Notice tone="warning" live>
          {messages.missing(detail.named.slice(0, 60))}
        </Notice>
      )}
      <FilterBar
        view={list.view}
        narrow={list.narrow}
        placeholder={messages.search}
        filters={[
          {
            key: 'workplace',
            label: filters.workplace[0],
            any: filters.workplace[1],
            choices: workplaces.map((id) => ({ id, label: messages.workplaces[id] })),
          },
          {
            key: 'contract',
            label: filters.contract[0],
            any: filters.contract[1],
            choices: contracts.map((id) => ({ id, label: messages.contracts[id] })),
          },
          {
            key: 'country',
            label: filters.country[0],
            any: filters.country[1],
            choices: countryChoices(countries, 'openings', locale),
          },
        ]}
      />
      <DroppedNotice dropped={list.dropped} labels={messages.labels} />
      <Found read={read} failed={messages.failed} skeleton={<OpeningListSkeleton />}>
        {(page) => <OpeningList page={page} list={list} addressOf={detail.addressOf} />}
      </Found>
    </div>
  )
}
