import type { TablesInsert } from '@contracts/database.types'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { toColumns } from '../fields/row'
import type { Values } from '../fields/values'
import type { ContentKind, ContentState } from '../kinds'
import { fetchPiece, pieceQuery } from '../piece-queries'
import { contentQueries } from '../queries'
import type { Piece } from '../types'

/** What is written goes to one of six tables: the types know each of them, and nothing that fits all. */
const asRow = (columns: object) => columns as TablesInsert<'posts'>

async function tableOf(kind: ContentKind) {
  const supabase = await loadSupabase()
  return supabase.from(kind as 'posts')
}

type Saving = {
  kind: ContentKind
  /** Null for a new piece. */
  base: Piece | null
  values: Values
  /** The fields that changed. */
  keys: readonly string[]
}

export type Saved =
  /** `failure`: the list's part of a resource is saved, and what is inside is not. */
  | { outcome: 'saved'; piece: Piece; failure: unknown }
  /** Somebody else was quicker; null where they threw it away. */
  | { outcome: 'overtaken'; theirs: Piece | null }

async function save({ kind, base, values, keys }: Saving): Promise<Saved> {
  const { own, inside } = toColumns(kind, values, base ? keys : undefined)
  const id = base ? await update(kind, base, own) : await insert(kind, own)
  if (id === null) return { outcome: 'overtaken', theirs: await fetchPiece(kind, base?.id ?? '') }

  let failure: unknown = null
  let isOvertaken = false
  if (Object.keys(inside).length > 0) {
    try {
      isOvertaken = !(await writeInside(id, base?.inside_version ?? 0, inside))
    } catch (error) {
      failure = error
    }
  }
  const piece = await fetchPiece(kind, id)
  if (!piece || isOvertaken) return { outcome: 'overtaken', theirs: piece }
  return { outcome: 'saved', piece, failure }
}

async function insert(kind: ContentKind, own: object): Promise<string> {
  const table = await tableOf(kind)
  const { data } = await table.insert(asRow(own)).select('id').single().throwOnError()
  return data.id
}

/** Null when it was not changed, because it is no longer the version that was read. */
async function update(kind: ContentKind, base: Piece, own: object): Promise<string | null> {
  if (Object.keys(own).length === 0) return base.id
  const table = await tableOf(kind)
  const { data } = await table
    .update(asRow(own))
    .eq('id', base.id)
    .eq('version', base.version)
    .select('id')
    .throwOnError()
  return data[0]?.id ?? null
}

/** Whether it was written: what is inside a resource has a version of its own. */
async function writeInside(id: string, version: number, inside: object): Promise<boolean> {
  const supabase = await loadSupabase()
  const contents = supabase.from('resource_contents')
  if (version === 0) {
    await contents.insert({ resource_id: id, ...inside }).throwOnError()
    return true
  }
  const { data } = await contents
    .update(inside)
    .eq('resource_id', id)
    .eq('version', version)
    .select('resource_id')
    .throwOnError()
  return data.length > 0
}

const refreshLists = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: contentQueries.lists() })
  void client.invalidateQueries({ queryKey: contentQueries.counts().queryKey })
}

/** Saves what changed. Offline it fails at once: what was typed is kept, and nothing is sent that nobody waits for. */
export function useSavePiece() {
  return useMutation({
    networkMode: 'always',
    mutationFn: save,
    onSuccess: (saved, { kind }, _shown, { client }) => {
      if (saved.outcome === 'saved') {
        client.setQueryData(pieceQuery(kind, saved.piece.id).queryKey, saved.piece)
      }
      refreshLists(client)
    },
  })
}

export type Move = {
  piece: Piece
  state: ContentState
  publishAt?: string
}

/** Moves a piece to another state and gives it back as it is then. */
export function useMovePiece(kind: ContentKind) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ piece, state, publishAt }: Move) => {
      const supabase = await loadSupabase()
      await supabase
        .rpc('move_content', {
          kind,
          id: piece.id,
          version: piece.version,
          state,
          publish_at: publishAt,
        })
        .throwOnError()
      return fetchPiece(kind, piece.id)
    },
    onSuccess: (piece, _move, _shown, { client }) => {
      if (piece) client.setQueryData(pieceQuery(kind, piece.id).queryKey, piece)
      refreshLists(client)
    },
  })
}

/** Throws away a draft that nobody but staff has seen. */
export function useDeletePiece(kind: ContentKind) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (piece: Piece) => {
      const table = await tableOf(kind)
      await table.delete().eq('id', piece.id).select('id').single().throwOnError()
    },
    onSuccess: (_data, piece, _shown, { client }) => {
      client.removeQueries({ queryKey: pieceQuery(kind, piece.id).queryKey })
      refreshLists(client)
    },
  })
}
