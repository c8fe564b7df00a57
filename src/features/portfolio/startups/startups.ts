import { isWord, type ListSpec } from '@/shared/list/list-view'
import type { Picture } from '@/shared/ui/picture'

/** A startup as the list shows it. */
export type StartupEntry = {
  id: string
  slug: string
  name: string
  tagline: string
  country: string | null
  city: string
  sectors: string[]
  stage: string | null
  image: Picture | null
}

export type StartupFilter = 'sector' | 'stage' | 'country'

export const portfolioSpec: ListSpec<StartupFilter> = {
  filters: { sector: isWord, stage: isWord, country: (value) => /^[A-Z]{2}$/.test(value) },
  edge: 'text',
}
