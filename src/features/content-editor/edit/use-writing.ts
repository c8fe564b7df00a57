import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValue, Values } from '../fields/values'
import { keptPieces, pieceName } from '../kept-pieces'
import type { ContentKind } from '../kinds'
import type { Piece } from '../types'
import {
  acceptSaved,
  beginWriting,
  changeField,
  discardChanges,
  isUnsaved,
  receive,
  settle,
  toKept,
  type Writing,
} from './writing'

/** A piece that is being written, kept on this device from the first key on until it is saved. */
export function useWriting(kind: ContentKind, saved: Piece | null, userId: string) {
  const [writing, setWriting] = useState<Writing>(() =>
    beginWriting(kind, saved, keptPieces.read(userId, pieceName(kind, saved?.id ?? null))),
  )
  const name = pieceName(kind, writing.base?.id ?? null)
  const unsaved = isUnsaved(writing)

  // What was kept and is saved by now, perhaps in another tab.
  const tidy = useEffectEvent(() => !unsaved && keptPieces.remove(userId, name))
  useEffect(() => void tidy(), [])

  // What was typed last, which React may still be drawing: the next key builds on that.
  const latest = useRef(writing)
  useEffect(() => void (latest.current = writing), [writing])

  const nameOf = (one: Writing) => pieceName(kind, one.base?.id ?? null)
  const put = (next: Writing) => {
    latest.current = next
    if (isUnsaved(next)) {
      keptPieces.write(userId, nameOf(next), toKept(next, new Date().toISOString()))
    } else {
      keptPieces.remove(userId, nameOf(next))
    }
    setWriting(next)
  }

  // Only where the browser keeps nothing is there something to lose by leaving.
  const isKept = !unsaved || keptPieces.isKept(userId, name)
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved(writing) && !keptPieces.isKept(userId, name)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event)
    window.addEventListener('beforeunload', listen)
    return () => window.removeEventListener('beforeunload', listen)
  }, [])

  return {
    writing,
    unsaved,
    isKept,
    change: (key: string, value: FieldValue) => put(changeField(latest.current, key, value)),
    /** Back to what is saved; what is given back undoes it. */
    discard: () => {
      const { values, restoredFrom } = latest.current
      put(discardChanges(latest.current))
      return () => put({ ...latest.current, values, restoredFrom })
    },
    /** What the server has now. */
    receive: (piece: Piece) => setWriting((before) => receive(before, piece)),
    accept: (piece: Piece, sent: Values) => {
      if (!latest.current.base) keptPieces.remove(userId, nameOf(latest.current))
      put(acceptSaved(latest.current, piece, sent))
    },
    settle: (keptMine: readonly string[]) => put(settle(latest.current, keptMine)),
    /** What was thrown away by somebody else goes on as a new piece. */
    beginAnew: () => {
      keptPieces.remove(userId, nameOf(latest.current))
      put({ ...latest.current, base: null, theirs: null })
    },
  }
}
