import { useMutation } from '@tanstack/react-query'
import type { ApplicationStatus } from '@/features/applications'
import { loadSupabase } from '@/shared/supabase/load-client'
import { toast } from '@/shared/ui/toast'
import { refusalSentence } from '../messages'
import { reviewQueries } from '../queries'
import type { ApplicationRow } from '../types'
import { titleOf } from './cells'
import { listMessages } from './messages'

type BulkMove = {
  from: ApplicationStatus
  to: ApplicationStatus
  label: (count: number) => string
}

/** Steps that need no message and decide nothing. */
export const bulkMoves: readonly BulkMove[] = [
  { from: 'submitted', to: 'screening', label: listMessages.startScreening },
  { from: 'screening', to: 'in_review', label: listMessages.sendToReview },
]

type Movable = Pick<ApplicationRow, 'id' | 'title'>
type Moving = { rows: readonly Movable[]; to: ApplicationStatus }
type Refused = { title: string; reason: string }

/** Moves one after another, so that one refusal does not keep the others back. */
async function moveMany({ rows, to }: Moving): Promise<Refused[]> {
  const supabase = await loadSupabase()
  const refused: Refused[] = []
  for (const row of rows) {
    const { error } = await supabase.rpc('move_application', {
      application_id: row.id,
      to_status: to,
    })
    if (error) refused.push({ title: titleOf(row), reason: refusalSentence(error) })
  }
  return refused
}

/** Moves the ticked applications and says how many could not be moved, and why. */
export function useMoveMany() {
  return useMutation({
    mutationFn: moveMany,
    onSuccess: (refused, { rows }, _snapshot, { client }) => {
      const moved = rows.length - refused.length
      const [first] = refused
      if (first) {
        toast.error(listMessages.someMoved(moved, refused.length), {
          description: `${first.title}: ${first.reason}`,
        })
      } else {
        toast.success(listMessages.moved(moved))
      }
      return client.invalidateQueries({ queryKey: reviewQueries.all() })
    },
    meta: { failure: listMessages.noneMoved },
  })
}
