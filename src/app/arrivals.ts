const listeners = new Set<() => void>()

/** Pages that have appeared, for those who are no part of what is drawn. */
export const arrivals = {
  announce: (): void => listeners.forEach((listener) => listener()),
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
