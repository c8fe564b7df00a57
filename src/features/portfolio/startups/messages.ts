import { brand } from '@/config/brand'

/** The words of the portfolio. */
export const messages = {
  meta: {
    title: 'Portfolio',
    description: `The startups of ${brand.name} that agreed to be shown: what they do, where they are, and what they have open.`,
  },
  title: 'Portfolio',
  lead: 'Startups that came through the programme and agreed to be shown here. What they say of themselves is theirs.',
  search: 'Search by name, place or what they do',
  columns: { startup: 'Startup', sectors: 'Sectors', stage: 'Stage', place: 'Place' },
  labels: { sector: 'a sector', stage: 'a stage', country: 'a country' },
  filters: {
    sector: ['Sector', 'All sectors'],
    stage: ['Stage', 'All stages'],
    country: ['Country', 'All countries'],
  },
  failed: 'The startups did not load',
  noMatchTitle: 'No startup matches',
  noMatchText: (filters: string[]) =>
    `None was found for ${filters.join(', ')}. Fewer filters find more.`,
  emptyTitle: 'No startup is shown yet',
  emptyText:
    'Startups stand here once they were accepted and have agreed to it. You can be among the first.',
  emptyAction: 'See the open calls',
  newer: 'Back',
  older: 'More startups',
  found: (count: number) =>
    count === 1 ? '1 startup on this page' : `${count} startups on this page`,
  words: (search: string) => `“${search}”`,
  missing: (slug: string) =>
    `There is no startup called “${slug}” here, or it is no longer shown. These are the ones that are.`,
  detail: {
    back: 'All startups',
    failed: 'The startup did not load',
    sectors: 'Sectors',
    stage: 'Stage',
    place: 'Place',
    founded: 'Founded',
    cohort: 'Cohort',
    website: 'Website',
    openings: 'Open positions',
    noOpenings: 'Nothing is open there at the moment.',
  },
} as const
