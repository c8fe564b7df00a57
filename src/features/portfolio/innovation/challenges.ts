import type { ListSpec } from '@/shared/list/list-view'

export type ChallengeState = 'open' | 'upcoming' | 'closed'

/** A challenge as the lists show it. */
export type ChallengeEntry = {
  id: string
  slug: string
  title: string
  partner_name: string
  partner_kind: 'corporate' | 'public' | 'foundation' | 'university'
  summary: string
  reward: string
  opens_at: string
  closes_at: string | null
}

/** What is closed goes back for years and has pages; what is open does not. */
export const innovationSpec: ListSpec<never> = { filters: {}, edge: 'moment' }
