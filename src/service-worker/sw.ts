import { ExpirationPlugin } from 'workbox-expiration'
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies'
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core'
import { env } from '@/shared/env'
import { keptCaches, type WorkerMessage } from '@/shared/offline'
import { offlinePage } from './offline-page'
import { filesIn, isPublicPage, type Kind, kindOf, pageKey, readingKey } from './requests'

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: what the app begins with, and the page for when there is nothing else. */
declare const __PRECACHED__: { url: string; revision: string | null }[]
declare const __OFFLINE__: { html: string; policy: string }

const day = 24 * 60 * 60
const patience = { networkTimeoutSeconds: 4 }
const matchOptions = { ignoreVary: true }
const shell = '/app-dashboard'

const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    purgeOnQuotaError: true,
    matchOptions,
  })

/** Keeps whole answers of one kind only: no error, no redirection, and no page in place of a missing file. */
const onlyOf = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    const { status, redirected, headers } = response
    return status === 200 && !redirected && type.test(headers.get('content-type') ?? '')
      ? response
      : null
  },
})

const keyedBy = (key: (url: string) => string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => key(request.url),
})

const pages = new NetworkFirst({
  ...patience,
  cacheName: keptCaches.pages,
  matchOptions,
  plugins: [keyedBy(pageKey), onlyOf(/^text\/html/), limit(40, 30)],
})
const files = new CacheFirst({
  cacheName: keptCaches.files,
  matchOptions,
  plugins: [onlyOf(/javascript|css|font|octet-stream/), limit(250, 60)],
})
const pictures = new StaleWhileRevalidate({
  cacheName: keptCaches.pictures,
  matchOptions,
  // Asked so that what comes of it can be told; an answer that cannot would count as megabytes.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [onlyOf(/^image\//), limit(60, 30)],
})
const readings = new NetworkFirst({
  ...patience,
  cacheName: keptCaches.readings,
  matchOptions,
  plugins: [keyedBy(readingKey), onlyOf(/^application\/json/), limit(60, 7)],
})
const online = new NetworkOnly()

// Named once: the build writes it out wherever it stands.
const { html: offlineHtml, policy: offlinePolicy } = __OFFLINE__
const offline = () => offlinePage(offlineHtml, offlinePolicy)

const orOffline =
  (strategy: Strategy): RouteHandlerCallback =>
  async (asked) => {
    try {
      return await strategy.handle(asked)
    } catch {
      return offline()
    }
  }

/** The dashboard begins from its shell; what it has read before is kept by the app itself. */
const dashboard: RouteHandlerCallback = async (asked) => {
  try {
    return await new NetworkOnly(patience).handle(asked)
  } catch {
    return (await matchPrecache(shell)) ?? offline()
  }
}

const answers: Record<Kind, RouteHandlerCallback | Strategy> = {
  page: orOffline(pages),
  dashboard,
  'other-page': orOffline(online),
  file: files,
  picture: pictures,
  reading: readings,
}

const precached = __PRECACHED__
precache(precached)
cleanupOutdatedCaches()
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

const places = { origin: self.location.origin, backend: new URL(env.supabaseUrl).origin }
for (const [kind, answer] of Object.entries(answers)) {
  registerRoute(({ request }) => kindOf(request, places) === kind, answer)
}

async function removeOldCaches() {
  const current = new Set<string>(Object.values(keptCaches))
  const old = (await caches.keys()).filter(
    (name) => name.startsWith('fourfold-') && !current.has(name),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), self.registration.navigationPreload?.enable()]))
})

async function keepFile(event: ExtendableEvent, url: string) {
  if (await matchPrecache(url)) return
  const [response, done] = files.handleAll({ event, request: new Request(url) })
  await Promise.all([response, done])
}

const halfHour = 30 * 60_000

/** The html of a page as it was kept just now, if it was. */
async function freshHtml(url: string): Promise<string | null> {
  const kept = await (await caches.open(keptCaches.pages)).match(url, matchOptions)
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  return kept && age < halfHour ? kept.text() : null
}

async function fetchHtml(event: ExtendableEvent, url: string): Promise<string> {
  const request = new Request(url, { headers: { accept: 'text/html' } })
  const [response, done] = pages.handleAll({ event, request })
  const html = await (await response).clone().text()
  await done
  return html
}

async function keep(event: ExtendableEvent, page: string, asked: string[]) {
  const { origin } = self.location
  const { href, origin: of, pathname } = new URL(page, origin)
  const named: string[] = []
  if (of === origin && isPublicPage(pathname)) {
    const url = pageKey(href)
    named.push(...filesIn((await freshHtml(url)) ?? (await fetchHtml(event, url))))
  }
  for (const file of new Set([...named, ...asked])) {
    const url = new URL(file, origin)
    if (url.origin === origin && url.pathname.startsWith('/assets/'))
      await keepFile(event, url.href)
  }
  await renewPages(event)
}

/** Pages that were kept by an older version name files that went with it: they are kept anew. */
async function renewPages(event: ExtendableEvent) {
  const current = precached.find(({ url }) => /\/assets\/base-.+\.js$/.test(url))?.url ?? ''
  const cache = await caches.open(keptCaches.pages)
  for (const { url } of await cache.keys()) {
    const html = await (await cache.match(url, matchOptions))?.text()
    if (!html || html.includes(current)) continue
    for (const file of filesIn(await fetchHtml(event, url)))
      await keepFile(event, new URL(file, url).href)
  }
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'replace') void self.skipWaiting()
  if (message.type === 'keep') {
    // What could not be kept now is kept the next time, or was not asked for again.
    event.waitUntil(keep(event, message.page, message.files).catch(() => undefined))
  }
})
