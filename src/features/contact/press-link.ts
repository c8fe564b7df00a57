import type { DigestRequest } from '@contracts/digest'
import type { NewsletterOutcome, NewsletterRequest } from '@contracts/newsletter'
import { invokeFunction } from '@/shared/supabase/functions'
import type { LinkAction } from './link-action'

type Outcome = NewsletterOutcome['outcome']
const outcomes: readonly unknown[] = [
  'confirmed',
  'left',
  'already',
  'expired',
  'unknown',
] satisfies Outcome[]

const answer = {
  parse: (value: unknown): Outcome => {
    const { outcome } = Object(value) as { outcome?: unknown }
    return outcomes.includes(outcome) ? (outcome as Outcome) : 'unknown'
  },
}

/** Presses what a mail asked to press. */
export function pressLink(action: LinkAction, token: string): Promise<Outcome> {
  if (action === 'stop-digest')
    return invokeFunction('digest', { token } satisfies DigestRequest, answer)
  return invokeFunction('newsletter', { action, token } satisfies NewsletterRequest, answer)
}
