import { z } from 'zod'

/** Sent once after each sign-in. The user is taken from the token; what the payload says of them is not used. */
const userActionRequest = z.object({
  type: z.literal('user_action'),
  title: z.string().max(200),
  message: z.string().max(1000),
  userId: z.uuid(),
  metadata: z.object({
    action: z.literal('login_success'),
    timestamp: z.iso.datetime({ offset: true }),
    userAgent: z.string().max(1000),
    loginMethod: z.string().max(60),
  }),
})

/** Sent after a submission so that its mails leave at once; they would leave without it, a little later. */
const applicationSubmittedRequest = z.object({
  type: z.literal('application_submitted'),
  applicationId: z.uuid(),
})

export const adminNotificationRequest = z.discriminatedUnion('type', [
  userActionRequest,
  applicationSubmittedRequest,
])
export type AdminNotificationRequest = z.infer<typeof adminNotificationRequest>

export const adminNotificationResponse = z.object({ accepted: z.literal(true) })
export type AdminNotificationResponse = z.infer<typeof adminNotificationResponse>
