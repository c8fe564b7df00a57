import type { ContentKind } from './kinds'

export const contentAddress = '/dashboard/content'

/** Where a piece is written; without an id, a new one. */
export const editorAddress = (kind: ContentKind, id = 'new'): string =>
  `${contentAddress}/${kind}/${id}`

const publicPaths: Record<ContentKind, (slug: string) => string> = {
  posts: (slug) => `/blog/${slug}`,
  resources: (slug) => `/resources?resource=${slug}`,
  faqs: (slug) => `/support?question=${slug}`,
  organisations: (slug) => `/portfolio?startup=${slug}`,
  openings: (slug) => `/careers?opening=${slug}`,
  challenges: (slug) => `/innovation?challenge=${slug}`,
}

/** Where visitors see it. */
export const publicAddress = (kind: ContentKind, slug: string): string =>
  publicPaths[kind](encodeURIComponent(slug))
