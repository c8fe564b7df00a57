import { filesOf, openDeviceDb } from '../drafts/device-db'
import { pageMemory, rememberFile } from '../drafts/page-memory'
import type { FileKeeper } from './upload-ports'

/** Files chosen for one draft, in the database of this browser; where it keeps nothing, in the page. */
export const createFileKeeper = (draftKey: string): FileKeeper => ({
  all: async () => {
    const remembered = [...pageMemory.files]
      .filter(([key]) => key.startsWith(`${draftKey}/`))
      .map(([, file]) => ({ ...file, isKept: false }))
    const stored = await openDeviceDb()
      .then((db) => db.getAll('files', filesOf(draftKey)))
      .catch(() => [])
    return [...remembered, ...stored.map((file) => ({ ...file, isKept: true }))]
  },
  put: async (fieldPath, file) => {
    const key = `${draftKey}/${fieldPath}`
    try {
      await (await openDeviceDb()).put('files', { fieldPath, file }, key)
      rememberFile(key, null)
    } catch (error) {
      rememberFile(key, { fieldPath, file })
      throw error
    }
  },
  remove: async (fieldPath) => {
    rememberFile(`${draftKey}/${fieldPath}`, null)
    await (await openDeviceDb()).delete('files', `${draftKey}/${fieldPath}`)
  },
})
