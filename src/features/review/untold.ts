import type { ApplicationStatus, PublicLabel } from '@/features/applications'

const toldAs: Partial<Record<ApplicationStatus, PublicLabel>> = {
  accepted: 'accepted',
  waitlisted: 'waiting_list',
  rejected: 'not_selected',
}

/** Whether a decision was made that its applicant has not been told. Reviewers see that much, and not the letter. */
export const isUntold = (row: { status: ApplicationStatus; public_label: PublicLabel }): boolean =>
  (toldAs[row.status] ?? row.public_label) !== row.public_label
