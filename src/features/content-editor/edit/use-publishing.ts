import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { refusal } from '@/shared/supabase/errors'
import { toast } from '@/shared/ui/toast'
import { titleIn } from '../fields/row'
import { type ContentKind, type ContentState, shownState } from '../kinds'
import { listAddress, plainView } from '../list/view'
import { fetchPiece } from '../piece-queries'
import type { Piece } from '../types'
import { editMessages, missingFields, publishMessages as words, refusalSentence } from './messages'
import { type Move, useDeletePiece, useMovePiece } from './mutations'

type Steps = {
  kind: ContentKind
  /** The piece as it is on the server, with everything that was typed saved; null where that did not work. */
  saved: () => Promise<Piece | null>
  onMoved: (piece: Piece) => void
  /** Somebody else has changed it. */
  onOvertaken: (piece: Piece) => void
  onMissing: (fields: string[]) => void
  onDeleted: () => void
}

export type Asked =
  { dialog: 'publish'; first: 'now' | 'later'; piece: Piece } | { dialog: 'delete' }

/** What takes a step back again: only the moves that there are. */
function undoOf(from: Piece, to: Piece): Omit<Move, 'piece'> | null {
  const [before, after] = [shownState(from), shownState(to)]
  if (before === 'draft' && after === 'scheduled') return { state: 'draft' }
  if (before === 'scheduled' && after === 'scheduled' && from.published_at)
    return { state: 'scheduled', publishAt: from.published_at }
  if (before === 'scheduled' && after === 'draft' && from.published_at)
    return { state: 'scheduled', publishAt: from.published_at }
  if (before === 'published' && after === 'archived') return { state: 'published' }
  if (before === 'archived' && after === 'published') return { state: 'archived' }
  return null
}

/** The steps from draft to published and back, each saved before it is taken. */
export function usePublishing({ kind, saved, onMoved, onOvertaken, onMissing, onDeleted }: Steps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const move = useMovePiece(kind)
  const remove = useDeletePiece(kind)
  const navigate = useNavigate()

  const refused = async (error: unknown, { piece, state }: Move) => {
    const fields = missingFields(error)
    if (fields.length > 0) {
      setAsked(null)
      return onMissing(fields)
    }
    if (asked === null) {
      toast.error(words.failed[state], { description: refusalSentence(error) })
    }
    const hint = refusal(error)?.hint
    if (hint !== 'stale_version' && hint !== 'invalid_move') return
    const newest = await fetchPiece(kind, piece.id).catch(() => null)
    if (newest) onOvertaken(newest)
  }

  const take = async (step: Move) => {
    try {
      const moved = await move.mutateAsync(step)
      if (!moved) return
      setAsked(null)
      onMoved(moved)
      const undo = undoOf(step.piece, moved)
      toast.success(words.done[step.state], {
        description: titleIn(kind, moved.values),
        ...(undo && {
          action: { label: words.undo, onClick: () => void take({ piece: moved, ...undo }) },
        }),
      })
    } catch (error) {
      await refused(error, step)
    }
  }

  return {
    asked,
    isBusy: move.isPending || remove.isPending,
    moveError: move.error,
    deleteError: remove.error,
    close: () => setAsked(null),
    askToPublish: async (first: 'now' | 'later') => {
      const piece = await saved()
      move.reset()
      if (piece) setAsked({ dialog: 'publish', first, piece })
    },
    publish: (piece: Piece, at: string | null) =>
      void take(at ? { piece, state: 'scheduled', publishAt: at } : { piece, state: 'published' }),
    moveTo: async (state: ContentState) => {
      const piece = await saved()
      if (piece) await take({ piece, state })
    },
    askToDelete: () => {
      remove.reset()
      setAsked({ dialog: 'delete' })
    },
    remove: (piece: Piece) =>
      remove.mutate(piece, {
        onSuccess: () => {
          onDeleted()
          const title = titleIn(kind, piece.values).trim() || editMessages.untitled
          toast.success(words.deleted(title))
          void navigate(listAddress(plainView(kind)), { replace: true })
        },
      }),
  }
}
