import type { Values } from './fields/values'
import type { ContentKind, ContentState } from './kinds'

/** A piece as the list has it. */
export type ListedPiece = {
  id: string
  slug: string
  title: string
  state: ContentState
  published_at: string | null
  updated_at: string
  /** What tells pieces of its kind apart: the author, the topic, the partner. */
  note: string | null
  /** Only of profiles: when their own people agreed to be shown. */
  consented_at?: string | null
  /** Only of what ends: openings and challenges. */
  closes_at?: string | null
  /** What the list is ordered by. */
  sort_value: string
}

/** A piece as the database has it. */
export type Piece = {
  id: string
  version: number
  /** Of what is inside a resource; 0 while there is nothing. */
  inside_version: number
  state: ContentState
  published_at: string | null
  first_published_at: string | null
  updated_at: string
  /** Only of profiles: when their own people agreed to be shown. */
  consented_at: string | null
  values: Values
}

/** How many pieces of a kind are in each state. */
export type ContentCounts = Partial<Record<ContentKind, Partial<Record<ContentState, number>>>>
