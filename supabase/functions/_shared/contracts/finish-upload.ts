import { z } from 'zod'

/** Asks for an upload to be looked into: only a file that is what it claims to be becomes part of an answer. */
export const finishUploadRequest = z.object({ fileId: z.uuid() })
export type FinishUploadRequest = z.infer<typeof finishUploadRequest>

export const finishUploadResponse = z.object({ fileId: z.uuid(), state: z.literal('stored') })
export type FinishUploadResponse = z.infer<typeof finishUploadResponse>
