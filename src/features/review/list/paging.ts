import { type Cursor, type ListView, PAGE_SIZE } from './filters'

type Keyed = { id: string; sort_value: string }

export type Page<Row> = { rows: Row[]; previous: Cursor | null; next: Cursor | null }

const edge = (direction: Cursor['direction'], row: Keyed | undefined): Cursor | null =>
  row ? { direction, id: row.id, value: row.sort_value } : null

/** Turns the rows of one answer into a page with the edges of its neighbours. */
export function toPage<Row extends Keyed>(
  answer: Row[],
  cursor: ListView['cursor'],
  pageSize = PAGE_SIZE,
): Page<Row> {
  const backwards = cursor?.direction === 'before'
  const shown = answer.slice(0, pageSize)
  const rows = backwards ? shown.reverse() : shown
  const hasMore = answer.length > pageSize
  const hasPrevious = backwards ? hasMore : cursor !== null
  const hasNext = backwards || hasMore

  return {
    rows,
    previous: hasPrevious ? edge('before', rows[0]) : null,
    next: hasNext ? edge('after', rows.at(-1)) : null,
  }
}
