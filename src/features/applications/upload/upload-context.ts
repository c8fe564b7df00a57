import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Upload, UploadDesk } from './upload-desk'
import type { FileOnAccount } from './upload-ports'

export const UploadContext = createContext<UploadDesk | null>(null)

export function useUploadDesk(): UploadDesk {
  const desk = use(UploadContext)
  if (!desk) throw new Error('A file field must be used within a form')
  return desk
}

/** The file that is on its way to a field, and the one that is its answer. */
export function useUpload(
  fieldPath: string,
  fileId: string | undefined,
): { upload: Upload | undefined; file: FileOnAccount | undefined } {
  const desk = useUploadDesk()
  const upload = useSyncExternalStore(desk.subscribe, () => desk.read().uploads[fieldPath])
  const file = useSyncExternalStore(desk.subscribe, () =>
    fileId === undefined ? undefined : desk.read().files[fileId],
  )
  const isUnknown = fileId !== undefined && !file
  useEffect(() => {
    if (isUnknown) desk.lookUp(fileId)
  }, [desk, fileId, isUnknown])
  return { upload, file }
}
