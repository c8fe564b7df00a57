import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Picture } from '@/shared/ui/picture'
import { bucketStore } from './bucket-store'
import { ImageError, type ImageFault } from './ports'
import { beginUpload, discard, send, type Upload } from './upload'

export type UploadState =
  | { step: 'idle' }
  | { step: 'reading' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; error: unknown }
  | { step: 'refused'; fault: ImageFault }

/** A file on its way; what was made of it, once it was made smaller. */
type Attempt = { stop: AbortController; file: File; upload: Upload | null }

const idle: UploadState = { step: 'idle' }

/** Makes a chosen file smaller and sends it. `onDone` hears of it once all of it is there, and never before. */
export function useUpload(onDone: (picture: Omit<Picture, 'alt'>) => void) {
  const [state, setState] = useState<UploadState>(idle)
  const current = useRef<Attempt | null>(null)

  const run = async (file: File, resumed: Upload | null) => {
    const stop = new AbortController()
    const mine: Attempt = { stop, file, upload: resumed }
    current.current = mine
    const show = (next: UploadState) => {
      if (!stop.signal.aborted) setState(next)
    }
    try {
      if (!mine.upload) {
        show({ step: 'reading' })
        const { prepare } = await import('./prepare')
        mine.upload = beginUpload(await prepare(file))
      }
      if (stop.signal.aborted) return
      show({ step: 'sending', share: 0 })
      const picture = await send(
        mine.upload,
        bucketStore,
        (share) => show({ step: 'sending', share }),
        stop.signal,
      )
      if (stop.signal.aborted) return
      current.current = null
      setState(idle)
      onDone(picture)
    } catch (error) {
      show(
        error instanceof ImageError
          ? { step: 'refused', fault: error.fault }
          : { step: 'failed', error },
      )
    }
  }
  const stop = () => {
    const before = current.current
    current.current = null
    before?.stop.abort()
    // What stays behind is swept up by the server.
    if (before?.upload) discard(before.upload, bucketStore).catch(() => undefined)
  }
  const leave = useEffectEvent(stop)
  useEffect(() => () => leave(), [])

  return {
    state,
    choose: (file: File) => {
      stop()
      void run(file, null)
    },
    retry: () => {
      const before = current.current
      if (before) void run(before.file, before.upload)
    },
    cancel: () => {
      stop()
      setState(idle)
    },
  }
}
