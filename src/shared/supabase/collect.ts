export type Collector<Item> = { add: (items: readonly Item[]) => void; flush: () => void }

/**
 * Hands on the first items at once, and those that come close upon them together once the time is over. Items are the
 * same when `nameOf` says so. `flush` hands on what still waits, and waits no longer.
 */
export function collect<Item>(
  time: number,
  nameOf: (item: Item) => string,
  handOn: (items: Item[]) => void,
): Collector<Item> {
  const waiting = new Map<string, Item>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const handOnAll = () => {
    const items = Array.from(waiting.values())
    waiting.clear()
    if (items.length > 0) handOn(items)
    return items.length > 0
  }
  const over = () => {
    timer = handOnAll() ? setTimeout(over, time) : undefined
  }

  return {
    add(items) {
      for (const item of items) waiting.set(nameOf(item), item)
      if (timer === undefined) over()
    },
    flush() {
      clearTimeout(timer)
      timer = undefined
      handOnAll()
    },
  }
}
