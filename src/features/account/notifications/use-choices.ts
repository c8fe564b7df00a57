import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRetryable } from '@/shared/supabase/error-status'
import { errorKind, messageOf } from '@/shared/supabase/errors'
import { loadSupabase } from '@/shared/supabase/load-client'
import { toast } from '@/shared/ui/toast'
import { type Change, keptChoices } from './kept-choices'
import { messages as words } from './messages'
import { type Preference, preferenceQueries } from './queries'

type Choice = {
  kind: Preference['kind']
  change: Change
  /** How it was before; null for what takes a choice back, or comes again after a reload. */
  before: Change | null
}
type Waiting = 'offline' | 'trying' | null

/** A choice that waited is not somebody else's, who has signed in since. */
class NotSignedIn extends Error {
  override name = 'NotSignedIn'
  readonly status = 401
}

const mutationKey = ['notification-preferences', 'choose']

/**
 * Saves choices one after the other. Whoever chooses without a network means it all the same: the choice waits, shown as it was made,
 * and is sent when there is one.
 */
function useChoose(userId: string) {
  const choose = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    networkMode: 'online',
    retry: (_failures, error) => isRetryable(error),
    mutationFn: async ({ kind, change }: Choice) => {
      const supabase = await loadSupabase()
      const signedIn = await supabase.auth.getSession()
      if (signedIn.data.session?.user.id !== userId) throw signedIn.error ?? new NotSignedIn()
      const { data } = await supabase
        .rpc('set_notification_preference', { kind, ...change })
        .throwOnError()
      return data
    },
    onMutate: ({ kind, change }) => keptChoices.keep(kind, change),
    onSuccess: ({ kind, in_app, email }, { before }, _kept, { client }) => {
      client.setQueryData(preferenceQueries.own(userId).queryKey, (rows) =>
        rows?.map((row) => (row.kind === kind ? { kind, in_app, email } : row)),
      )
      if (!before) return void toast.success(words.undone)
      toast.success(words.saved(kind), {
        action: {
          label: words.undo,
          onClick: () => choose.mutate({ kind, change: before, before: null }),
        },
      })
    },
    onError: (error) => void toast.error(words.failed, { description: messageOf(error) }),
    onSettled: (_data, error, { kind, change }) => {
      // Whose session has ended finds it when they come back.
      if (!error || errorKind(error) !== 'signed-out') keptChoices.settle(kind, change)
    },
  })
  return choose.mutate
}

/** What holds for each kind, with what was chosen and is still on its way; and what keeps it from being saved. */
export function useChoices(userId: string, saved: readonly Preference[]) {
  const client = useQueryClient()
  const mutate = useChoose(userId)
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => ({
      // Only the mutation above has this key.
      choice: state.variables as Choice,
      waiting: (state.isPaused ? 'offline' : state.failureCount > 0 ? 'trying' : null) as Waiting,
    }),
  })

  const waiting = underWay.find((each) => each.waiting)?.waiting ?? null

  // The tab was loaded anew while choices waited.
  useEffect(() => {
    if (client.isMutating({ mutationKey }) > 0) return
    for (const { kind, change } of keptChoices.read()) mutate({ kind, change, before: null })
  }, [client, mutate])

  const rows = saved.map((row) => {
    const own = underWay.filter(({ choice }) => choice.kind === row.kind)
    const shown = own.reduce((before, { choice }) => ({ ...before, ...choice.change }), row)
    return { preference: shown, isWaiting: waiting !== null && own.length > 0 }
  })
  return {
    rows,
    waiting,
    choose: (kind: Preference['kind'], change: Change, before: Change) =>
      mutate({ kind, change, before }),
  }
}
