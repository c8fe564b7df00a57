import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { fullTitle, type PageHead, PageHeadSink } from '@/shared/ui/page-meta'
import { App } from './app'
import { findRoute, loadWhole } from './route-loading'
import { siteRoutes } from './routes'

export type Rendered = { html: string; head: PageHead & { documentTitle: string } }

/** A page as text, as it is before anything has been read or anybody has signed in. */
export async function renderPath(path: string): Promise<Rendered> {
  const route = findRoute(siteRoutes(), path)
  if (!route) throw new Error(`No route at ${path}`)
  await loadWhole(route)

  const heads: PageHead[] = []
  const html = renderToString(
    <StrictMode>
      <PageHeadSink value={(found) => void heads.push(found)}>
        <App router={(children) => <StaticRouter location={path}>{children}</StaticRouter>} />
      </PageHeadSink>
    </StrictMode>,
  )
  const head = heads.at(-1)
  if (!head) throw new Error(`${path} has no PageMeta`)
  if (!html.includes('<h1')) throw new Error(`${path} was rendered without its heading`)
  return { html, head: { ...head, documentTitle: fullTitle(head.title) } }
}

export { siteRoutes }
