import { siteTerms } from '@/features/content'
import { useMemo } from 'react'
import { ListHeader } from '@/shared/list/list-header'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { FilterBar } from '@/shared/list/filter-bar'
import { useDetail } from '@/shared/list/use-detail'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { termChoices } from '@/shared/terms'
import { useNameLocale } from '@/shared/ui/country-name'
import { Notice } from '@/shared/ui/notice'
import { PageMeta } from '@/shared/ui/page-meta'
import { countryChoices } from '../country-choices'
import { messages } from './messages'
import { shownCountries, startupList, wholeStartup } from '../portfolio-data'
import { StartupDetail } from './startup-detail'
import { StartupList, StartupListSkeleton } from './startup-list'
import { portfolioSpec } from './startups'

/** `/portfolio`: the startups, and one of them where the address names it. */
export function PortfolioView() {
  const { data: terms } = useSiteData(siteTerms)
  const { data: countries } = useSiteData(shownCountries)
  const locale = useNameLocale()
  const known = useMemo(
    () => ({
      sector: terms?.sectors.map(({ id }) => id),
      stage: terms?.startup_stages.map(({ id }) => id),
    }),
    [terms],
  )
  const list = usePublicList(portfolioSpec, known)
  const detail = useDetail('startup')
  const read = useSiteData(startupList(list.search))
  const opened = useSiteData(wholeStartup(detail.slug))

  // What another name was answered says nothing of this one.
  const whole = opened.isPrevious ? undefined : opened.data
  if (detail.slug && whole !== null) {
    const entry = read.data?.rows.find(({ slug }) => slug === detail.slug)
    return (
      <StartupDetail read={opened} whole={whole} entry={entry} back={detail.back} terms={terms} />
    )
  }

  const { filters } = messages
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta {...messages.meta} canonical="/portfolio" />
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
          {
            key: 'country',
            label: filters.country[0],
            any: filters.country[1],
            choices: countryChoices(countries, 'portfolio', locale),
          },
        ]}
      />
      <DroppedNotice dropped={list.dropped} labels={messages.labels} />
      <Found read={read} failed={messages.failed} skeleton={<StartupListSkeleton />}>
        {(page) => (
          <StartupList page={page} list={list} terms={terms} addressOf={detail.addressOf} />
        )}
      </Found>
    </div>
  )
}
