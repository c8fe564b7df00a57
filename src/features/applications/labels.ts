import type { Enums } from '@contracts/database.types'
import type { Tone } from '@/shared/ui/badge'

export type ApplicationStatus = Enums<'application_status'>
export type ApplicantType = Enums<'applicant_type'>
export type PublicLabel = Enums<'public_label'>
export type DecisionOutcome = Enums<'decision_outcome'>
export type DecisionState = Enums<'decision_state'>

type Labelled = { label: string; tone: Tone }

/** The internal status, as staff read it. Applicants never see these. */
export const statusLabels: Record<ApplicationStatus, Labelled> = {
  draft: { label: 'Draft', tone: 'neutral' },
  submitted: { label: 'Submitted', tone: 'info' },
  screening: { label: 'Screening', tone: 'neutral' },
  in_review: { label: 'In review', tone: 'neutral' },
  interview: { label: 'Interview', tone: 'info' },
  more_info: { label: 'Information asked', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
  waitlisted: { label: 'Waiting list', tone: 'warning' },
  rejected: { label: 'Not selected', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

/** What the applicant sees, which only a release moves to a decision. */
export const publicLabels: Record<PublicLabel, Labelled> = {
  draft: { label: 'Draft', tone: 'neutral' },
  received: { label: 'Received', tone: 'info' },
  being_reviewed: { label: 'Being reviewed', tone: 'info' },
  information_needed: { label: 'Information needed', tone: 'warning' },
  interview: { label: 'Interview', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  waiting_list: { label: 'Waiting list', tone: 'warning' },
  not_selected: { label: 'Not selected', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

export const typeLabels: Record<ApplicantType, string> = {
  startup: 'Startup',
  investor: 'Investor',
  'advisor-mentor': 'Advisor-mentor',
  'support-partner': 'Support partner',
}

export const outcomeLabels: Record<DecisionOutcome, string> = {
  accepted: 'Accepted',
  waitlisted: 'Waiting list',
  rejected: 'Not selected',
}
