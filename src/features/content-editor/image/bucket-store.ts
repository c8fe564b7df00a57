import { loadStorage } from '@/shared/supabase/load-client'
import type { ImageStore } from './ports'

const bucket = 'content-images'
/** A picture never changes: another one has another folder. */
const cacheSeconds = String(365 * 24 * 60 * 60)

/** The bucket that everybody reads pictures from. */
export const bucketStore: ImageStore = {
  async put(path, blob, signal) {
    const storage = await loadStorage()
    signal.throwIfAborted()
    const { error } = await storage
      .from(bucket)
      .upload(path, blob, { contentType: blob.type, cacheControl: cacheSeconds })
    // Sent before and not heard of: it is there.
    if (error && !isThere(error)) throw error
    signal.throwIfAborted()
  },
  async remove(paths) {
    const storage = await loadStorage()
    const { error } = await storage.from(bucket).remove([...paths])
    if (error) throw error
  },
}

function isThere(error: object): boolean {
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown }
  return String(statusCode) === '409' || status === 409
}
