import { z } from 'zod'

/** Asks for an upload to be looked into: only a file that is what it claims to be becomes part of an answer. */
export const finishUploadRequest = z.object({ fileId: z.uuid() })
export type FinishUploadRequest = z.infer<typeof finishUploadRequest>

/** `path` is where the file is kept from now on; not where it was uploaded to. */
export const finishUploadResponse = z.object({
  fileId: z.uuid(),
  state: z.literal('stored'),
  path: z.string(),
})
export type FinishUploadResponse = z.infer<typeof finishUploadResponse>
