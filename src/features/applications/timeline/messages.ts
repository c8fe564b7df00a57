import { brand } from '@/config/brand'
import type { PublicLabel } from '../labels'

/** What the applicant's timeline says. */
export const timelineMessages = {
  title: 'What happened so far',
  empty: 'Nothing has happened yet.',
  started: 'You began the application',
  submitted: 'You submitted the application',
  moved: {
    draft: 'The application is a draft again',
    received: 'We received the application',
    being_reviewed: 'We began to review it',
    information_needed: 'We need something more from you',
    interview: 'It goes on to an interview',
    accepted: 'You were accepted',
    waiting_list: 'You are on the waiting list',
    not_selected: 'You were not selected',
    withdrawn: 'The application was withdrawn',
  } satisfies Record<PublicLabel, string>,
  informationRequested: 'We asked you for more information',
  resubmitted: 'You sent the information',
  commentByYou: 'You wrote a message',
  commentByUs: `The ${brand.name} team wrote to you`,
  decided: (outcome: string) => `There is a decision: ${outcome}`,
  withdrawn: 'You withdrew the application',
  reopened: (sections: string[]) => `Opened again: ${sections.join(', ')}`,
  internal: 'Only staff see this',
} as const

/** What the timeline says to staff. Whole sentences, so that other languages can order them their way. */
export const staffTimeline = {
  somebody: 'Somebody who has left',
  started: (who: string) => `${who} began the application`,
  submitted: (who: string) => `${who} submitted it`,
  moved: (who: string, to: string) => `${who} moved it to ${to}`,
  movedOn: (who: string) => `${who} moved it`,
  informationRequested: (who: string) => `${who} asked the applicant for more information`,
  resubmitted: (who: string) => `${who} sent the information`,
  commentToTeam: (who: string) => `${who} wrote a note to the team`,
  commentToApplicant: (who: string) => `${who} wrote a message`,
  drafted: (who: string, outcome?: string) =>
    outcome ? `${who} drafted a decision: ${outcome}` : `${who} drafted a decision`,
  approved: (who: string, outcome?: string) =>
    outcome ? `${who} approved the decision: ${outcome}` : `${who} approved the decision`,
  released: (who: string, outcome?: string) =>
    outcome
      ? `${who} released the decision to the applicant: ${outcome}`
      : `${who} released the decision to the applicant`,
  withdrawn: (who: string) => `${who} withdrew it`,
  unknown: (who: string) => `${who} changed something`,
} as const
