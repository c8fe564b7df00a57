import type { Picture } from '@/shared/ui/picture'

/** Why a file cannot be a picture of ours. */
export type ImageFault =
  | 'empty'
  | 'heavy'
  | 'heic'
  | 'tiff'
  | 'vector'
  | 'unknown'
  | 'pixels'
  | 'narrow'
  | 'tall'
  | 'broken'

/** Thrown with what is said to whoever has chosen the file. */
export class ImageError extends Error {
  override name = 'ImageError'
  readonly fault: ImageFault

  constructor(fault: ImageFault) {
    super(fault)
    this.fault = fault
  }
}

export type Rendition = { width: number; height: number; blob: Blob }

/** A picture that was made smaller, and carries nothing of where and by whom it was taken. */
export type Prepared = { type: Picture['type']; renditions: Rendition[] }

/** Where renditions are kept. */
export type ImageStore = {
  put: (path: string, blob: Blob, signal: AbortSignal) => Promise<void>
  remove: (paths: readonly string[]) => Promise<void>
}
