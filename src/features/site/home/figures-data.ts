import { siteQuery } from '@/shared/site-data'
import { readPublic } from '@/shared/supabase/read-public'

export type Figures = {
  startups: number
  investors: number
  mentors: number
  partners: number
  countries: number
  answered: number
  median_days: number | null
  refreshed_at: string
}

/** What the programme has come to, counted from its own records; null where nothing was counted yet. */
export const siteFigures = siteQuery('figures', async (signal) => {
  const select = 'startups,investors,mentors,partners,countries,answered,median_days,refreshed_at'
  const [figures] = await readPublic<Figures>('site_figures', { select }, signal)
  return figures ?? null
})
