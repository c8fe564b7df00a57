import { brand } from '@/config/brand'
import type { Audience, Kind } from './resources'

/** The words of the page of resources. */
export const messages = {
  meta: {
    title: 'Resources',
    description: `Guides, templates, videos, tools and perks that ${brand.name} keeps for startups and those who work with them.`,
  },
  title: 'Resources',
  lead: 'Guides and templates that we give to our own startups, and what partners offer to them. Most of it is open to everybody.',
  search: 'Search the resources',
  kindsLabel: 'Resources by kind',
  allKinds: 'All',
  kinds: {
    guide: 'Guides',
    template: 'Templates',
    video: 'Videos',
    tool: 'Tools',
    perk: 'Perks',
  } satisfies Record<Kind, string>,
  kind: {
    guide: 'Guide',
    template: 'Template',
    video: 'Video',
    tool: 'Tool',
    perk: 'Perk',
  } satisfies Record<Kind, string>,
  audiences: {
    startup: 'Startups',
    investor: 'Investors',
    'advisor-mentor': 'Advisors and mentors',
    'support-partner': 'Support partners',
  } satisfies Record<Audience, string>,
  everybody: 'Everybody',
  labels: {
    kind: 'a kind of resource',
    audience: 'an audience',
    sector: 'a sector',
    stage: 'a stage',
  },
  filters: {
    audience: ['For', 'Everybody'],
    sector: ['Sector', 'All sectors'],
    stage: ['Stage', 'All stages'],
  },
  membersOnly: 'Members only',
  by: (provider: string) => `From ${provider}`,
  for: (audience: string) => `For ${audience.toLowerCase()}`,
  failed: 'The resources did not load',
  noMatchTitle: 'No resource matches',
  noMatchText: (filters: string[]) =>
    `None was found for ${filters.join(', ')}. Fewer filters find more.`,
  emptyTitle: 'Nothing has been published yet',
  emptyText: 'Guides, templates and offers will stand here.',
  newer: 'Newer resources',
  older: 'Older resources',
  found: (count: number) =>
    count === 1 ? '1 resource on this page' : `${count} resources on this page`,
  words: (search: string) => `“${search}”`,
  missing: (slug: string) =>
    `There is no resource called “${slug}” here. These are the ones that there are.`,
  detail: {
    back: 'All resources',
    failed: 'The resource did not load',
    kind: 'Kind',
    audience: 'For',
    provider: 'From',
    sectors: 'Sectors',
    stages: 'Stages',
    open: {
      guide: (host: string) => `Read on ${host}`,
      template: (host: string) => `Get it from ${host}`,
      video: (host: string) => `Watch on ${host}`,
      tool: (host: string) => `Open ${host}`,
      perk: (host: string) => `Claim it at ${host}`,
    } satisfies Record<Kind, (host: string) => string>,
    leaves: 'Leads to another site.',
    locked: 'This one is for members',
    lockedText: 'Sign in to open it; you come back to this page. An account is free.',
    signIn: 'Sign in',
    join: 'Create an account',
    insideFailed: 'What is inside did not load',
    nothingInside: 'There is nothing inside yet.',
  },
} as const
