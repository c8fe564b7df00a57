import { useState } from 'react'

let last = 0
const fresh = () => {
  last += 1
  return last
}

/** Names for the items of a group that stay with them when they move, for what is remembered of each on the screen. */
export function useItemKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, fresh))
  // Items that came from elsewhere, another tab or an earlier form, are new at the end.
  const all =
    keys.length === count
      ? keys
      : [
          ...keys.slice(0, count),
          ...Array.from({ length: Math.max(0, count - keys.length) }, fresh),
        ]
  if (all !== keys) setKeys(all)

  return {
    all,
    insert: (index: number): number => {
      const key = fresh()
      setKeys([...all.slice(0, index), key, ...all.slice(index)])
      return key
    },
    remove: (index: number) => setKeys(all.filter((_, at) => at !== index)),
    move: (from: number, to: number): number => {
      const key = all[from] ?? fresh()
      const others = all.filter((_, at) => at !== from)
      setKeys([...others.slice(0, to), key, ...others.slice(to)])
      return key
    },
  }
}
