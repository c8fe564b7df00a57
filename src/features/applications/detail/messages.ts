import { brand } from '@/config/brand'
import { counted } from '@/shared/format/numbers'
import type { DecisionOutcome, PublicLabel } from '../labels'

/** What the applicant's own page of an application says. */
export const detailMessages = {
  description: 'Where your application stands, what was said, and what you wrote.',
  loading: 'Loading your application',
  loadFailed: 'Your application did not load',
  applications: 'Applications',
  reference: 'Reference',
  submittedOn: 'Submitted',
  status: 'Where it stands',
  answers: 'What you wrote',
  unsent: 'Not sent',
  unsentOpen:
    'You changed this and have not sent it back yet. Until you do, we read your answers as they were.',
  unsentClosed:
    'You changed this and had not sent it back when the review went on. It is not part of your application.',
  messages: 'Messages',
  missingTitle: 'There is no such application',
  missingText: 'It does not exist, or it belongs to somebody else.',
  missingAction: 'Go to the applications',
  outcomeHeading: {
    accepted: 'You are accepted',
    waitlisted: 'You are on the waiting list',
    rejected: 'You were not selected this time',
  } satisfies Record<DecisionOutcome, string>,
  decision: 'The decision',
  earlierDecision: 'An earlier decision',
  print: 'Print',
} as const

/** The label in plain words, and what happens next. */
export const standing: Record<PublicLabel, { title: string; next: string }> = {
  draft: {
    title: 'This is still a draft',
    next: 'Nobody but you sees it. Go on whenever you like and submit it when it is ready.',
  },
  received: {
    title: 'We have your application',
    next: 'Somebody from the team reads it first, to see that nothing is missing. You will hear as soon as it goes on.',
  },
  being_reviewed: {
    title: 'Your application is being reviewed',
    next: 'The reviewers read every answer. There is nothing for you to do, and you can write to us below at any time.',
  },
  information_needed: {
    title: 'We need something more from you',
    next: 'Some parts of the form are open again. Change what is asked and send it back: the review goes on from there.',
  },
  interview: {
    title: 'You are invited to an interview',
    next: 'We will write to you about when and how. Watch the messages below.',
  },
  accepted: {
    title: 'You are accepted',
    next: 'Read the letter below for what comes now.',
  },
  waiting_list: {
    title: 'You are on the waiting list',
    next: 'Read the letter below. We will write as soon as a place opens.',
  },
  not_selected: {
    title: 'You were not selected this time',
    next: 'Read the letter below. You can apply again to any open call.',
  },
  withdrawn: {
    title: 'You withdrew this application',
    next: 'Nobody works on it any more. You can apply again while the call is open.',
  },
}

/** Answering a request for information. */
export const requestMessages = {
  title: 'What we ask of you',
  sections: (titles: string[]) => `Open for changes: ${titles.join(', ')}`,
  action: 'Change and send it back',
} as const

/** Messages between the applicant and the programme. */
export const messageMessages = {
  lead: `What you write here goes to the ${brand.name} team, who answer here. You get a mail with each answer.`,
  empty: 'No messages yet.',
  you: 'You',
  team: `The ${brand.name} team`,
  field: 'Your message',
  send: 'Send the message',
  sent: 'Message sent',
  failed: 'It was not sent. What you wrote is still here.',
  missing: 'Write something first.',
  tooLong: (by: number) => `Take out ${counted(by, 'character', 'characters')}.`,
} as const

/** Withdrawing. */
export const withdrawMessages = {
  action: 'Withdraw the application',
  title: 'Withdraw the application',
  text: 'Nobody will read or decide it any more. This cannot be taken back, but you can apply again while the call is open.',
  field: (word: string) => `Type ${word} to withdraw`,
  mismatch: (word: string) => `Type it exactly as it stands: ${word}`,
  cancel: 'Keep it',
  done: 'The application is withdrawn',
  failed: 'It was not withdrawn',
  draftWord: 'withdraw',
} as const

/** The three steps of an application. */
export const progressMessages = {
  label: 'The way of your application',
  done: 'done',
  steps: { received: 'Received', review: 'Review', decision: 'Decision' },
} as const
