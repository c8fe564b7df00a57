import { siteQuery } from '@/shared/site-data'
import { readPublic } from '@/shared/supabase/read-public'
import type { Picture } from '@/shared/ui/picture'

export type Startup = {
  slug: string
  name: string
  tagline: string
  country: string | null
  cohort: string | null
  image: Picture | null
}

/** The startups that the programme puts forward, in the order of their names. */
export const featuredStartups = siteQuery('featured', (signal) =>
  readPublic<Startup>(
    'portfolio',
    {
      select: 'slug,name,tagline,country,cohort,image',
      featured: 'is.true',
      order: 'name,id',
      limit: '4',
    },
    signal,
  ),
)
