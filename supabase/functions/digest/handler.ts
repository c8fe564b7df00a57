import type { DigestOutcome } from '../_shared/contracts/digest.ts'
import { readerOf } from '../_shared/mail-token.ts'

type Outcome = DigestOutcome['outcome']

export type DigestDeps = {
  secret: string
  /** Turns the daily digest of a person off. */
  leave: (person: string) => Promise<Outcome>
}

/** Stops the daily mail of whom a token names: that of a mail that went to them, and no other. */
export async function leaveBy(token: string, { secret, leave }: DigestDeps): Promise<Outcome> {
  const reader = readerOf(secret, 'digest', token)
  return reader ? leave(reader) : 'unknown'
}
