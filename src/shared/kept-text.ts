const prefix = 'kept:'

const storage = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** What was typed under this name in this tab and not sent yet; it survives a reload. */
export const readKeptText = (name: string): string => storage()?.getItem(prefix + name) ?? ''

/** Keeps a text until it is sent. An empty one is forgotten. */
export function keepText(name: string, text: string): void {
  try {
    if (text) storage()?.setItem(prefix + name, text)
    else storage()?.removeItem(prefix + name)
  } catch {
    // A full storage only means that this text does not survive a reload.
  }
}

/** On signing out: what was typed belongs to whoever typed it. */
export function forgetKeptTexts(): void {
  const kept = storage()
  if (!kept) return
  for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key)
}
