import { brand } from '@/config/brand'
import type { Topic } from './read-questions'

/** The words of the page of questions. */
export const messages = {
  meta: {
    title: 'Support',
    description: `Answers about applying, decisions, accounts, the programme and your data at ${brand.name}, and a way to people.`,
  },
  title: 'Support',
  lead: 'What people ask us most, answered. If yours is not here, write to us: somebody reads it.',
  search: 'Search questions and answers',
  topicsTitle: 'Topics',
  topics: {
    applying: 'Applying',
    decisions: 'Decisions',
    account: 'Your account',
    programme: 'The programme',
    data: 'Your data',
  } satisfies Record<Topic, string>,
  link: 'Link to this answer',
  failed: 'The questions did not load',
  found: (count: number) =>
    count === 1 ? '1 answer has these words' : `${count} answers have these words`,
  noMatchTitle: 'No answer has these words',
  noMatchText: 'Try another word for it, or write to us.',
  clear: 'Show all questions',
  emptyTitle: 'No answers have been written yet',
  emptyText: 'Until there are some, write to us.',
  missing: (slug: string) =>
    `There is no question called “${slug}” here. These are the ones that there are.`,
  contact: {
    title: 'Not answered?',
    text: 'Write to us with as much as you know. If it is about an application, its reference helps.',
    action: 'Write to us',
    or: 'Or by mail:',
  },
} as const
