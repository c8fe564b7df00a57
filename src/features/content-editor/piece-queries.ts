import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { insideOf, selection, toValues } from './fields/row'
import type { ContentKind } from './kinds'
import { contentQueries } from './queries'
import type { Piece } from './types'

type PieceRow = Omit<Piece, 'values' | 'inside_version'> & Record<string, unknown>

/** A row of any kind as a piece. */
function toPiece(kind: ContentKind, row: PieceRow): Piece {
  const { id, version, state, published_at, first_published_at, updated_at } = row
  const { consented_at = null } = row
  const { version: inside = 0, ...contents } = insideOf(row)
  return {
    id,
    version,
    inside_version: Number(inside),
    state,
    published_at,
    first_published_at,
    updated_at,
    consented_at,
    values: toValues(kind, { ...row, ...contents }),
  }
}

/** Null when it is not there, or not any more. */
export async function fetchPiece(
  kind: ContentKind,
  id: string,
  signal?: AbortSignal,
): Promise<Piece | null> {
  const supabase = await loadSupabase()
  const query = supabase.from(kind).select(selection(kind)).eq('id', id)
  const { data } = await (signal ? query.abortSignal(signal) : query)
    .overrideTypes<PieceRow[], { merge: false }>()
    .throwOnError()
  const [row] = data
  return row ? toPiece(kind, row) : null
}

/** One piece, to be written. */
export const pieceQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'piece', kind, id],
    queryFn: ({ signal }) => fetchPiece(kind, id, signal),
    // Whoever begins to write begins from what it says now; what waits for the editor and the editor ask together.
    staleTime: 10_000,
  })
