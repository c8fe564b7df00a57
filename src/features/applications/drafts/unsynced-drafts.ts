import { changedKeys } from '@contracts/forms/merge'
import { openDeviceDb } from './device-db'

/** `call/owner`, and below it the paths of chosen files. */
const partsOf = (key: string) => key.split('/')

/** How many of a person's applications hold answers or files that are in this browser and nowhere else. */
export async function countUnsyncedDrafts(userId: string): Promise<number> {
  const transaction = (await openDeviceDb()).transaction(['drafts', 'files'])
  const calls = new Set<string>()
  const drafts = transaction.objectStore('drafts')
  for (let cursor = await drafts.openCursor(); cursor; cursor = await cursor.continue()) {
    const [call = '', owner] = partsOf(cursor.key)
    const { base, answers, conflicts } = cursor.value
    const isUnsaved = conflicts.length > 0 || changedKeys(base, answers).length > 0
    if (owner === userId && isUnsaved) calls.add(call)
  }
  for (const key of await transaction.objectStore('files').getAllKeys()) {
    const [call = '', owner] = partsOf(key)
    if (owner === userId) calls.add(call)
  }
  await transaction.done
  return calls.size
}
