/** At most this many at a time: a new toast takes the place of the one before. */
const LIMIT = 1
/** A dismissed toast is kept this long, closed, before it is forgotten. */
export const REMOVE_DELAY = 1_000_000

export type ToastTone = 'neutral' | 'success' | 'danger'
export type ToastInput = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  action?: { label: string; onClick: () => void }
}
export type ToastItem = ToastInput & { id: number; open: boolean }

let items: readonly ToastItem[] = []
let count = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

export const toasts = {
  read: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  dismiss(id: number) {
    if (!items.some((item) => item.id === id && item.open)) return
    set(items.map((item) => (item.id === id ? { ...item, open: false } : item)))
    setTimeout(() => set(items.filter((item) => item.id !== id)), REMOVE_DELAY)
  },
  add(input: ToastInput) {
    count += 1
    const item: ToastItem = { ...input, id: count, open: true }
    set([item, ...items].slice(0, LIMIT))
    return { id: item.id, dismiss: () => toasts.dismiss(item.id) }
  },
  clear: () => set([]),
}
