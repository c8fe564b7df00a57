import { queryOptions } from '@tanstack/react-query'
import { loadSupabase } from '@/shared/supabase/load-client'

/** Startups that an opening may belong to, by name. */
export const organisationChoices = () =>
  queryOptions({
    queryKey: ['content', 'organisation-choices'],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('organisations')
        .select('id, label:name')
        .order('name')
        .limit(500)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** Calls of startups, the newest first. */
export const callChoices = () =>
  queryOptions({
    queryKey: ['content', 'call-choices'],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('calls')
        .select('id, label:title')
        .eq('applicant_type', 'startup')
        .order('created_at', { ascending: false })
        .limit(100)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** The tags that published posts have, the most used first: a tag is worth something once several share it. */
export const usedTags = () =>
  queryOptions({
    queryKey: ['content', 'used-tags'],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase()
      const { data } = await supabase.rpc('post_tags').abortSignal(signal).throwOnError()
      return data.map(({ tag }) => tag)
    },
  })
