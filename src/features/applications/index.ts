/** The door of the feature: what an applicant writes, and what becomes of it. */
export {
  type ApplicantType,
  type ApplicationStatus,
  type DecisionOutcome,
  type DecisionState,
  type PublicLabel,
  outcomeLabels,
  publicLabels,
  statusLabels,
  typeLabels,
} from './labels'
export { TypeSign, TypeTag } from './type-tag'

/** Pages of members; each function fetches one. */
export const loadOwnListPage = () =>
  import('./list/own-list-page').then((module) => module.OwnListPage)
export const loadOwnDetailPage = () =>
  import('./detail/own-detail-page').then((module) => module.OwnDetailPage)
export const loadOwnHome = () => import('./list/own-home').then((module) => module.OwnHome)

/** Pages of whoever applies. */
export const loadChooserPage = () =>
  import('./form/chooser/chooser-page').then((module) => module.ChooserPage)
export const loadNewApplicationPage = () =>
  import('./form/chooser/new-application-page').then((module) => module.NewApplicationPage)
export const loadApplicationFormPages = () => import('./form/page/application-form-page')

export { forgetDraftsOnSignOut } from './drafts/forget-on-sign-out'
export const countUnsyncedDrafts = (userId: string) =>
  import('./drafts/unsynced-drafts').then((module) => module.countUnsyncedDrafts(userId))
export { startForm } from './form/start-form'
export { DecisionLetter } from './detail/decision-letter'
export { DetailSkeleton } from './detail/detail-skeleton'
export { MissingApplication } from './detail/missing'
export { AnswersView } from './reading/answers-view'
export { type ApplicationFile, fetchFile } from './reading/files'
export { toReading, vocabulariesOf } from './reading/reading-model'
export { SectionNav } from './reading/section-nav'
export { Timeline } from './timeline/timeline'
export { type StaffEvent, staffTimelineEntries } from './timeline/timeline-model'
export { vocabularyWords } from './vocabulary-queries'
