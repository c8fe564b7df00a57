import type { Visitor } from '../_shared/callers.ts'
import type {
  ContactEmailRequest,
  ContactEmailResponse,
} from '../_shared/contracts/contact-email.ts'
import { feedbackCategories } from '../_shared/contracts/letter-topics.ts'

export type ContactMessage = {
  topic: NonNullable<ContactEmailRequest['topic']>
  name: string
  email: string
  organisation: string
  subject: string
  message: string
}

export type ContactEmailDeps = {
  /** The refusal of a visitor who has not shown that they are a person; null lets them go on. */
  refuseProgram: (request: ContactEmailRequest, visitor: Visitor) => Promise<Response | null>
  /** Owes the operator a mail about the feedback that this address has just given; false when it gave none. */
  mailFeedback: (email: string) => Promise<boolean | Response>
  /** Keeps a message and owes the operator the mail about it; once for the same words within minutes. */
  receiveMessage: (message: ContactMessage, visitor: Visitor) => Promise<Response | null>
  /** Sends what waits in the outbox, after the answer. */
  deliver: () => void
}

/** Hands what somebody wrote on to the operator. Who gets it, and what the subject says, is decided here and not by the caller. */
export async function sendContactEmail(
  request: ContactEmailRequest,
  visitor: Visitor,
  deps: ContactEmailDeps,
): Promise<Response> {
  // A program that fills in every field is told what it wants to hear.
  if (request.website) return accepted()

  const { email, message, subject } = request
  const name = `${request.firstName} ${request.lastName}`.trim()
  // Feedback is one plain insert, which the database limits, so there was no form that could have asked for a proof. What only
  // passes for feedback is a message like any other.
  const told = isOfFeedback(request) && (await deps.mailFeedback(email))
  if (told instanceof Response) return told
  const refusal = told
    ? null
    : ((await deps.refuseProgram(request, visitor)) ??
      (await deps.receiveMessage(
        {
          topic: request.topic ?? 'general',
          name,
          email,
          organisation: request.company,
          subject,
          message,
        },
        visitor,
      )))
  if (refusal) return refusal
  deps.deliver()
  return accepted()
}

/** Whether the subject is one that follows feedback, such as `Feedback: bug`. */
const isOfFeedback = ({ topic, subject }: ContactEmailRequest): boolean =>
  !topic && feedbackCategories.some((category) => subject === `Feedback: ${category}`)

const accepted = (): Response =>
  Response.json({ accepted: true } satisfies ContactEmailResponse, { status: 202 })
