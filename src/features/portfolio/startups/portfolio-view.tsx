import { siteTerms } from '@/features/content'
import { useMemo } from 'react'
import { DetailFrame } from '@/shared/list/detail-frame'
import { ListPage } from '@/shared/list/list-page'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { FilterBar } from '@/shared/list/filter-bar'
import { useOpened } from '@/shared/list/use-opened'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { termChoices } from '@/shared/terms'
import { useNameLocale } from '@/shared/ui/country-name'
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
  const read = useSiteData(startupList(list.search))
  const opened = useOpened('startup', wholeStartup)

  if (opened.isOpen) {
    const entry = opened.whole?.startup ?? read.data?.rows.find(({ slug }) => slug === opened.slug)
    return (
      <DetailFrame
        path="/portfolio"
        words={messages}
        opened={opened}
        entry={entry && { slug: entry.slug, title: entry.name, summary: entry.tagline }}
      >
        {(whole) => <StartupDetail whole={whole} terms={terms} />}
      </DetailFrame>
    )
  }

  const { filters } = messages
  return (
    <ListPage
      path="/portfolio"
      words={messages}
      missing={opened.named && messages.missing(opened.named)}
    >
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
          <StartupList page={page} list={list} terms={terms} addressOf={opened.addressOf} />
        )}
      </Found>
    </ListPage>
  )
}
