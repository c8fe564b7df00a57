import { type MarkdownDocument, toDocument } from '@/features/content'
import { keysetQuery, publicPageSize } from '@/shared/list/keyset'
import { isSlug, readView } from '@/shared/list/list-view'
import { type Page, toPage } from '@/shared/list/paging'
import { searchSource } from '@/shared/list/search-words'
import { readPublic } from '@/shared/supabase/read-public'
import { portfolioSpec, type StartupEntry } from './startups'

const columns = 'id,slug,name,tagline,country,city,sectors,stage,image'
const byName = { column: 'name', descending: false }

/** One page of the startups that an address asks for, by name. */
export async function fetchStartups(
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<Page<StartupEntry>> {
  const { view } = readView(search, portfolioSpec)
  const { sector, stage, country } = view.filters
  const { from, words } = searchSource('portfolio', view.search)
  const rows = await readPublic<StartupEntry & { sort_value: string }>(
    from,
    {
      select: `${columns},sort_value:name`,
      ...words,
      ...(sector && { sectors: `cs.{${sector}}` }),
      ...(stage && { stage: `eq.${stage}` }),
      ...(country && { country: `eq.${country}` }),
      ...keysetQuery(byName, view.cursor),
    },
    signal,
  )
  return toPage(rows, view.cursor, publicPageSize)
}

type StartupOpening = { slug: string; title: string; closes_at: string | null }

type StartupRow = StartupEntry & {
  description: string
  website: string | null
  founded_year: number | null
  cohort: string
}

export type WholeStartup = {
  startup: Omit<StartupRow, 'description'>
  document: MarkdownDocument
  openings: StartupOpening[]
}

/** A startup with what it has open; null where none of this name is shown. */
export async function fetchStartup(
  slug: string,
  signal: AbortSignal,
): Promise<WholeStartup | null> {
  if (!isSlug(slug)) return null
  const [row] = await readPublic<StartupRow>(
    'portfolio',
    {
      select: `${columns},description,website,founded_year,cohort`,
      slug: `eq.${slug}`,
      limit: '1',
    },
    signal,
  )
  if (!row) return null
  const { description, ...startup } = row
  const [document, openings] = await Promise.all([
    toDocument(description),
    readPublic<StartupOpening>(
      'openings',
      {
        select: 'slug,title,closes_at',
        organisation_id: `eq.${startup.id}`,
        or: `(closes_at.is.null,closes_at.gt.${new Date().toISOString()})`,
        order: 'published_at.desc',
        limit: '20',
      },
      signal,
    ),
  ])
  return { startup, document, openings }
}
