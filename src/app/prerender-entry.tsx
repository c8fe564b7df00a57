import { type ReactNode, StrictMode } from 'react'
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router-dom'
import { brand } from '@/config/brand'
import { createSiteStore, islandElement, SiteStoreContext } from '@/shared/site-data'
import type { PageHead } from '@/shared/seo/head'
import { headHtml } from '@/shared/seo/head-html'
import { pagePicture } from '@/shared/seo/page-picture'
import { absolute } from '@/shared/seo/site-url'
import { fullTitle, PageHeadSink } from '@/shared/ui/page-meta'
import { App } from './app'
import { OfflinePage } from './offline-page'
import { findRoute, loadWhole } from './route-loading'
import type { AppRoute } from './route-table'
import { siteRoutes } from './routes'

export type Rendered = {
  route: AppRoute
  html: string
  /** What it was drawn from, by key. */
  data: Record<string, unknown>
  /** The same as an element; empty where there is none. */
  island: string
  head: PageHead
  documentTitle: string
  /** All of the head but the title, as html. */
  headHtml: string
  /** Where the picture of the page is expected that others show beside a link to it. */
  picture: string
}

type Options = {
  /** Whether the backend is asked at all. */
  withData: boolean
  /** Told of what could not be read; the page is then drawn as it is before its data is there. */
  onFailure: (key: string, error: unknown) => void
}

const patience = 15_000

/** A page as text, as it is for visitors. */
export async function renderPath(path: string, options: Options): Promise<Rendered> {
  const route = findRoute(siteRoutes(), path)
  if (!route) throw new Error(`No route at ${path}`)
  const [data] = await Promise.all([readData(route, path, options), loadWhole(route)])

  const heads: PageHead[] = []
  const html = await whole(
    path,
    <StrictMode>
      <SiteStoreContext value={createSiteStore(data)}>
        <PageHeadSink value={(found) => void heads.push(found)}>
          <App router={(children) => <StaticRouter location={path}>{children}</StaticRouter>} />
        </PageHeadSink>
      </SiteStoreContext>
    </StrictMode>,
  )
  const head = heads.at(-1)
  if (!head) throw new Error(`${path} has no PageMeta`)
  if (!html.includes('<h1')) throw new Error(`${path} was rendered without its heading`)
  return {
    route,
    html,
    data,
    island: Object.keys(data).length > 0 ? islandElement(data) : '',
    head,
    documentTitle: fullTitle(head.title),
    headHtml: headHtml(head),
    picture: head.image ?? pagePicture(head.canonical),
  }
}

/** What the route reads, by key. */
async function readData(route: AppRoute, path: string, { withData, onFailure }: Options) {
  if (!withData || !route.data) return {}
  const params = matchPath(route.path, path)?.params ?? {}
  const found = await Promise.all(
    route.data({ params, search: new URLSearchParams() }).map(async ({ key, fetch }) => {
      try {
        return [[key, await fetch(AbortSignal.timeout(patience))]]
      } catch (error) {
        onFailure(key, error)
        return []
      }
    }),
  )
  return Object.fromEntries(found.flat()) as Record<string, unknown>
}

/** Draws again until nothing in it is still on its way: drawing is what fetches the parts whose code comes later. */
async function whole(path: string, app: ReactNode): Promise<string> {
  // A machine that is busy with other work takes its time to read code.
  for (let pause = 10; pause < 10_000; pause *= 1.5) {
    const html = renderToString(app)
    if (!html.includes('<!--$!-->')) return html
    await new Promise((drawAgain) => setTimeout(drawAgain, pause))
  }
  throw new Error(`A part of ${path} never arrived`, { cause: await whatBroke(app) })
}

/** Drawing to text leaves out what breaks and does not say why; a stream says it. */
async function whatBroke(app: ReactNode): Promise<unknown> {
  let found: unknown
  const stream = await renderToReadableStream(app, { onError: (error) => void (found ??= error) })
  await stream.allReady
  return found
}

/** What is said of a page that was not there when the site was built. */
export const shellHead = (): string =>
  headHtml({ title: brand.name, description: brand.description })

/** What the service worker shows where there is neither a network nor a page that was kept. */
export const offlineHtml = (): string => renderToStaticMarkup(<OfflinePage />)

/** A path as an address for others. Where the site has none, one that leads nowhere by accident. */
export const siteAddress = (path: string): string => {
  const address = absolute(path)
  return address.startsWith('/') ? `http://localhost${address}` : address
}

export { brand, siteRoutes }
