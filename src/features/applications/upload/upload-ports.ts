import type { Tables } from '@contracts/database.types'

/** A file on the account. */
export type FileOnAccount = Pick<
  Tables<'application_files'>,
  'id' | 'field_key' | 'state' | 'name' | 'size' | 'mime' | 'path'
>

export type UploadFault =
  | 'offline'
  | 'signed-out'
  /** The answers that it belongs to cannot be saved just now. */
  | 'unsaved'
  | 'kind'
  | 'size'
  | 'too-many'
  | 'closed'
  /** What is inside is not what the name says. */
  | 'refused'
  | 'failed'

/** What an upload rejects with. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly fault: UploadFault

  constructor(fault: UploadFault) {
    super(fault)
    this.fault = fault
  }
}

export type Sending = { onProgress: (share: number) => void; signal: AbortSignal }

/** The account's side of uploads. Everything rejects with an `UploadError`, or an `AbortError` when cancelled. */
export type UploadServer = {
  begin: (
    applicationId: string,
    fieldKey: string,
    file: File,
  ) => Promise<{ id: string; path: string; mime: string }>
  send: (to: { path: string; mime: string }, file: File, sending: Sending) => Promise<void>
  /** Has it looked into; answers where it is kept from then on. */
  finish: (id: string) => Promise<{ path: string }>
  /** Gives up what was begun, with whatever has arrived of it. */
  discard: (begun: { id: string; path: string }) => Promise<void>
  /** Takes a file off the account. Its bytes are not ours to remove; they follow. */
  remove: (id: string) => Promise<void>
  list: (applicationId: string) => Promise<FileOnAccount[]>
}

/** Chosen files on this device, until they are on the account. What is not `isKept` lives as long as the page. */
export type FileKeeper = {
  all: () => Promise<{ fieldPath: string; file: File; isKept: boolean }[]>
  /** Rejects where it is not kept. */
  put: (fieldPath: string, file: File) => Promise<void>
  remove: (fieldPath: string) => Promise<void>
}

/** What uploads need of the draft that they belong to. */
export type UploadHost = {
  /** The application, begun if there is none yet; null when that is not possible now. */
  application: () => Promise<string | null>
  answer: (fieldPath: string) => string | undefined
  /** A file was chosen, which is a change to the answers as well. */
  changed: () => void
  setAnswer: (fieldPath: string, fileId: string | undefined) => void
  /** Resolves once the answers are on the account, or that is not possible now. */
  saved: () => Promise<void>
}
