import { keysetQuery, publicPageSize } from '@/shared/list/keyset'
import { isSlug, readView } from '@/shared/list/list-view'
import { type Page, toPage } from '@/shared/list/paging'
import { searchSource } from '@/shared/list/search-words'
import { loadSupabase } from '@/shared/supabase/load-client'
import { readPublic } from '@/shared/supabase/read-public'
import type { MarkdownDocument } from '../markdown/document'
import { toDocument } from '../markdown/to-document'
import { type ResourceEntry, resourcesSpec } from './resources'

const columns = 'id,slug,kind,title,summary,provider,audience,sectors,stages,members_only,image'
const newest = { column: 'published_at', descending: true }

/** One page of the resources that an address asks for, the newest first. */
export async function fetchResources(
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<Page<ResourceEntry>> {
  const { view } = readView(search, resourcesSpec)
  const { kind, audience, sector, stage } = view.filters
  const { or, ...keyset } = keysetQuery(newest, view.cursor)
  const { from, words } = searchSource('resources', view.search)
  // Each of the two is a choice of its own, and all have to hold.
  const conditions = [
    ...(audience ? [`or(audience.cs.{${audience}},audience.eq.{})`] : []),
    ...(or ? [`or${or}`] : []),
  ]
  const rows = await readPublic<ResourceEntry & { sort_value: string }>(
    from,
    {
      select: `${columns},sort_value:published_at`,
      ...words,
      ...(conditions.length > 0 && { and: `(${conditions.join(',')})` }),
      ...(kind && { kind: `eq.${kind}` }),
      ...(sector && { sectors: `cs.{${sector}}` }),
      ...(stage && { stages: `cs.{${stage}}` }),
      ...keyset,
    },
    signal,
  )
  return toPage(rows, view.cursor, publicPageSize)
}

type Contents = { body: string; url: string | null }

/** What is inside a resource, read. */
export type Inside = { document: MarkdownDocument | null; url: string | null }

export type WholeResource = {
  resource: ResourceEntry
  /** Null where only members see it. */
  inside: Inside | null
}

const read = async ({ body, url }: Contents): Promise<Inside> => ({
  document: body.trim() ? await toDocument(body) : null,
  url,
})

/** A resource with what visitors may see of it; null where none of this name is published. */
export async function fetchResource(
  slug: string,
  signal: AbortSignal,
): Promise<WholeResource | null> {
  if (!isSlug(slug)) return null
  const [row] = await readPublic<ResourceEntry & { contents: Contents | null }>(
    'resources',
    {
      select: `${columns},contents:resource_contents(body,url)`,
      slug: `eq.${slug}`,
      limit: '1',
    },
    signal,
  )
  if (!row) return null
  const { contents, ...resource } = row
  return { resource, inside: contents && (await read(contents)) }
}

/** What is inside a resource for members, asked as whoever is signed in. */
export async function fetchInside(resourceId: string, signal: AbortSignal): Promise<Inside | null> {
  const supabase = await loadSupabase()
  const { data } = await supabase
    .from('resource_contents')
    .select('body, url')
    .eq('resource_id', resourceId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data && read(data)
}
