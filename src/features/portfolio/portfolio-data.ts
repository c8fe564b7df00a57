import { siteTerms } from '@/features/content'
import { listKey, siteQuery } from '@/shared/site-data'

/*
 * What the pages of this feature read, by name. The route table holds these, so every page of the site carries them:
 * how each is read comes when it is.
 */
type Read = typeof import('./read-portfolio')

const question = <Data>(key: string, ask: (read: Read, signal: AbortSignal) => Promise<Data>) =>
  siteQuery(key, async (signal) => ask(await import('./read-portfolio'), signal))

/** The countries that there are startups in, and something open. */
export const shownCountries = question('shown-countries', (read, signal) =>
  read.fetchCountries(signal),
)

export const startupList = (search: URLSearchParams) =>
  question(listKey('startups', search, ['sector', 'stage', 'country']), (read, signal) =>
    read.fetchStartups(search, signal),
  )

export const openingList = (search: URLSearchParams) =>
  question(listKey('openings', search, ['workplace', 'country', 'contract']), (read, signal) =>
    read.fetchOpenings(search, signal),
  )

/** Those that are open or will be, and a page of those that are over. */
export const challengeList = (search: URLSearchParams) =>
  question(listKey('challenges', search, []), (read, signal) =>
    read.fetchChallenges(search, signal),
  )

/** One with all that it says; null where there is none of this name, or none is named. */
const whole =
  <Data>(
    kind: string,
    fetchOne: (read: Read) => (slug: string, signal: AbortSignal) => Promise<Data | null>,
  ) =>
  (slug: string | null) =>
    question(`${kind}:${slug ?? ''}`, async (read, signal) =>
      slug ? fetchOne(read)(slug, signal) : null,
    )

export const wholeStartup = whole('startup', (read) => read.fetchStartup)
export const wholeOpening = whole('opening', (read) => read.fetchOpening)
export const wholeChallenge = whole('challenge', (read) => read.fetchChallenge)

type Place = { search: URLSearchParams }

const opened = <Query>(
  search: URLSearchParams,
  name: string,
  one: (slug: string | null) => Query,
) => (search.has(name) ? [one(search.get(name))] : [])

export const portfolioData = ({ search }: Place) => [
  startupList(search),
  siteTerms,
  shownCountries,
  ...opened(search, 'startup', wholeStartup),
]

export const careersData = ({ search }: Place) => [
  openingList(search),
  shownCountries,
  ...opened(search, 'opening', wholeOpening),
]

export const innovationData = ({ search }: Place) => [
  challengeList(search),
  ...opened(search, 'challenge', wholeChallenge),
]
