import type { PublicLabel } from '../labels'

/** What the applicant's list says. */
export const listMessages = {
  title: 'Applications',
  description: 'The applications that you began and submitted, and where each stands.',
  label: 'Your applications',
  loading: 'Loading your applications',
  loadFailed: 'Your applications did not load',
  begin: 'New application',
  emptyTitle: 'You have not applied yet',
  emptyText: 'A form saves by itself while you write, so you can begin now and finish another day.',
  emptyAction: 'See the open calls',
  untitled: (type: string) => `${type} application`,
  continueDraft: 'Continue',
  continueOf: (title: string) => `Continue ${title}`,
  answerRequest: 'Change and send back',
  answerRequestOf: (title: string) => `Change and send back ${title}`,
  savedAt: 'Last saved',
  submittedAt: 'Submitted',
  closesAt: 'The call closes',
} as const

/** What to do, or that there is nothing to do, in one line. */
export const nextSteps: Record<PublicLabel, string> = {
  draft: 'Finish it and submit it.',
  received: 'We read it next. There is nothing for you to do.',
  being_reviewed: 'The reviewers are reading. There is nothing for you to do.',
  information_needed: 'We asked you for something more.',
  interview: 'We write to you about the interview.',
  accepted: 'Read the letter for what comes now.',
  waiting_list: 'Read the letter. We write when a place opens.',
  not_selected: 'Read the letter. You can apply to another call.',
  withdrawn: 'You withdrew it.',
}

/** The member's home. */
export const homeMessages = {
  title: (firstName: string) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  pageTitle: 'Home',
  description: 'Your applications and what to do next.',
  next: 'Your next step',
  applications: 'Your applications',
  draftTitle: (title: string) => `Finish ${title}`,
  draftText: 'It is saved as far as you wrote it. Nobody sees it until you submit it.',
  requestTitle: (title: string) => `We need something more for ${title}`,
  requestText: 'Some parts of the form are open again. The review goes on when you send them back.',
  decisionTitle: (title: string) => `There is a decision on ${title}`,
  decisionText: 'The letter says what happens now.',
  decisionAction: 'Read the letter',
} as const
