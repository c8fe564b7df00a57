import type { Json } from '@contracts/database.types'
import { queryOptions } from '@tanstack/react-query'
import { type Page, toPage } from '@/shared/list/paging'
import { searchWords } from '@/shared/list/search-words'
import { loadSupabase } from '@/shared/supabase/load-client'
import { type ContentKind, type ContentState, titleColumn } from './kinds'
import { type ContentView, PAGE_SIZE } from './list/view'
import type { ContentCounts, ListedPiece } from './types'

/** What a command answers as JSON has the shape that its SQL gives it, which no generated type can know. */
const answered = <Answer>(json: Json) => json as unknown as Answer

/** What tells the pieces of a kind apart, besides their titles. */
const noteColumns: Record<ContentKind, string> = {
  posts: 'note:author_name',
  resources: 'note:kind',
  faqs: 'note:topic',
  organisations: 'note:country, consented_at',
  openings: 'note:city, closes_at',
  challenges: 'note:partner_name, closes_at',
}

/** The state as visitors notice it, as a filter: what was scheduled is published once its time has come. */
function stateFilter(state: ContentState): string {
  const now = new Date().toISOString()
  if (state === 'published')
    return `state.eq.published,and(state.eq.scheduled,published_at.lte.${now})`
  if (state === 'scheduled') return `and(state.eq.scheduled,published_at.gt.${now})`
  return `state.eq.${state}`
}

async function fetchPage(view: ContentView, signal: AbortSignal): Promise<Page<ListedPiece>> {
  const { kind, search, state, cursor } = view
  const supabase = await loadSupabase()
  const ascending = cursor?.direction === 'before'
  let query = supabase
    .from(kind)
    .select(
      `id, slug, title:${titleColumn[kind]}, state, published_at, updated_at, sort_value:updated_at, ${noteColumns[kind]}`,
    )
  for (const word of searchWords(search)) query = query.like('search_text', `% ${word}%`)
  if (state) query = query.or(stateFilter(state))
  if (cursor) {
    const beyond = ascending ? 'gt' : 'lt'
    query = query.or(
      `updated_at.${beyond}."${cursor.value}",and(updated_at.eq."${cursor.value}",id.${beyond}.${cursor.id})`,
    )
  }
  const { data } = await query
    .order('updated_at', { ascending })
    .order('id', { ascending })
    .limit(PAGE_SIZE + 1)
    .abortSignal(signal)
    .overrideTypes<ListedPiece[], { merge: false }>()
    .throwOnError()
  return toPage(data, cursor, PAGE_SIZE)
}

/** Every read of the list. What one piece says is asked for in `piece-queries.ts`, which lists do without. */
export const contentQueries = {
  all: () => ['content'] as const,

  lists: () => [...contentQueries.all(), 'list'] as const,

  list: (view: ContentView) =>
    queryOptions({
      queryKey: [...contentQueries.lists(), view] as const,
      queryFn: ({ signal }) => fetchPage(view, signal),
      // Rows of another kind would lead elsewhere under the same words.
      placeholderData: (previous, query) =>
        query?.queryKey[2].kind === view.kind ? previous : undefined,
    }),

  counts: () =>
    queryOptions({
      queryKey: [...contentQueries.all(), 'counts'],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase.rpc('count_content').abortSignal(signal).throwOnError()
        return answered<ContentCounts>(data)
      },
    }),
}
