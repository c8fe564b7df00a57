import { useEffect } from 'react'
import { editorAddress } from '../addresses'
import type { ContentKind } from '../kinds'
import type { Piece } from '../types'

/**
 * A new piece has its address from the first save on, and the page stays as it is, with the cursor where it was. The router
 * goes on to know it by the one of before, and would lead its preview there.
 */
export function useOwnAddress(kind: ContentKind, piece: Piece | null): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (!piece || pathname !== editorAddress(kind)) return
    window.history.replaceState(
      window.history.state,
      '',
      editorAddress(kind, piece.id) + search + hash,
    )
  })
}
