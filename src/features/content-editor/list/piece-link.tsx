import { Link } from 'react-router-dom'
import { editorAddress } from '../addresses'
import type { ContentKind } from '../kinds'
import type { ListedPiece } from '../types'
import { titleOf } from './cells'
import { listMessages } from './messages'

type PieceLinkProps = {
  kind: ContentKind
  piece: ListedPiece
  /** Whether this device holds changes to it that were not saved. */
  isUnsaved: boolean
  className?: string
}

export function PieceLink({ kind, piece, isUnsaved, className }: PieceLinkProps) {
  return (
    <>
      <Link
        to={editorAddress(kind, piece.id)}
        data-row={piece.id}
        title={titleOf(piece)}
        dir="auto"
        className={
          className ??
          'target flex min-w-0 items-center font-medium -outline-offset-2 hover:text-accent hover:underline'
        }
      >
        <span className="truncate">{titleOf(piece)}</span>
      </Link>
      {isUnsaved && (
        <span className="shrink-0 text-1 text-warning" title={listMessages.notSavedHint}>
          {listMessages.notSaved}
        </span>
      )}
    </>
  )
}
