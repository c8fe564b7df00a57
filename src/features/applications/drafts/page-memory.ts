import type { KeptFile } from './device-db'
import { isUnsaved } from './draft'
import type { StoredDraft } from './ports'

/**
 * What this browser would not keep, because that is blocked or there is no room: here it is as long as the page lives,
 * which outlasts the way to signing in and back.
 */
export const pageMemory = {
  drafts: new Map<string, StoredDraft>(),
  files: new Map<string, KeptFile>(),
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** To be called after each change: the browser asks before the page goes, and what is only here with it. */
function guardPage(): void {
  const isNeeded =
    pageMemory.files.size > 0 || [...pageMemory.drafts.values()].some((draft) => isUnsaved(draft))
  if (isNeeded) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

/** Sets or, without a value, removes. */
export function rememberDraft(key: string, draft: StoredDraft | null): void {
  if (draft) pageMemory.drafts.set(key, draft)
  else pageMemory.drafts.delete(key)
  guardPage()
}

export function rememberFile(key: string, file: KeptFile | null): void {
  if (file) pageMemory.files.set(key, file)
  else pageMemory.files.delete(key)
  guardPage()
}
