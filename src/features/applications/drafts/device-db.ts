import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { StoredDraft } from './ports'

/** A file that was chosen and is not on the account yet. */
export type KeptFile = { fieldPath: string; file: File }

interface DeviceSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft }
  files: { key: string; value: KeptFile }
  forms: { key: string; value: unknown }
}

export type DeviceDb = IDBPDatabase<DeviceSchema>

let opening: Promise<DeviceDb> | null = null

/** The database of this browser for answers, chosen files and forms, opened the first time it is needed. */
export function openDeviceDb(): Promise<DeviceDb> {
  opening ??= openDB<DeviceSchema>('fourfold', 1, {
    upgrade: (db) => {
      for (const store of ['drafts', 'files', 'forms'] as const) db.createObjectStore(store)
    },
    // A newer version of the app, in another tab, waits for this one to let go.
    blocking: (_current, _next, event) => {
      opening = null
      const target = event.target
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: () => {
      opening = null
    },
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** Whoever has not signed in. */
export const anonymous = 'anonymous'

/** One draft a call and owner. Chosen files hang below, by the path of their field. */
export const draftKey = (callId: string, owner: string) => `${callId}/${owner}`

/** All keys below a draft: "0" is the sign that follows "/". */
export const filesOf = (key: string) => IDBKeyRange.bound(`${key}/`, `${key}0`, false, true)
