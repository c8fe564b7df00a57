import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { messages } from './messages'
import { type Notification, notificationQueries } from './queries'

const mutationKey = ['notifications', 'mark-read']

/** Marks these as read, or with null all there are. Shown at once: there is nothing to be refused. */
export function useMarkRead(userId: string) {
  return useMutation({
    mutationKey,
    mutationFn: async (ids: readonly string[] | null) => {
      const supabase = await loadSupabase()
      await supabase.rpc('mark_notifications_read', ids ? { ids: [...ids] } : {}).throwOnError()
    },
    onMutate: async (ids, { client }) => {
      await client.cancelQueries({ queryKey: notificationQueries.all() })
      const now = new Date().toISOString()
      const read = (each: Notification): Notification =>
        !each.read_at && (ids === null || ids.includes(each.id)) ? { ...each, read_at: now } : each

      client.setQueryData(notificationQueries.newest(userId).queryKey, (rows) => rows?.map(read))
      for (const filter of ['all', 'unread'] as const)
        client.setQueryData(
          notificationQueries.list(userId, filter).queryKey,
          (data: InfiniteData<Notification[]> | undefined) =>
            data && { ...data, pages: data.pages.map((page) => page.map(read)) },
        )
      client.setQueryData(notificationQueries.unreadCount(userId).queryKey, (count) =>
        count === undefined || ids === null ? 0 : Math.max(0, count - ids.length),
      )
    },
    // What was shown too soon is put right by reading it again, whether it went well or not.
    onSettled: (_data, _error, _ids, _shown, { client }) => {
      if (client.isMutating({ mutationKey }) > 1) return
      return client.invalidateQueries({ queryKey: notificationQueries.all() })
    },
    meta: { failure: messages.markFailed },
  })
}
