import { keysetQuery, publicPageSize } from '@/shared/list/keyset'
import { readView } from '@/shared/list/list-view'
import { type Page, toPage } from '@/shared/list/paging'
import { searchSource } from '@/shared/list/search-words'
import { readPublic } from '@/shared/supabase/read-public'
import { blogSpec, entryColumns, type PostEntry, type Tag } from './posts'

const newest = { column: 'published_at', descending: true }

/** One page of the posts that an address asks for. */
export async function fetchPosts(
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<Page<PostEntry>> {
  const { view } = readView(search, blogSpec)
  const { from, words } = searchSource('posts', view.search)
  const rows = await readPublic<PostEntry & { sort_value: string }>(
    from,
    {
      select: `${entryColumns},sort_value:published_at`,
      ...words,
      ...(view.filters.tag && { tags: `cs.{${view.filters.tag}}` }),
      ...keysetQuery(newest, view.cursor),
    },
    signal,
  )
  return toPage(rows, view.cursor, publicPageSize)
}

export const fetchTags = (signal: AbortSignal): Promise<Tag[]> =>
  readPublic<Tag>('rpc/post_tags', {}, signal)
