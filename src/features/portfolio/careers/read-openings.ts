import { type MarkdownDocument, toDocument } from '@/features/content'
import { keysetQuery, publicPageSize } from '@/shared/list/keyset'
import { isSlug, readView } from '@/shared/list/list-view'
import { type Page, toPage } from '@/shared/list/paging'
import { searchFilter } from '@/shared/list/search-words'
import { readPublic } from '@/shared/supabase/read-public'
import { careersSpec, type OpeningEntry } from './openings'

const columns =
  'id,slug,title,summary,city,country,workplace,contract,pay,closes_at,published_at,organisation:organisations(name,slug)'
const newest = { column: 'published_at', descending: true }

/** One page of what is open, the newest first. */
export async function fetchOpenings(
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<Page<OpeningEntry>> {
  const { view } = readView(search, careersSpec)
  const { workplace, country, contract } = view.filters
  const { or, ...keyset } = keysetQuery(newest, view.cursor)
  const { and } = searchFilter(view.search)
  // Each of the two is a choice of its own, and all have to hold.
  const conditions = [
    `or(closes_at.is.null,closes_at.gt.${new Date().toISOString()})`,
    ...(or ? [`or${or}`] : []),
    ...(and ? [and.slice(1, -1)] : []),
  ]
  const rows = await readPublic<OpeningEntry & { sort_value: string }>(
    'openings',
    {
      select: `${columns},sort_value:published_at`,
      and: `(${conditions.join(',')})`,
      ...(workplace && { workplace: `eq.${workplace}` }),
      ...(country && { country: `eq.${country}` }),
      ...(contract && { contract: `eq.${contract}` }),
      ...keyset,
    },
    signal,
  )
  return toPage(rows, view.cursor, publicPageSize)
}

type OpeningRow = OpeningEntry & { body: string; apply_to: string | null }

export type WholeOpening = {
  opening: Omit<OpeningRow, 'body'>
  document: MarkdownDocument
  /** As of when it was read: what is prerendered does not know what time it will be. */
  isClosed: boolean
}

/** An opening with its text, also after it has closed; null where none of this name is published. */
export async function fetchOpening(
  slug: string,
  signal: AbortSignal,
): Promise<WholeOpening | null> {
  if (!isSlug(slug)) return null
  const [row] = await readPublic<OpeningRow>(
    'openings',
    { select: `${columns},body,apply_to`, slug: `eq.${slug}`, limit: '1' },
    signal,
  )
  if (!row) return null
  const { body, ...opening } = row
  const isClosed = opening.closes_at !== null && Date.parse(opening.closes_at) <= Date.now()
  return { opening, document: await toDocument(body), isClosed }
}
