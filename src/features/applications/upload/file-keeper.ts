import { filesOf, openDeviceDb } from '../drafts/device-db'
import type { FileKeeper } from './upload-ports'

/** Files chosen for one draft, in the database of this browser. */
export const createFileKeeper = (draftKey: string): FileKeeper => ({
  all: async () => (await openDeviceDb()).getAll('files', filesOf(draftKey)),
  put: async (fieldPath, file) => {
    await (await openDeviceDb()).put('files', { fieldPath, file }, `${draftKey}/${fieldPath}`)
  },
  remove: async (fieldPath) => {
    await (await openDeviceDb()).delete('files', `${draftKey}/${fieldPath}`)
  },
})
