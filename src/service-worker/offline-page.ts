import { brand } from '@/config/brand'
import { keptCaches } from '@/shared/offline'

/** What stands in the page where the list of visited pages goes. */
const place = '<!--visited-->'
const most = 12

type Visited = { path: string; title: string }

const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(` – ${brand.name}`, '')

/** The pages that open without a network. */
async function visitedPages(): Promise<Visited[]> {
  const cache = await caches.open(keptCaches.pages)
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      const path = new URL(request.url).pathname
      return { path, title: response ? titleIn(await response.text()) : '' }
    }),
  )
  const seen = new Set<string>()
  return found
    .filter(({ title }) => title && !seen.has(title) && seen.add(title))
    .sort((one, other) => one.path.localeCompare(other.path))
    .slice(0, most)
}

// Titles come out of html, and are written into it again, as they are.
const linkTo = ({ path, title }: Visited): string =>
  `<li><a href="${encodeURI(path)}">${title}</a></li>`

/** Says that there is no network, and what there is. */
export async function offlinePage(html: string, policy: string): Promise<Response> {
  const visited = await visitedPages().catch(() => [])
  const list = visited.map(linkTo).join('')
  return new Response(
    // Without anything to list there is nothing to say of it.
    list ? html.replace(place, list) : html.replace(/<nav[\s\S]*?<\/nav>/, ''),
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
      },
    },
  )
}
