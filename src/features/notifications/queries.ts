import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

export type Filter = 'all' | 'unread'

/** Where the next page begins: after the last row of the one before. */
type Cursor = { createdAt: string; id: string } | null

const pageSize = 30
const newestSize = 6

async function fetchPage(
  userId: string,
  filter: Filter,
  cursor: Cursor,
  limit: number,
  signal: AbortSignal,
) {
  const supabase = await loadSupabase()
  let rows = supabase
    .from('notifications')
    .select('id, kind, title, body, link, read_at, created_at')
    // The policy says so as well; said here, the index serves the whole question.
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
  if (filter === 'unread') rows = rows.is('read_at', null)
  if (cursor) {
    const { createdAt, id } = cursor
    rows = rows.lte('created_at', createdAt).or(`created_at.lt."${createdAt}",id.lt.${id}`)
  }
  const { data } = await rows.abortSignal(signal).throwOnError()
  return data
}

/** One line of the list, as the `select` above reads it. */
export type Notification = Awaited<ReturnType<typeof fetchPage>>[number]

/** Every read of notifications. Keys nest, so that `all()` reaches them all. */
export const notificationQueries = {
  all: () => ['notifications'] as const,

  unreadCount: (userId: string) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'unread', userId],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { count } = await supabase
          .from('notifications')
          .select('id', { count: 'exact', head: true })
          .eq('user_id', userId)
          .is('read_at', null)
          .abortSignal(signal)
          .throwOnError()
        return count ?? 0
      },
    }),

  newest: (userId: string) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'newest', userId],
      queryFn: ({ signal }) => fetchPage(userId, 'all', null, newestSize, signal),
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'one', id],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .from('notifications')
          .select('id, kind, title, body, link, read_at, created_at')
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle()
          .throwOnError()
        return data
      },
    }),

  list: (userId: string, filter: Filter) =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.all(), 'list', userId, filter],
      queryFn: ({ pageParam, signal }) => fetchPage(userId, filter, pageParam, pageSize, signal),
      initialPageParam: null as Cursor,
      getNextPageParam: (page: Notification[]): Cursor => {
        const last = page.length === pageSize ? page.at(-1) : undefined
        return last ? { createdAt: last.created_at, id: last.id } : null
      },
    }),
}
