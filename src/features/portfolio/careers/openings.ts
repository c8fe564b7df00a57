import { isOneOf, type ListSpec } from '@/shared/list/list-view'

export const workplaces = ['onsite', 'hybrid', 'remote'] as const
export const contracts = [
  'full_time',
  'part_time',
  'fixed_term',
  'internship',
  'volunteer',
] as const

/** An opening as the list shows it; without a startup it is the operator's own. */
export type OpeningEntry = {
  id: string
  slug: string
  title: string
  summary: string
  city: string
  country: string | null
  workplace: (typeof workplaces)[number]
  contract: (typeof contracts)[number]
  pay: string
  closes_at: string | null
  published_at: string
  organisation: { name: string; slug: string } | null
}

export type OpeningFilter = 'workplace' | 'country' | 'contract'

export const careersSpec: ListSpec<OpeningFilter> = {
  filters: {
    workplace: isOneOf(...workplaces),
    contract: isOneOf(...contracts),
    country: (value) => /^[A-Z]{2}$/.test(value),
  },
  edge: 'moment',
}
