import { RelativeTime } from '@/shared/ui/relative-time'
import { TableHeading, TableRow } from '@/shared/ui/table'
import type { ContentKind } from '../kinds'
import { StateBadge } from '../state-badge'
import type { ListedPiece } from '../types'
import { noteOf } from './cells'
import { listMessages, shownFrom } from './messages'
import { PieceLink } from './piece-link'

export type PiecesProps = {
  kind: ContentKind
  pieces: readonly ListedPiece[]
  isUnsaved: (id: string) => boolean
}

/** Dense, with a head that stays; a row leads to where it is written. */
export function PiecesTable({ kind, pieces, isUnsaved }: PiecesProps) {
  const { columns, notes } = listMessages
  return (
    <table
      aria-label={listMessages.tableTitle(kind)}
      className="w-full table-fixed border-separate border-spacing-0 text-start text-2"
    >
      <thead className="sticky top-16 z-10 bg-canvas text-1 text-muted print:static">
        <tr>
          <TableHeading>{columns.title}</TableHeading>
          <TableHeading className="w-40">{notes[kind]}</TableHeading>
          <TableHeading className="w-32">{columns.state}</TableHeading>
          <TableHeading className="w-36">{columns.shown}</TableHeading>
          <TableHeading className="w-32 pe-0">{columns.changed}</TableHeading>
        </tr>
      </thead>
      <tbody className="[&_td]:border-b [&_td]:border-line">
        {pieces.map((piece) => {
          const from = shownFrom(piece)
          return (
            <TableRow key={piece.id} className="border-none has-[a:focus-visible]:bg-surface">
              <td className="pe-4">
                <span className="flex items-center gap-3">
                  <PieceLink kind={kind} piece={piece} isUnsaved={isUnsaved(piece.id)} />
                </span>
              </td>
              <td className="truncate pe-4">{noteOf(kind, piece)}</td>
              <td className="pe-4">
                <StateBadge piece={piece} />
              </td>
              <td className="truncate pe-4">{from && <RelativeTime date={from} />}</td>
              <td className="truncate">
                <RelativeTime date={piece.updated_at} />
              </td>
            </TableRow>
          )
        })}
      </tbody>
    </table>
  )
}
