import type { IconName } from '@/shared/ui/icon-paths'

const icons: Partial<Record<string, IconName>> = {
  application_received: 'check',
  application_submitted: 'applications',
  application_resubmitted: 'applications',
  information_requested: 'edit',
  comment_for_applicant: 'comment',
  comment_from_applicant: 'comment',
  decision_released: 'mail',
  portfolio_consent: 'content',
  staff_role_changed: 'people',
  contact_message: 'mail',
}

export const iconOf = (kind: string): IconName => icons[kind] ?? 'bell'
