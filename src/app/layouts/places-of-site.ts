import { siteRoutes } from '../routes'

/** A page by its path, called as in the site map; or any address, with what it is called here. */
type Entry = string | readonly [to: string, label: string]

export type SitePlace = { to: string; label: string }
export type PlaceGroup = { title: string; places: SitePlace[] }

const groups: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
  [
    'Take part',
    [
      '/for-startups',
      '/for-investors',
      ['/join#advisor-mentor', 'For advisors and mentors'],
      ['/join#support-partner', 'For support partners'],
      '/join',
    ],
  ],
  ['The programme', ['/how-it-works', '/apply', '/innovation', '/portfolio', '/about']],
  [
    'Read and ask',
    [
      '/blog',
      '/resources',
      '/careers',
      '/support',
      '/contact',
      ['/contact#newsletter', 'Newsletter'],
    ],
  ],
  [
    'Account and terms',
    [
      '/dashboard',
      '/terms-of-service',
      '/privacy-policy',
      '/code-of-conduct',
      '/terms-of-use',
      '/terms-consent',
    ],
  ],
]

/** Pages by their paths, under the names that they have everywhere. */
export function placesAt(entries: readonly Entry[]): SitePlace[] {
  const routes = siteRoutes()
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string') return { to: entry[0], label: entry[1] }
    const route = routes.find(({ path }) => path === entry)
    return route ? { to: entry, label: route.title } : []
  })
}

/** All that visitors can go to, in four groups: the columns of the foot and of the menu. */
export const placeGroups = (): PlaceGroup[] =>
  groups
    .map(([title, entries]) => ({ title, places: placesAt(entries) }))
    .filter(({ places }) => places.length > 0)
