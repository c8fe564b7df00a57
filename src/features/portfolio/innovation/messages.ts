import { brand } from '@/config/brand'
import type { ChallengeEntry } from './challenges'

/** The words of the page on open innovation. */
export const messages = {
  meta: {
    title: 'Open innovation',
    description: `Problems that companies, towns and foundations bring to ${brand.name} for startups to solve, with what they pay for it and until when.`,
  },
  title: 'Open innovation',
  lead: 'Companies, towns and foundations bring a problem they have measured. Startups answer with something that exists. Who is chosen gets a paid pilot, not applause.',
  labels: {},
  open: { title: 'Open now', none: 'No challenge is open today.' },
  upcoming: { title: 'Opening soon', opens: 'Opens' },
  closed: { title: 'Closed', on: 'Closed' },
  closes: 'Closes',
  noDeadline: 'Open until it is solved',
  reward: 'What it pays',
  left: (days: number) =>
    days <= 0 ? 'Today is the last day' : days === 1 ? '1 day left' : `${days} days left`,
  kinds: {
    corporate: 'Company',
    public: 'Public body',
    foundation: 'Foundation',
    university: 'University',
  } satisfies Record<ChallengeEntry['partner_kind'], string>,
  failed: 'The challenges did not load',
  newer: 'Closed later',
  older: 'Closed earlier',
  found: (count: number) =>
    count === 1 ? '1 closed challenge on this page' : `${count} closed challenges on this page`,
  missing: (slug: string) =>
    `There is no challenge called “${slug}” here. These are the ones that there are.`,
  how: {
    title: 'How a challenge goes',
    steps: [
      {
        title: 'The partner writes down the problem',
        text: 'With its numbers: what it costs today, what has been tried, and what would count as solved. We do not publish it before that stands.',
      },
      {
        title: 'You answer with the startup form',
        text: 'The same form as for any call. What you wrote in an earlier application can come along.',
      },
      {
        title: 'The partner meets those who could solve it',
        text: 'You see the problem at the place where it happens, with the people who have it. Everybody who answered hears what was decided and why.',
      },
      {
        title: 'A pilot with a price and an end',
        text: 'A contract of a few pages: what you deliver, what is measured, what it pays, and what happens after it. What you build stays yours.',
      },
    ],
  },
  partner: {
    title: 'You have the problem?',
    text: 'Write to us what it costs you today. We tell you whether startups can do something about it, and what a pilot would take.',
    action: 'Propose a challenge',
    other: 'Or join as a support partner',
  },
  detail: {
    back: 'All challenges',
    failed: 'The challenge did not load',
    partner: 'From',
    reward: 'What it pays',
    opens: 'Opens',
    closes: 'Closes',
    sectors: 'Sectors',
    countries: 'Where',
    apply: 'Answer this challenge',
    applyHelp: 'Leads to the startup form. You can begin without an account.',
    upcoming: 'This challenge has not opened yet',
    upcomingText: 'You can read it and get ready; the form opens with it.',
    closed: 'This challenge is closed',
    closedText:
      'Nobody new can answer. It stands here for those who did, and for those who have the same problem.',
  },
} as const
