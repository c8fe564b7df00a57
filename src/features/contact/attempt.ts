import type { Message } from './fields'

export type ContactErrors = Partial<Record<keyof Message, string>>

/** How far the sending of a message has come. */
export type Attempt =
  | { state: 'none' | 'sending' }
  | { state: 'wrong'; errors: ContactErrors }
  | { state: 'failed'; reason: string }
  | { state: 'sent'; message: Message }

/** The same for an address of the newsletter. */
export type Asking =
  | { state: 'none' | 'sending' }
  | { state: 'wrong'; error: string }
  | { state: 'failed'; reason: string }
  | { state: 'asked'; email: string }

/** What goes along with a request so that a person can be told from a program. */
export type Proof = { captchaToken?: string; website: string }
