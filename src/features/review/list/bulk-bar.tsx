import { Button } from '@/shared/ui/button'
import type { ApplicationRow } from '../types'
import { bulkMoves, useMoveMany } from './bulk-moves'
import { listMessages } from './messages'
import type { Selection } from './use-selection'

type BulkBarProps = { rows: readonly ApplicationRow[]; selection: Selection }

/** What can be done with the ticked rows at once: the two steps at the beginning, which need no words. */
export function BulkBar({ rows, selection }: BulkBarProps) {
  const move = useMoveMany()
  const ticked = rows.filter((row) => selection.has(row.id))
  if (ticked.length === 0) return null

  return (
    <div
      role="region"
      aria-label={listMessages.selected(ticked.length)}
      className="screen-only enter-up sticky bottom-18 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-panel border border-line-strong bg-surface-raised px-4 py-3 shadow-float lg:bottom-4"
    >
      <p role="status" className="text-2 font-medium">
        {listMessages.selected(ticked.length)}
      </p>
      {bulkMoves.map(({ from, to, label }) => {
        const movable = ticked.filter((row) => row.status === from)
        if (movable.length === 0) return null
        return (
          <Button
            key={to}
            intent="secondary"
            size="sm"
            busy={move.isPending}
            onClick={() => move.mutate({ rows: movable, to }, { onSuccess: selection.clear })}
          >
            {label(movable.length)}
          </Button>
        )
      })}
      <Button intent="quiet" size="sm" className="ms-auto" onClick={selection.clear}>
        {listMessages.clearSelection}
      </Button>
    </div>
  )
}
