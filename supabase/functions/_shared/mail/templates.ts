import { accountTemplates } from './account-templates.ts'
import { applicationTemplates } from './application-templates.ts'
import { contactTemplates } from './contact-templates.ts'
import { notificationTemplates } from './notification-templates.ts'
import { teamTemplates } from './team-templates.ts'
import type { Template } from './template.ts'

/**
 * Every mail of the outbox by its template's name. Subjects hold our own words and references only: what a person wrote stays in
 * the body, where it is escaped.
 */
export const templates: Partial<Record<string, Template>> = {
  ...accountTemplates,
  ...applicationTemplates,
  ...contactTemplates,
  ...notificationTemplates,
  ...teamTemplates,
}
