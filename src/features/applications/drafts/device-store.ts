import { emptyDraft, withFound } from './draft'
import { anonymous, draftKey, filesOf, openDeviceDb } from './device-db'
import { pageMemory, rememberDraft, rememberFile } from './page-memory'
import type { DraftStore, StoredDraft } from './ports'

/** The copy of one draft in this browser; where the browser keeps nothing, in the page. */
export function createDeviceStore(key: string): DraftStore {
  let isKept = true
  return {
    isKept: () => isKept,
    read: async () => {
      const remembered = pageMemory.drafts.get(key)
      isKept = !remembered
      if (remembered) return remembered
      try {
        return (await (await openDeviceDb()).get('drafts', key)) ?? null
      } catch {
        isKept = false
        return null
      }
    },
    update: async (change) => {
      let current = pageMemory.drafts.get(key) ?? null
      try {
        const transaction = (await openDeviceDb()).transaction('drafts', 'readwrite')
        current ??= (await transaction.store.get(key)) ?? null
        const next = change(current)
        await (next ? transaction.store.put(next, key) : transaction.store.delete(key))
        await transaction.done
        isKept = true
        rememberDraft(key, null)
      } catch {
        isKept = false
        rememberDraft(key, change(current))
      }
    },
  }
}

/**
 * Gives what was written before signing in to whoever has signed in, beside what they had on this device. True when
 * there was something.
 */
export async function adoptAnonymousDraft(callId: string, userId: string): Promise<boolean> {
  const [from, to] = [draftKey(callId, anonymous), draftKey(callId, userId)]
  let written = pageMemory.drafts.get(from)
  let own = pageMemory.drafts.get(to)
  let paths = adoptFilesInPage(from, to)
  try {
    const transaction = (await openDeviceDb()).transaction(['drafts', 'files'], 'readwrite')
    const drafts = transaction.objectStore('drafts')
    written ??= await drafts.get(from)
    own ??= await drafts.get(to)
    const files = transaction.objectStore('files')
    for (
      let cursor = await files.openCursor(filesOf(from));
      cursor;
      cursor = await cursor.continue()
    ) {
      await files.put(cursor.value, `${to}/${cursor.value.fieldPath}`)
      await cursor.delete()
      paths = [...paths, cursor.value.fieldPath]
    }
    if (written || paths.length > 0) {
      await drafts.put(together(own, written, paths), to)
      await drafts.delete(from)
      rememberDraft(to, null)
    }
    await transaction.done
  } catch {
    if (written || paths.length > 0) rememberDraft(to, together(own, written, paths))
  }
  rememberDraft(from, null)
  return written !== undefined || paths.length > 0
}

function adoptFilesInPage(from: string, to: string): string[] {
  const files = [...pageMemory.files].filter(([key]) => key.startsWith(`${from}/`))
  for (const [key, kept] of files) {
    rememberFile(`${to}/${kept.fieldPath}`, kept)
    rememberFile(key, null)
  }
  return files.map(([, { fieldPath }]) => fieldPath)
}

function together(
  own: StoredDraft | undefined,
  written: StoredDraft | undefined,
  files: readonly string[],
): StoredDraft {
  const { revision, ...mine } = own ?? { revision: 0, ...emptyDraft }
  return { ...withFound(mine, written ?? emptyDraft, files), revision: revision + 1 }
}

/** Whether this browser keeps answers to the call that belong to an account. */
export async function hasAccountDraft(callId: string): Promise<boolean> {
  const keys = await (await openDeviceDb()).getAllKeys('drafts', filesOf(callId))
  return keys.some((key) => key !== draftKey(callId, anonymous))
}
