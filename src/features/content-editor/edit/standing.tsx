import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import { publicAddress } from '../addresses'
import { textIn } from '../fields/values'
import { type ContentKind, shownState } from '../kinds'
import type { Piece } from '../types'
import { publishMessages as words } from './messages'

/** Who sees it now, and where. */
export function Standing({ kind, piece }: { kind: ContentKind; piece: Piece }) {
  const state = shownState(piece)
  if (state === 'draft') return null
  const waits = kind === 'organisations' && piece.consented_at === null
  const isSeen = state === 'published' && !waits
  const text =
    state === 'archived'
      ? words.isArchived
      : state === 'scheduled'
        ? words.willShow(piece.published_at ?? '')
        : waits
          ? words.waitsForFounder
          : words.isShown
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-2 text-muted">
      {text}
      {isSeen && (
        <Link
          to={publicAddress(kind, textIn(piece.values, 'slug'))}
          className="target inline-flex items-center gap-1 text-link"
        >
          {words.seeIt}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
    </p>
  )
}
