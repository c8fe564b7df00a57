import { DetailFrame } from '@/shared/list/detail-frame'
import { FilterBar } from '@/shared/list/filter-bar'
import { ListPage } from '@/shared/list/list-page'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { useOpened } from '@/shared/list/use-opened'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { useNameLocale } from '@/shared/ui/country-name'
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
  const read = useSiteData(openingList(list.search))
  const opened = useOpened('opening', wholeOpening)

  if (opened.isOpen) {
    const entry = opened.whole?.opening ?? read.data?.rows.find(({ slug }) => slug === opened.slug)
    return (
      <DetailFrame path="/careers" words={messages} opened={opened} entry={entry}>
        {(whole) => <OpeningDetail whole={whole} />}
      </DetailFrame>
    )
  }

  const { filters } = messages
  return (
    <ListPage
      path="/careers"
      words={messages}
      missing={opened.named && messages.missing(opened.named)}
    >
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
        {(page) => <OpeningList page={page} list={list} addressOf={opened.addressOf} />}
      </Found>
    </ListPage>
  )
}
