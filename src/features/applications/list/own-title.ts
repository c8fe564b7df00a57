import { typeLabels } from '../labels'
import type { OwnApplication } from '../queries'
import { listMessages } from './messages'

/** What an application is called while it has no title. */
export const ownTitle = (application: Pick<OwnApplication, 'title' | 'applicant_type'>): string =>
  application.title || listMessages.untitled(typeLabels[application.applicant_type])
