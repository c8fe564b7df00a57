/** The edge of a page: what lies beyond this row, in the direction named. */
export type Cursor = { direction: 'after' | 'before'; value: string; id: string }

type Keyed = { id: string; sort_value: string }

export type Page<Row> = { rows: Row[]; previous: Cursor | null; next: Cursor | null }

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isUuid = (value: string): boolean => uuid.test(value)

const edge = (direction: Cursor['direction'], row: Keyed | undefined): Cursor | null =>
  row ? { direction, id: row.id, value: row.sort_value } : null

/** Turns the rows of one answer, one more than are shown, into a page with the edges of its neighbours. */
export function toPage<Row extends Keyed>(
  answer: Row[],
  cursor: Cursor | null,
  pageSize: number,
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

/** Reads the edge from an address; what it does not understand is no edge. */
export function readCursor(params: URLSearchParams): Cursor | null {
  for (const direction of ['after', 'before'] as const) {
    const [id = '', ...value] = (params.get(direction) ?? '').split('~')
    if (isUuid(id) && value.length > 0) return { direction, id, value: value.join('~') }
  }
  return null
}

export function writeCursor(params: URLSearchParams, cursor: Cursor | null): void {
  if (cursor) params.set(cursor.direction, `${cursor.id}~${cursor.value}`)
}
