import { z } from 'zod'

/** What the page asks for that a link of the daily mail leads to: that no more of them come. */
export const digestRequest = z.object({ token: z.string().max(200) })
export type DigestRequest = z.infer<typeof digestRequest>

/** What became of it. */
export const digestOutcome = z.object({ outcome: z.enum(['left', 'already', 'unknown']) })
export type DigestOutcome = z.infer<typeof digestOutcome>
