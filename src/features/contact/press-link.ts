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

/** Presses what a mail of the newsletter asked to press. */
export function pressLink(action: LinkAction, token: string): Promise<Outcome> {
  const request: NewsletterRequest = { action, token }
  return invokeFunction('newsletter', request, {
    parse: (value) => {
      const { outcome } = Object(value) as { outcome?: unknown }
      return outcomes.includes(outcome) ? (outcome as Outcome) : 'unknown'
    },
  })
}
