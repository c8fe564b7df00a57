import { Buffer } from 'node:buffer'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The mails that come again and again, and that somebody can stop without signing in. */
export type MailList = 'newsletter' | 'digest'

/**
 * The tokens of the links in such mails. They are made of a secret that is not in the database and of something that is, so that a
 * copy of the database, with its outbox, confirms nobody and stops nobody's mails.
 */
const seal = (secret: string, what: string): string =>
  createHmac('sha256', secret).update(what).digest('base64url')

/** For the mail that asks: good once, for as long as the database knows its hash. */
export const confirmToken = (secret: string, nonce: string): string =>
  seal(secret, `newsletter:confirm:${nonce}`)

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** For every mail of a list, and good for ever: somebody must be able to leave by the oldest. */
export const leaveToken = (secret: string, list: MailList, reader: string): string =>
  `${reader}.${seal(secret, `${list}:leave:${reader}`)}`

/** The reader for whom a token stops the mails of a list, or null when it is none of ours. */
export function readerOf(secret: string, list: MailList, token: string): string | null {
  const reader = /^([0-9a-f-]{36})\./.exec(token)?.[1]
  if (!reader) return null
  const [given, ours] = [token, leaveToken(secret, list, reader)].map((text) => Buffer.from(text))
  if (!given || !ours || given.length !== ours.length) return null
  return timingSafeEqual(given, ours) ? reader : null
}

/** The page that asks for the one press; the token stands after the #, so that no server and no log on the way sees it. */
export const leavePath = (list: MailList, token: string): string =>
  `/contact?${list}=leave#${token}`
