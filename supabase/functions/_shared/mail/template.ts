import { z } from 'zod'
import type { MailList } from '../mail-token.ts'
import type { Block, Letter } from './layout.ts'

/** Somebody to whom mails of a list come, and the list. */
export type Leaver = { list: MailList; reader: string }

export type Surroundings = {
  brand: string
  /** Turns a path of the app into an address. */
  link: (path: string) => string
  /** The address of the page that asks for the one press that confirms the newsletter. */
  confirmLink: (nonce: string) => string
  /** The same for the press that stops the mails of a list. */
  leaveLink: (leaver: Leaver) => string
}

export type Written = {
  subject: string
  letter: Letter
  /** Whom an answer goes to, where that is not us. */
  replyTo?: string
  /** Whom this mail of a list goes to; adds the headers by which a mail program offers to leave. */
  leaver?: Leaver
}

/** A template reads the data of a row before a word is put together; what it does not know is thrown. */
export type Template = (values: unknown, surroundings: Surroundings) => Written

/** Somebody's own words on one line: without line ends and control characters, and not too long. */
export const line = z
  .string()
  .transform((text) =>
    text.replace(/[\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim(),
  )
  .transform((text) => (text.length > 120 ? `${text.slice(0, 119)}…` : text))
export const lineOrNone = line.nullish().transform((text) => text ?? '')
export const words = z.string().max(20_000)

export const text = (value: string): Block => ({ kind: 'text', text: value })

/** Ties what the database sends to what is written; the row's data is checked before a word is put together. */
export const template =
  <Data extends z.ZodType>(
    data: Data,
    write: (data: z.output<Data>, surroundings: Surroundings) => Written,
  ): Template =>
  (values, surroundings) =>
    write(data.parse(values), surroundings)
