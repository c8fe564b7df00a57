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

/** What has arrived, and the type that it was sent with. */
export type Arrived = { bytes: Uint8Array; mime: string }

type Finding = { state: 'stored'; size: number; path: string } | { state: 'refused'; size: number }

export type FinishUploadDeps = {
  /** Read as the caller, so that only files of own applications are found. */
  find: (fileId: string) => Promise<UploadedFile | null>
  /** The object; `null` when nothing has arrived. */
  read: (path: string) => Promise<Arrived | null>
  keep: (path: string, arrived: Arrived) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Whether the finding counts: not when it comes too late. */
  settle: (fileId: string, finding: Finding) => Promise<boolean>
}

/**
 * Looks into an uploaded file and either keeps it or takes it away again. Asked twice, it answers the same.
 *
 * What is kept is a copy of the very bytes that were looked into, at a path of its own: where the upload went, its sender
 * can put something else for as long as an address that was signed before is good.
 */
export async function finishUpload(
  { fileId }: FinishUploadRequest,
  { find, read, keep, remove, settle }: FinishUploadDeps,
): Promise<Response> {
  const file = await find(fileId)
  if (file?.state !== 'pending') return answer(file)

  const arrived = await read(file.path)
  // Another call may have settled it since, and taken the upload away.
  if (!arrived) return answer(await find(fileId), notThere)

  const { bytes } = arrived
  const fault = fileFault(arrived, file)
  if (fault) {
    // The object first: a row that says "refused" must never stand beside a file that can be fetched.
    await remove(file.path)
    await settle(file.id, { state: 'refused', size: bytes.length })
    return refused(fault)
  }

  const path = checkedPath(file)
  await keep(path, { bytes, mime: file.mime })
  if (!(await settle(file.id, { state: 'stored', size: bytes.length, path }))) {
    await remove(path)
    return answer(await find(fileId), tooLate)
  }
  // The file is safe where it is now, so a failure here is no failure of the upload: what stays is found when things are tidied.
  await remove(file.path).catch((error: unknown) => console.error(error))
  return stored({ ...file, path })
}

/** Beside the upload, by a name that nobody can know before. */
const checkedPath = ({ path }: UploadedFile): string =>
  path.replace(/\.(\w+)$/, `/${crypto.randomUUID()}.$1`)

const notThere = 'The file has not arrived yet. Please upload it again.'
const tooLate = 'This application can no longer be changed.'

/** How a file stands, in words; `pending` says why it still waits. */
function answer(file: UploadedFile | null, pending = notThere): Response {
  switch (file?.state) {
    case undefined:
      return refuse({ code: 'not-found', message: 'There is no such upload of yours.' })
    case 'stored':
      return stored(file)
    case 'refused':
      return refused('This file was refused. Please choose another.')
    case 'pending':
      return refuse({ code: 'conflict', message: pending })
  }
}

const stored = ({ id, path }: UploadedFile): Response =>
  Response.json({ fileId: id, state: 'stored', path } satisfies FinishUploadResponse)

const refused = (message: string): Response =>
  refuse({ code: 'file-refused', message, fields: { file: [message] } })
