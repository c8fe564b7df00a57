import { prerenderedPaths } from '@/config/hosting'

/** What a request is for, and with that how it is answered. */
export type Kind = 'page' | 'dashboard' | 'other-page' | 'file' | 'picture' | 'reading'

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>
type Places = { origin: string; backend: string }

/** What the backend answers itself: sign-in links, downloads, everybody's own data. */
const ofBackend = /^\/(auth|rest|storage|functions|realtime|graphql)\//

const pictures = '/storage/v1/object/public/content-images/'

const known = new Set<string>(prerenderedPaths)

/** Whether everybody is shown the same html there. */
export const isPublicPage = (path: string): boolean =>
  known.has(path) || /^\/blog\/[^/.]+$/.test(path)

function pageKind(path: string): Kind | null {
  if (ofBackend.test(path) || path.includes('.')) return null
  if (path === '/dashboard' || path.startsWith('/dashboard/')) return 'dashboard'
  return isPublicPage(path) ? 'page' : 'other-page'
}

/** Whether nobody in particular asks: with the public key and no other, for rows as they are. */
function isAnybody(headers: Headers): boolean {
  const key = headers.get('apikey')
  const authorization = headers.get('authorization')
  const isPlain = !headers.has('range') && !headers.has('prefer')
  return Boolean(key) && (!authorization || authorization === `Bearer ${key}`) && isPlain
}

/** Null for what is none of the worker's business: writes, sign-in, whatever was asked as somebody, other origins. */
export function kindOf({ url, method, mode, headers }: Asked, places: Places): Kind | null {
  if (method !== 'GET') return null
  const { origin, pathname } = new URL(url)
  const isOwn = origin === places.origin
  if (mode === 'navigate') return isOwn ? pageKind(pathname) : null
  if (isOwn && pathname.startsWith('/assets/')) return 'file'
  if (!isOwn && origin !== places.backend) return null
  if (pathname.startsWith(pictures)) return 'picture'
  const isRow = pathname.startsWith('/rest/v1/') && headers.get('accept') === 'application/json'
  return isRow && isAnybody(headers) ? 'reading' : null
}

/** The name under which a page is kept: its path, and nothing that a link or a mail has added to it. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

/** A moment as browsers write it, encoded or not; the database writes its own with an offset. */
const moment = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d\.\d{3}Z/gi

/** The name under which rows are kept: what is asked of them, whenever that is. */
export const readingKey = (url: string): string => url.replace(moment, 'now')

/** The files of the build that a page's html names. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
]
