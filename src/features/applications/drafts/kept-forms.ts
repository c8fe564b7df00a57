import { errorKind } from '@/shared/supabase/errors'

/**
 * Reads a form and keeps a copy on the device; without a network the copy is taken, so that a half-written
 * application can be gone on with on a train. The copy is what `read` returned, under the same key.
 */
/** Its code comes with that of drafts: nothing is kept before there is a form. */
const openDb = () => import('./device-db').then(({ openDeviceDb }) => openDeviceDb())

export async function keptForm<Read>(key: string, read: () => Promise<Read>): Promise<Read> {
  try {
    const fresh = await read()
    void openDb()
      .then((db) => db.put('forms', fresh, key))
      .catch(() => undefined)
    return fresh
  } catch (error) {
    if (errorKind(error) !== 'offline') throw error
    const kept = await openDb()
      .then((db) => db.get('forms', key))
      .catch(() => undefined)
    if (kept === undefined) throw error
    return kept as Read
  }
}
