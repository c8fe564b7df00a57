import { Buffer } from 'node:buffer'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The tokens of the links in newsletter mails. They are made of a secret that is not in the database and of something that is, so
 * that a copy of the database, with its outbox, confirms nobody and takes nobody off the list.
 */
const seal = (secret: string, what: string): string =>
  createHmac('sha256', secret).update(`newsletter:${what}`).digest('base64url')

/** For the mail that asks: good once, for as long as the database knows its hash. */
export const confirmToken = (secret: string, nonce: string): string =>
  seal(secret, `confirm:${nonce}`)

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** For every mail of the newsletter, and good for ever: somebody must be able to leave by the oldest. */
export const leaveToken = (secret: string, subscriber: string): string =>
  `${subscriber}.${seal(secret, `leave:${subscriber}`)}`

/** The subscriber that a token takes off the list, or null when it is none of ours. */
export function subscriberOf(secret: string, token: string): string | null {
  const subscriber = /^([0-9a-f-]{36})\./.exec(token)?.[1]
  if (!subscriber) return null
  const [given, ours] = [token, leaveToken(secret, subscriber)].map((text) => Buffer.from(text))
  if (!given || !ours || given.length !== ours.length) return null
  return timingSafeEqual(given, ours) ? subscriber : null
}
