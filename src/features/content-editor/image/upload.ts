import type { Picture } from '@/shared/ui/picture'
import type { ImageStore, Prepared } from './ports'

/** An upload that can be gone on with: what has arrived is not sent again. */
export type Upload = { folder: string; prepared: Prepared; arrived: Set<number> }

export const beginUpload = (prepared: Prepared): Upload => ({
  folder: crypto.randomUUID(),
  prepared,
  arrived: new Set(),
})

const pathOf = ({ folder, prepared }: Upload, width: number) =>
  `${folder}/${String(width)}.${prepared.type}`

/** Sends what has not arrived, and gives the picture once all of it has; before that, there is none. */
export async function send(
  upload: Upload,
  store: ImageStore,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Omit<Picture, 'alt'>> {
  const { renditions, type } = upload.prepared
  const total = renditions.reduce((sum, { blob }) => sum + blob.size, 0)
  let sent = 0
  for (const { width, blob } of renditions) {
    if (!upload.arrived.has(width)) {
      await store.put(pathOf(upload, width), blob, signal)
      upload.arrived.add(width)
    }
    sent += blob.size
    onProgress(sent / total)
  }
  const largest = renditions.at(-1)
  return {
    path: upload.folder,
    type,
    width: largest?.width ?? 0,
    height: largest?.height ?? 0,
    widths: renditions.map(({ width }) => width),
  }
}

/** Takes back what has arrived of an upload that nobody wants any more. What stays behind is swept up by the server. */
export async function discard(upload: Upload, store: ImageStore): Promise<void> {
  if (upload.arrived.size === 0) return
  await store.remove([...upload.arrived].map((width) => pathOf(upload, width)))
}
