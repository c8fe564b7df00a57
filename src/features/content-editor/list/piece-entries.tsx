import { RelativeTime } from '@/shared/ui/relative-time'
import { StateBadge } from '../state-badge'
import { noteOf } from './cells'
import { listMessages } from './messages'
import { PieceLink } from './piece-link'
import type { PiecesProps } from './pieces-table'

/** The list where there is no room for a table. */
export function PieceEntries({ kind, pieces, isUnsaved }: PiecesProps) {
  return (
    <ul aria-label={listMessages.tableTitle(kind)} className="border-t border-line">
      {pieces.map((piece) => (
        <li
          key={piece.id}
          className="relative grid grid-cols-1 gap-1.5 border-b border-line py-3 has-[a:hover]:bg-surface"
        >
          <div className="flex items-baseline justify-between gap-4">
            <PieceLink
              kind={kind}
              piece={piece}
              isUnsaved={isUnsaved(piece.id)}
              className="min-w-0 text-3 font-medium after:absolute after:inset-0 [&>span]:line-clamp-2 [&>span]:whitespace-normal"
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-1 text-muted">
            <span className="flex flex-wrap items-center gap-x-3">
              <StateBadge piece={piece} />
              {noteOf(kind, piece)}
            </span>
            <RelativeTime date={piece.updated_at} />
          </div>
        </li>
      ))}
    </ul>
  )
}
