import type { Enums } from '@contracts/database.types'

/** What the programme publishes, by the names of the tables. */
export const kinds = [
  'posts',
  'resources',
  'faqs',
  'organisations',
  'openings',
  'challenges',
] as const
export type ContentKind = (typeof kinds)[number]
export type ContentState = Enums<'content_state'>

export const isKind = (value: string | null | undefined): value is ContentKind =>
  kinds.some((kind) => kind === value)

/** The column that names a piece. */
export const titleColumn: Record<ContentKind, 'title' | 'question' | 'name'> = {
  posts: 'title',
  resources: 'title',
  faqs: 'question',
  organisations: 'name',
  openings: 'title',
  challenges: 'title',
}

export const states: readonly ContentState[] = ['draft', 'scheduled', 'published', 'archived']

export const isState = (value: string | null): value is ContentState =>
  states.some((state) => state === value)

type Standing = { state: ContentState; published_at: string | null }

/** The state as visitors notice it: what was scheduled is published once its time has come. */
export const shownState = ({ state, published_at }: Standing, now = Date.now()): ContentState =>
  state === 'scheduled' && published_at !== null && Date.parse(published_at) <= now
    ? 'published'
    : state

/** Whether others may have seen it and link to it: from then on its address stays, and it is not thrown away. */
export const wasPublished = (piece: Standing & { first_published_at: string | null }): boolean =>
  piece.first_published_at !== null || shownState(piece) === 'published'
