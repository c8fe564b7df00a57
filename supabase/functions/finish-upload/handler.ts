import type {
  FinishUploadRequest,
  FinishUploadResponse,
} from '../_shared/contracts/finish-upload.ts'
import { fileFault } from '../_shared/files/inspect.ts'
import { refuse } from '../_shared/http.ts'

export type UploadedFile = {
  id: string
  path: string
  mime: string
  size: number
  state: 'pending' | 'stored' | 'refused'
}

export type FinishUploadDeps = {
  /** Read as the caller, so that only files of own applications are found. */
  find: (fileId: string) => Promise<UploadedFile | null>
  /** The object's bytes; `null` when nothing has arrived. */
  read: (path: string) => Promise<Uint8Array | null>
  remove: (path: string) => Promise<void>
  settle: (fileId: string, state: 'stored' | 'refused', size: number) => Promise<void>
}

/** Looks into an uploaded file and either keeps it or takes it away again. Asked twice, it answers the same. */
export async function finishUpload(
  { fileId }: FinishUploadRequest,
  { find, read, remove, settle }: FinishUploadDeps,
): Promise<Response> {
  const file = await find(fileId)
  if (!file) return refuse({ code: 'not-found', message: 'There is no such upload of yours.' })
  if (file.state === 'stored') return stored(file)
  if (file.state === 'refused') return refused('This file was refused. Please choose another.')

  const bytes = await read(file.path)
  if (!bytes) {
    return refuse({
      code: 'conflict',
      message: 'The file has not arrived yet. Please upload it again.',
    })
  }
  const fault = fileFault(bytes, file)
  if (fault) {
    // The object first: a row that says "refused" must never stand beside a file that can be fetched.
    await remove(file.path)
    await settle(file.id, 'refused', bytes.length)
    return refused(fault)
  }
  await settle(file.id, 'stored', bytes.length)
  return stored(file)
}

const stored = ({ id }: UploadedFile): Response =>
  Response.json({ fileId: id, state: 'stored' } satisfies FinishUploadResponse)

const refused = (message: string): Response =>
  refuse({ code: 'file-refused', message, fields: { file: [message] } })
