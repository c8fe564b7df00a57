import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { shownState } from '../kinds'

async function fetchOwnProfiles(userId: string, signal: AbortSignal) {
  const supabase = await loadSupabase()
  const { data } = await supabase
    .from('organisation_members')
    .select(
      'role, profile:organisations!inner(id, slug, name, tagline, description, website, country, city, founded_year, cohort, image, state, published_at, consented_at)',
    )
    .eq('user_id', userId)
    .order('created_at')
    .abortSignal(signal)
    .throwOnError()
  return data
}

export type OwnProfile = Awaited<ReturnType<typeof fetchOwnProfiles>>[number]

/** Profiles of the portfolio that a person belongs to, with what they may decide about them. */
export const ownProfiles = (userId: string) =>
  queryOptions({
    queryKey: ['own-profiles', userId],
    queryFn: ({ signal }) => fetchOwnProfiles(userId, signal),
  })

/** Where a profile stands, to those whom it is about. */
export function standingOf(profile: {
  state: 'draft' | 'scheduled' | 'published' | 'archived'
  published_at: string | null
  consented_at: string | null
}): 'shown' | 'withheld' | 'ready' | 'unready' {
  const isPublished = shownState(profile) === 'published'
  if (profile.consented_at !== null) return isPublished ? 'shown' : 'ready'
  return isPublished ? 'withheld' : 'unready'
}
