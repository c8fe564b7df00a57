import { type Cursor, readCursor, writeCursor } from '@/shared/list/paging'
import { contentAddress } from '../addresses'
import { type ContentKind, type ContentState, isKind, isState } from '../kinds'

export const PAGE_SIZE = 30
const MAX_SEARCH = 100

/** Everything that decides which pieces the list shows. */
export type ContentView = {
  kind: ContentKind
  search: string
  state: ContentState | null
  cursor: Cursor | null
}

/** Reads the view from an address. What it does not understand it ignores, so that an old link still opens. */
export function parseView(params: URLSearchParams): ContentView {
  const kind = params.get('kind')
  const state = params.get('state')
  return {
    kind: isKind(kind) ? kind : 'posts',
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    state: isState(state) ? state : null,
    cursor: readCursor(params),
  }
}

/** Writes the view as an address, leaving out everything that is as it is by default. */
export function toParams({ kind, search, state, cursor }: ContentView): URLSearchParams {
  const params = new URLSearchParams()
  if (kind !== 'posts') params.set('kind', kind)
  if (search) params.set('q', search)
  if (state) params.set('state', state)
  writeCursor(params, cursor)
  return params
}

export const plainView = (kind: ContentKind): ContentView => ({
  kind,
  search: '',
  state: null,
  cursor: null,
})

export const hasFilters = ({ search, state }: ContentView): boolean =>
  search.trim() !== '' || state !== null

/** Where the list is, in this view. */
export function listAddress(view: ContentView): string {
  const search = toParams(view).toString()
  return `${contentAddress}${search && `?${search}`}`
}
