import { z } from 'zod'
import { humanProof } from './human.ts'
import { contactTopics } from './letter-topics.ts'
import { mailAddress, writtenLine, writtenText } from './text.ts'

/** Sent by the contact page, and after feedback was saved. Who gets the mail is never part of it. */
export const contactEmailRequest = z.object({
  firstName: writtenLine(1, 120),
  lastName: writtenLine(0, 120).default(''),
  email: mailAddress,
  company: writtenLine(0, 200).default(''),
  subject: writtenLine(1, 200),
  message: writtenText(1, 6000),
  topic: z.enum(contactTopics).optional(),
  ...humanProof,
})
export type ContactEmailRequest = z.infer<typeof contactEmailRequest>

export const contactEmailResponse = z.object({ accepted: z.literal(true) })
export type ContactEmailResponse = z.infer<typeof contactEmailResponse>
