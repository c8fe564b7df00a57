import type { ContactEmailRequest } from '@contracts/contact-email'
import { contactTopicNames } from '@contracts/letter-topics'
import type { NewsletterRequest } from '@contracts/newsletter'
import { isEmail } from '@/shared/forms/email'
import { checkMessages } from '@/shared/person-check/messages'
import { messageOf } from '@/shared/supabase/errors'
import { invokeFunction } from '@/shared/supabase/functions'
import type { Asking, Attempt, Proof } from './attempt'
import { contactErrors, errorsOf } from './contact-errors'
import type { Message } from './fields'
import { newsletterMessages } from './outcome-messages'

const accepted = { parse: () => undefined }

/** Hands a message to the operator; says what is wrong with it, or with the sending. */
export async function submitMessage(
  message: Message,
  prove: () => Promise<Proof | null>,
): Promise<Attempt> {
  const wrong = contactErrors(message)
  if (wrong) return { state: 'wrong', errors: wrong }
  const proof = await prove()
  if (!proof) return { state: 'failed', reason: checkMessages.failed }
  const request: ContactEmailRequest = {
    firstName: message.name,
    lastName: '',
    email: message.email,
    company: message.organisation,
    subject: contactTopicNames[message.topic],
    message: message.message,
    topic: message.topic,
    ...proof,
  }
  try {
    await invokeFunction('send-contact-email', request, accepted)
    return { state: 'sent', message }
  } catch (error) {
    const errors = errorsOf(error)
    return errors ? { state: 'wrong', errors } : { state: 'failed', reason: messageOf(error) }
  }
}

/** Has an address asked by mail whether it wants the newsletter. */
export async function submitAddress(
  email: string,
  source: string,
  prove: () => Promise<Proof | null>,
): Promise<Asking> {
  if (!isEmail(email)) return { state: 'wrong', error: newsletterMessages.wrong }
  const proof = await prove()
  if (!proof) return { state: 'failed', reason: checkMessages.failed }
  const request: NewsletterRequest = { action: 'subscribe', email, source, ...proof }
  try {
    await invokeFunction('newsletter', request, accepted)
    return { state: 'asked', email }
  } catch (error) {
    return { state: 'failed', reason: messageOf(error) }
  }
}
