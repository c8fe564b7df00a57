import { type EdgeKind, readToken, toToken } from './page-token'
import type { Cursor } from './paging'
import { cutSearch } from './search-words'

/** What a list can be narrowed by, each with what its values look like, and how it is ordered. */
export type ListSpec<Key extends string> = {
  filters: Readonly<Record<Key, (value: string) => boolean>>
  edge: EdgeKind
}

/** Everything that decides which rows a list shows. */
export type ListView<Key extends string> = {
  search: string
  filters: Readonly<Partial<Record<Key, string>>>
  cursor: Cursor | null
}

/** What an address asked for that there is not: by the name of its filter, or the page. */
export type Dropped<Key extends string> = { filters: Key[]; page: boolean }

const directions = ['after', 'before'] as const

const filterKeys = <Key extends string>(spec: ListSpec<Key>): Key[] =>
  Object.keys(spec.filters) as Key[]

/** Words that are known once they have been read from the database; until then any that could be one will do. */
export type Known<Key extends string> = Readonly<
  Partial<Record<Key, readonly string[] | undefined>>
>

/** Reads a view from an address. What it does not understand it leaves out, and says so. */
export function readView<Key extends string>(
  params: URLSearchParams,
  spec: ListSpec<Key>,
  known?: Known<Key>,
): { view: ListView<Key>; dropped: Dropped<Key> } {
  const filters: Partial<Record<Key, string>> = {}
  const dropped: Dropped<Key> = { filters: [], page: false }
  for (const key of filterKeys(spec)) {
    const value = params.get(key)
    if (!value) continue
    if (spec.filters[key](value) && (known?.[key]?.includes(value) ?? true)) filters[key] = value
    else dropped.filters.push(key)
  }
  let cursor: Cursor | null = null
  for (const direction of directions) {
    const token = params.get(direction)
    if (token === null || cursor) continue
    const edge = readToken(token, spec.edge)
    if (edge) cursor = { ...edge, direction }
    else dropped.page = true
  }
  const search = cutSearch(params.get('q') ?? '')
  return { view: { search, filters, cursor }, dropped }
}

/** Writes a view as an address, without what is as it is by default. */
export function writeView<Key extends string>(view: ListView<Key>, spec: ListSpec<Key>): string {
  const params = new URLSearchParams()
  if (view.search) params.set('q', cutSearch(view.search))
  for (const key of filterKeys(spec)) {
    const value = view.filters[key]
    if (value) params.set(key, value)
  }
  if (view.cursor) params.set(view.cursor.direction, toToken(view.cursor))
  const text = params.toString()
  return text && `?${text}`
}

/** Another search or filter begins at the first page again: the old edge means nothing there. */
export const refineView = <Key extends string>(
  view: ListView<Key>,
  change: Partial<ListView<Key>>,
): ListView<Key> => ({ ...view, cursor: null, ...change })

export const isNarrowed = (view: ListView<string>): boolean =>
  view.search.trim() !== '' || Object.values(view.filters).some(Boolean)

/** One of these words. */
export const isOneOf =
  (...values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value)

/** A word as the database keeps those of its vocabularies and tags. */
export const isWord = (value: string): boolean =>
  value.length <= 60 && /^[A-Za-z0-9]+(?:[_+/-][A-Za-z0-9]+)*$/.test(value)

/** The name of a page or a row in an address. */
export const isSlug = (value: string): boolean =>
  value.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
