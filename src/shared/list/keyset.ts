import type { Cursor } from './paging'

/** How many rows a list of the public pages shows at a time. */
export const publicPageSize = 12

/** How a list is ordered: by a column, newest or A first, and by id where that is the same. */
export type ListOrder = { column: string; descending: boolean }

/** A value among others in a condition, with what would end it taken as it is. */
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** What is asked of the Data API for one page: a row more than it shows, to know whether there is another. */
export function keysetQuery(
  { column, descending }: ListOrder,
  cursor: Cursor | null,
): Record<string, string> {
  const isBackwards = cursor?.direction === 'before'
  const goesDown = descending !== isBackwards
  const way = goesDown ? 'desc' : 'asc'
  const query = { order: `${column}.${way},id.${way}`, limit: String(publicPageSize + 1) }
  if (!cursor) return query
  const than = goesDown ? 'lt' : 'gt'
  const value = quoted(cursor.value)
  return {
    ...query,
    or: `(${column}.${than}.${value},and(${column}.eq.${value},id.${than}.${cursor.id}))`,
  }
}
