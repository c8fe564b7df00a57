import { z } from 'zod'
import type { Enums } from './database.types.ts'
import { humanProof } from './human.ts'
import { mailAddress, writtenLine, writtenText } from './text.ts'

export const contactTopics = [
  'general',
  'application',
  'investing',
  'mentoring',
  'partnership',
  'press',
  'privacy',
] as const satisfies readonly Enums<'contact_topic'>[]

export const feedbackCategories = [
  'bug',
  'feature',
  'improvement',
  'general',
] as const satisfies readonly Enums<'feedback_category'>[]

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
