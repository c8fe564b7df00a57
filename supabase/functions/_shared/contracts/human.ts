import { z } from 'zod'

/** What a form sends along so that a person can be told from a program; both are part of each such request. */
export const humanProof = {
  /** What the verification widget gave; one use, five minutes. */
  captchaToken: z.string().max(2048).optional(),
  /** A field that no person sees. Whoever fills it in is a program. */
  website: z.string().max(2000).optional(),
}
export type HumanProof = { captchaToken?: string | undefined; website?: string | undefined }
