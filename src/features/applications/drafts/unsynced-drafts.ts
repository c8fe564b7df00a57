import { type DeviceDb, openDeviceDb } from './device-db'
import { isUnsaved } from './draft'
import { pageMemory } from './page-memory'

/** How many of a person's applications hold answers or files that are in this browser and nowhere else. */
export async function countUnsyncedDrafts(userId: string): Promise<number> {
  const onDevice = await openDeviceDb().then(unsyncedKeys, () => [])
  const inPage = [...pageMemory.drafts].filter(([, draft]) => isUnsaved(draft)).map(([key]) => key)
  // `call/owner`, and below it the paths of chosen files.
  const parts = [...onDevice, ...inPage, ...pageMemory.files.keys()].map((key) => key.split('/'))
  return new Set(parts.filter(([, owner]) => owner === userId).map(([call]) => call)).size
}

async function unsyncedKeys(db: DeviceDb): Promise<string[]> {
  const transaction = db.transaction(['drafts', 'files'])
  const keys: string[] = []
  const drafts = transaction.objectStore('drafts')
  for (let cursor = await drafts.openCursor(); cursor; cursor = await cursor.continue()) {
    if (isUnsaved(cursor.value)) keys.push(cursor.key)
  }
  keys.push(...(await transaction.objectStore('files').getAllKeys()))
  await transaction.done
  return keys
}
