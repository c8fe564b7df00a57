import { z } from 'zod'
import { humanProof } from './human.ts'
import { mailAddress } from './text.ts'

const token = z.string().max(200)

/** What the page can ask of the newsletter. Confirming and leaving need the token of a mail, and nothing else. */
export const newsletterRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('subscribe'),
    email: mailAddress,
    /** Which page asked. */
    source: z
      .string()
      .regex(/^[a-z-]{0,40}$/)
      .default(''),
    ...humanProof,
  }),
  z.object({ action: z.literal('confirm'), token }),
  z.object({ action: z.literal('leave'), token }),
])
export type NewsletterRequest = z.infer<typeof newsletterRequest>

/** The same for every address, so that nobody learns whose is on the list. */
export const newsletterAccepted = z.object({ accepted: z.literal(true) })
export type NewsletterAccepted = z.infer<typeof newsletterAccepted>

/** What became of a token. */
export const newsletterOutcome = z.object({
  outcome: z.enum(['confirmed', 'left', 'already', 'expired', 'unknown']),
})
export type NewsletterOutcome = z.infer<typeof newsletterOutcome>
