import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { type LivePayload, useLive } from '@/shared/supabase/live'
import { toast } from '@/shared/ui/toast'
import { messages } from './messages'
import { notificationQueries } from './queries'

/**
 * What somebody waits for; the rest waits under the bell. New applications come all day, and whoever is reading one is
 * not to have each of the others put over it.
 */
const important: readonly unknown[] = [
  'information_requested',
  'comment_for_applicant',
  'comment_from_applicant',
  'decision_released',
]

/** Keeps everything about notifications up to date, and says aloud what should not wait. */
export function useLiveNotifications(userId: string): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const announce = async ({ kind, id }: LivePayload) => {
    if (!important.includes(kind) || typeof id !== 'string') return
    if (document.visibilityState === 'hidden') return
    const arrived = await queryClient.fetchQuery(notificationQueries.one(id))
    if (!arrived || arrived.read_at) return
    const { title, body, link } = arrived
    toast({
      title,
      description: body,
      // Whoever is there already sees it.
      ...(link &&
        link !== pathname && {
          action: { label: messages.open, onClick: () => void navigate(link) },
        }),
    })
  }

  useLive(`user:${userId}`, { notification: [notificationQueries.all()] }, (_event, payload) => {
    announce(payload).catch((error: unknown) =>
      console.error('A notification could not be announced', error),
    )
  })
}
