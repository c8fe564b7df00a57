import { brand } from '@/config/brand'
import type { OpeningEntry } from './openings'

/** The words of the page of openings. */
export const messages = {
  meta: {
    title: 'Careers',
    description: `Open positions at the startups of ${brand.name} and at ${brand.operator.name}: where, on what terms, and until when.`,
  },
  title: 'Careers',
  lead: `Open positions at the startups of the portfolio, and at ${brand.operator.name} itself. You apply where you would work.`,
  search: 'Search by title, place or task',
  columns: {
    opening: 'Position',
    place: 'Place',
    contract: 'Contract',
    closes: 'Open until',
  },
  labels: { workplace: 'a workplace', contract: 'a contract', country: 'a country' },
  filters: {
    workplace: ['Workplace', 'Any workplace'],
    contract: ['Contract', 'Any contract'],
    country: ['Country', 'All countries'],
  },
  workplaces: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' } satisfies Record<
    OpeningEntry['workplace'],
    string
  >,
  contracts: {
    full_time: 'Full time',
    part_time: 'Part time',
    fixed_term: 'Fixed term',
    internship: 'Internship',
    volunteer: 'Volunteer',
  } satisfies Record<OpeningEntry['contract'], string>,
  operator: brand.operator.name,
  untilFilled: 'Until filled',
  failed: 'The open positions did not load',
  noMatchTitle: 'No position matches',
  noMatchText: (filters: string[]) =>
    `None was found for ${filters.join(', ')}. Fewer filters find more.`,
  emptyTitle: 'Nothing is open today',
  emptyText:
    'New positions stand here on the day they are published. The startups themselves are in the portfolio.',
  emptyAction: 'See the portfolio',
  newer: 'Newer positions',
  older: 'Older positions',
  found: (count: number) =>
    count === 1 ? '1 position on this page' : `${count} positions on this page`,
  words: (search: string) => `“${search}”`,
  missing: (slug: string) =>
    `There is no position called “${slug}” here. These are the ones that are open.`,
  detail: {
    back: 'All positions',
    failed: 'The position did not load',
    closed: 'This position is closed',
    closedText: 'Nobody new can apply. What was asked stands here for those who did.',
    at: 'Employer',
    place: 'Place',
    workplace: 'Workplace',
    contract: 'Contract',
    pay: 'Pay',
    closes: 'Open until',
    applyWeb: 'Apply on their site',
    applyMail: 'Apply by mail',
  },
} as const
