import { siteQuery } from '@/shared/site-data'
import { readPublic } from '@/shared/supabase/read-public'

export type Call = {
  slug: string
  applicant_type: string
  title: string
  summary: string
  opens_at: string
  closes_at: string | null
}

/** Published calls that have not closed yet, the nearest deadline first; and when they were read. Not those that are open all year. */
export const siteCalls = siteQuery('calls', async (signal) => {
  const at = new Date().toISOString()
  const calls = await readPublic<Call>(
    'calls',
    {
      select: 'slug,applicant_type,title,summary,opens_at,closes_at',
      evergreen: 'is.false',
      published_at: 'not.is.null',
      or: `(closes_at.is.null,closes_at.gt.${at})`,
      order: 'closes_at.asc.nullslast,slug',
      limit: '50',
    },
    signal,
  )
  if (!Array.isArray(calls)) throw new TypeError('The calls are no list')
  return { at, calls }
})
