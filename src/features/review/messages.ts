import { messageOf, refusal } from '@/shared/supabase/errors'
import {
  type ApplicationStatus,
  type DecisionOutcome,
  outcomeLabels,
  type PublicLabel,
  publicLabels,
  statusLabels,
} from '@/features/applications'

/** What a refusal means to the person who was refused, by its code. */
const refusals: Partial<Record<string, string>> = {
  not_found: 'This application no longer exists.',
  not_allowed: 'Your role does not allow this.',
  own_application: 'This is your own application, so somebody else has to handle it.',
  move_not_allowed:
    'It has moved on in the meantime, and this step is no longer open. You see its newest state now.',
  message_required: 'Write what the applicant should read, in up to 4,000 characters.',
  sections_required: 'Choose at least one part of the form.',
  outcome_required: 'Choose an outcome.',
  decision_not_drafted: 'Write the decision first.',
  decision_not_approved: 'Somebody has changed the decision. Read it and approve it again.',
  stale_version: 'Somebody has rewritten the letter in the meantime. Read it first.',
  rate_limited: 'That was too often. Wait a minute, then try again.',
}

export function refusalSentence(error: unknown): string {
  const hint = refusal(error)?.hint
  return (hint && refusals[hint]) ?? messageOf(error)
}

/** Where an application stands, to staff: also whether its applicant knows. */
export const standing = {
  unreleased: (status: ApplicationStatus, seen: PublicLabel) =>
    `${statusLabels[status].label}, not yet released: the applicant still sees “${publicLabels[seen].label}”.`,
  drafted: (outcome: DecisionOutcome) =>
    `A decision is drafted: ${outcomeLabels[outcome]}. It waits for approval.`,
  seesThe: (seen: PublicLabel) => `The applicant sees “${publicLabels[seen].label}”.`,
} as const
