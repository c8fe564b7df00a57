import { isOneOf, isWord, type ListSpec } from '@/shared/list/list-view'
import type { Picture } from '@/shared/ui/picture'

export const kinds = ['guide', 'template', 'video', 'tool', 'perk'] as const
export const audiences = ['startup', 'investor', 'advisor-mentor', 'support-partner'] as const

export type Kind = (typeof kinds)[number]
export type Audience = (typeof audiences)[number]

/** A resource as the list shows it. An audience of nobody is for everybody. */
export type ResourceEntry = {
  id: string
  slug: string
  kind: Kind
  title: string
  summary: string
  provider: string
  audience: Audience[]
  sectors: string[]
  stages: string[]
  members_only: boolean
  image: Picture | null
}

export type ResourceFilter = 'kind' | 'audience' | 'sector' | 'stage'

export const resourcesSpec: ListSpec<ResourceFilter> = {
  filters: {
    kind: isOneOf(...kinds),
    audience: isOneOf(...audiences),
    sector: isWord,
    stage: isWord,
  },
  edge: 'moment',
}
