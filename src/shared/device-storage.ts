/**
 * Reads and writes what the browser keeps. Site data may be blocked, and then even looking at `localStorage` throws; or it
 * may be full. What could not be kept lasts as long as the document, and no page has to know.
 */
function guarded(open: () => Storage) {
  const memory = new Map<string, string>()
  const tried = <Value>(run: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return run(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key: string): string | null =>
      memory.get(key) ?? tried((storage) => storage.getItem(key), null),
    write(key: string, value: string): void {
      memory.set(key, value)
      const isKept = tried((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isKept) memory.delete(key)
    },
    /** Whether what was written there outlasts the document. */
    isKept: (key: string): boolean => !memory.has(key),
    remove(key: string): void {
      memory.delete(key)
      tried((storage) => storage.removeItem(key), undefined)
    },
    keys: (): string[] => [...memory.keys(), ...tried((storage) => Object.keys(storage), [])],
  }
}

/** For good, for every tab of this browser. */
export const onDevice = guarded(() => window.localStorage)

/** For this tab, over reloads. */
export const inTab = guarded(() => window.sessionStorage)
