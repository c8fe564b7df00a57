import type { Visitor } from '../_shared/callers.ts'
import type {
  NewsletterAccepted,
  NewsletterOutcome,
  NewsletterRequest,
} from '../_shared/contracts/newsletter.ts'
import { confirmToken, hashOf, readerOf } from '../_shared/mail-token.ts'

type Outcome = NewsletterOutcome['outcome']
type Subscribe = Extract<NewsletterRequest, { action: 'subscribe' }>
type Asked = { email: string; token_hash: string; nonce: string; source: string }

export type NewsletterDeps = {
  secret: string
  /** The refusal of a visitor who has not shown that they are a person; null lets them go on. */
  refuseProgram: (request: Subscribe, visitor: Visitor) => Promise<Response | null>
  /** Owes the address a mail, or nothing when it had one lately: from outside the two look the same. */
  subscribe: (asked: Asked) => Promise<Response | null>
  confirm: (tokenHash: string) => Promise<Outcome>
  leave: (subscriber: string) => Promise<Outcome>
  /** Sends what waits in the outbox, after the answer. */
  deliver: () => void
}

/** What the page asks for: a mail that asks, and the two presses that such mails lead to. */
export async function newsletter(
  request: NewsletterRequest,
  visitor: Visitor,
  deps: NewsletterDeps,
): Promise<Response> {
  if (request.action === 'leave') return told(await leaveBy(request.token, deps))
  if (request.action === 'confirm') {
    const outcome = await deps.confirm(hashOf(request.token))
    if (outcome === 'confirmed') deps.deliver()
    return told(outcome)
  }

  // A program that fills in every field is told what it wants to hear.
  if (request.website) return accepted()
  const refusal = await deps.refuseProgram(request, visitor)
  if (refusal) return refusal
  const nonce = crypto.randomUUID()
  const limited = await deps.subscribe({
    email: request.email,
    token_hash: hashOf(confirmToken(deps.secret, nonce)),
    nonce,
    source: request.source,
  })
  if (limited) return limited
  deps.deliver()
  return accepted()
}

/** Takes whom a token names off the list. */
export async function leaveBy(
  token: string,
  { secret, leave }: Pick<NewsletterDeps, 'secret' | 'leave'>,
): Promise<Outcome> {
  const subscriber = readerOf(secret, 'newsletter', token)
  return subscriber ? leave(subscriber) : 'unknown'
}

const accepted = (): Response =>
  Response.json({ accepted: true } satisfies NewsletterAccepted, { status: 202 })

const told = (outcome: Outcome): Response =>
  Response.json({ outcome } satisfies NewsletterOutcome, {
    headers: { 'cache-control': 'no-store' },
  })
