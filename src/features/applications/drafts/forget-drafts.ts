import { filesOf, openDeviceDb } from './device-db'
import { pageMemory, rememberDraft, rememberFile } from './page-memory'

/** Removes what this browser keeps of an application that was withdrawn. */
export async function forgetApplication(applicationId: string): Promise<void> {
  for (const [key, draft] of pageMemory.drafts) {
    if (draft.applicationId === applicationId) forgetInPage((other) => isBelow(other, key))
  }
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
  const isTheirs = (key: string) => key.split('/')[1] === userId
  forgetInPage(isTheirs)
  const transaction = (await openDeviceDb()).transaction(['drafts', 'files'], 'readwrite')
  for (const name of ['drafts', 'files'] as const) {
    const store = transaction.objectStore(name)
    for (const key of await store.getAllKeys()) {
      if (isTheirs(key)) await store.delete(key)
    }
  }
  await transaction.done
}

const isBelow = (key: string, draftKey: string) =>
  key === draftKey || key.startsWith(`${draftKey}/`)

function forgetInPage(isGone: (key: string) => boolean): void {
  for (const key of [...pageMemory.drafts.keys()].filter(isGone)) rememberDraft(key, null)
  for (const key of [...pageMemory.files.keys()].filter(isGone)) rememberFile(key, null)
}
