import { emptyDraft, joined } from './draft'
import { anonymous, draftKey, filesOf, openDeviceDb } from './device-db'
import type { DraftStore, StoredDraft } from './ports'

/** The copy of one draft in this browser. */
export function createDeviceStore(key: string): DraftStore {
  return {
    read: async () => (await (await openDeviceDb()).get('drafts', key)) ?? null,
    update: async (change) => {
      const transaction = (await openDeviceDb()).transaction('drafts', 'readwrite')
      const next = change((await transaction.store.get(key)) ?? null)
      await (next ? transaction.store.put(next, key) : transaction.store.delete(key))
      await transaction.done
    },
  }
}

/**
 * Gives what was written before signing in to whoever has signed in, beside what they had on this device. True when
 * there was something.
 */
export async function adoptAnonymousDraft(callId: string, userId: string): Promise<boolean> {
  const [from, to] = [draftKey(callId, anonymous), draftKey(callId, userId)]
  const transaction = (await openDeviceDb()).transaction(['drafts', 'files'], 'readwrite')
  const drafts = transaction.objectStore('drafts')
  const files = transaction.objectStore('files')
  const [written, own] = [await drafts.get(from), await drafts.get(to)]
  let isMoved = written !== undefined
  if (written) {
    await drafts.put(own ? together(written, own) : written, to)
    await drafts.delete(from)
  }
  for (
    let cursor = await files.openCursor(filesOf(from));
    cursor;
    cursor = await cursor.continue()
  ) {
    await files.put(cursor.value, `${to}/${cursor.value.fieldPath}`)
    await cursor.delete()
    isMoved = true
  }
  await transaction.done
  return isMoved
}

const together = (written: StoredDraft, own: StoredDraft): StoredDraft => ({
  ...joined(emptyDraft, written, own),
  revision: own.revision + 1,
})

/** Whether this browser keeps answers to the call that belong to an account. */
export async function hasAccountDraft(callId: string): Promise<boolean> {
  const keys = await (await openDeviceDb()).getAllKeys('drafts', filesOf(callId))
  return keys.some((key) => key !== draftKey(callId, anonymous))
}

/** Removes what this browser keeps of an application that was withdrawn. */
export async function forgetApplication(applicationId: string): Promise<void> {
  const transaction = (await openDeviceDb()).transaction(['drafts', 'files'], 'readwrite')
  const drafts = transaction.objectStore('drafts')
  for (let cursor = await drafts.openCursor(); cursor; cursor = await cursor.continue()) {
    if (cursor.value.applicationId !== applicationId) continue
    await transaction.objectStore('files').delete(filesOf(cursor.key))
    await cursor.delete()
  }
  await transaction.done
}

/** Removes all that this browser keeps of a person. */
export async function forgetDraftsOf(userId: string): Promise<void> {
  const transaction = (await openDeviceDb()).transaction(['drafts', 'files'], 'readwrite')
  for (const name of ['drafts', 'files'] as const) {
    const store = transaction.objectStore(name)
    for (const key of await store.getAllKeys()) {
      if (key.split('/')[1] === userId) await store.delete(key)
    }
  }
  await transaction.done
}
