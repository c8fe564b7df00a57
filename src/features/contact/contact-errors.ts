import { isEmail } from '@/shared/forms/email'
import { ProblemError } from '@/shared/supabase/functions'
import type { ContactErrors } from './attempt'
import type { Message } from './fields'
import { messages } from './outcome-messages'

/** Below what the function takes, so that what is right here is right there. */
const limits = { name: 120, organisation: 200, message: 5000 }

const isLong = (text: string, max: number) => Array.from(text).length > max

/** What is wrong with a message, field by field; null when nothing is. */
export function contactErrors({
  name,
  email,
  organisation,
  message,
}: Message): ContactErrors | null {
  const { wrong } = messages
  const errors: ContactErrors = {}
  if (!name) errors.name = wrong.name
  else if (isLong(name, limits.name)) errors.name = wrong.long(limits.name)
  if (!isEmail(email)) errors.email = wrong.email
  if (isLong(organisation, limits.organisation))
    errors.organisation = wrong.long(limits.organisation)
  if (!message) errors.message = wrong.message
  else if (isLong(message, limits.message)) errors.message = wrong.long(limits.message)
  return Object.keys(errors).length > 0 ? errors : null
}

const ownNames: Partial<Record<string, keyof Message>> = {
  firstName: 'name',
  email: 'email',
  company: 'organisation',
  message: 'message',
  topic: 'topic',
}

/** What the function found wrong, by our own fields; null when it is about something else. */
export function errorsOf(error: unknown): ContactErrors | null {
  if (!(error instanceof ProblemError) || !error.problem.fields) return null
  const found = Object.entries(error.problem.fields).flatMap(([field, [message]]) => {
    const name = ownNames[field]
    return name && message ? [[name, message] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}
