import type { ContactTopic } from '@contracts/letter-topics'

export type Message = {
  topic: ContactTopic
  name: string
  email: string
  organisation: string
  message: string
}

/** The fields of a message, in the order of the form. */
export const fields = ['topic', 'name', 'email', 'organisation', 'message'] as const

/** The id of a field's control, which the summary of errors links to. */
export const idOf = (field: keyof Message): string => `contact-${field}`
