import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const dist = join(import.meta.dirname, '../../../dist')
const shells = new Set(['404.html', 'app.html', 'app-dashboard.html'])

/** The addresses of all pages that the build has made html of, from the files themselves. */
export const allPrerendered = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !shells.has(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort()

const isPost = (path: string) => path.startsWith('/blog/')

/** The same with a few posts only, which differ in nothing but their words. */
export const prerenderedPages = (): string[] => {
  const all = allPrerendered()
  return [...all.filter((path) => !isPost(path)), ...all.filter(isPost).slice(0, 4)]
}

/** What the page complains of in its console or throws, from now on. */
export function watched(page: Page): () => string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return () => complaints
}

/** Resolves once the prerendered page belongs to the app, or the part around what stays html. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    let part = document.querySelector('main h1')
    while (part && !Object.keys(part).some((key) => key.startsWith('__reactFiber'))) {
      part = part.parentElement
    }
    return part?.closest('main') && part.tagName !== 'MAIN'
  })

/** What the document says of itself. Runs in the browser. */
export function readHead() {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const graph = document.querySelector('script[type="application/ld+json"]')?.textContent
  const meta = Array.from(document.querySelectorAll('meta[content]'), (each) => [
    each.getAttribute('property') ?? each.getAttribute('name') ?? '',
    each.getAttribute('content') ?? '',
  ])
  return {
    title: document.title,
    meta: Object.fromEntries(meta) as Partial<Record<string, string>>,
    canonical: attribute('link[rel="canonical"]', 'href'),
    languages: Array.from(document.querySelectorAll('link[hreflang]'), (each) =>
      each.getAttribute('hreflang'),
    ),
    jsonLd: (graph ? (JSON.parse(graph) as { '@graph': { '@type': string }[] }) : { '@graph': [] })[
      '@graph'
    ],
  }
}

/** The texts of some elements of an XML file, as a browser's parser reads it. */
export const read = (page: Page, xml: string, selector: string): Promise<string[]> =>
  page.evaluate(
    ([text = '', wanted = '']) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      if (document.querySelector('parsererror')) throw new Error('This is not XML')
      return Array.from(document.querySelectorAll(wanted), (each) => each.textContent ?? '')
    },
    [xml, selector],
  )

/** Where the links and pictures of the page lead as it was made, and now. Runs in the browser. */
export async function compareWithSource() {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } })
  const source = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const addresses = (document: Document) =>
    Array.from(
      document.querySelectorAll(':is(main, footer) :is([href], [src], [srcset])'),
      (each) => ['href', 'src', 'srcset'].map((name) => each.getAttribute(name) ?? '').join(' '),
    )
  return { made: addresses(source), taken: addresses(document) }
}
