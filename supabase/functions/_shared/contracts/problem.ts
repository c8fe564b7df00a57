import { z } from 'zod'

/** What a refusal may be about. */
const problemCode = z.enum([
  'invalid-request',
  'not-signed-in',
  'not-allowed',
  'not-verified',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'file-refused',
  'too-many-requests',
  'unavailable',
  'unexpected',
])

/** The one error body every edge function returns. `fields` maps an input name to its messages. */
export const problem = z.object({
  code: problemCode,
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})
export type Problem = z.infer<typeof problem>
