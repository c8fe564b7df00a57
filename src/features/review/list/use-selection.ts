import { useState } from 'react'

export type Selection = {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  clear: () => void
}

/** Which rows are ticked. A row that is no longer on the page is no longer ticked. */
export function useSelection(rows: readonly { id: string }[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const ids = rows.map((row) => row.id).filter((id) => ticked.has(id))
  return {
    ids,
    has: (id) => ticked.has(id),
    toggle: (id) =>
      setTicked(new Set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    clear: () => setTicked(new Set()),
  }
}
