import { siteRoutes } from './routes'
import type { AppRoute } from './route-table'
import { siteMapWords } from './site-map-words'

/** The pages that can be named and gone to. */
export const siteMap = (): AppRoute[] => siteRoutes().filter((route) => !route.unlisted)

const textOf = ({ title, path }: AppRoute): string =>
  `${title} ${path} ${siteMapWords[path] ?? ''}`.toLocaleLowerCase()

/** Pages with all words somewhere in their title, path or other words; those whose title begins so first. */
export function searchSiteMap(query: string): AppRoute[] {
  const words = query
    .toLocaleLowerCase()
    .split(/[\s/-]+/)
    .filter(Boolean)
  const found = siteMap().filter((route) => {
    const text = textOf(route)
    return words.every((word) => text.includes(word))
  })
  const first = words[0] ?? ''
  const rank = (route: AppRoute) => (route.title.toLocaleLowerCase().startsWith(first) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b))
}

/** Pages that a wrong path may have meant: any of its words is enough. */
export function nearTo(pathname: string): AppRoute[] {
  const words = pathname
    .toLocaleLowerCase()
    .split(/[/\-_.]+/)
    .filter((word) => word.length > 2)
  const score = (route: AppRoute) => {
    const text = textOf(route)
    return words.filter((word) => text.includes(word)).length
  }
  return siteMap()
    .map((route) => ({ route, score: score(route) }))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((each) => each.route)
}
