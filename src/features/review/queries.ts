import type { Json } from '@contracts/database.types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toPage } from '@/shared/list/paging'
import { loadSupabase } from '@/shared/supabase/load-client'
import type { ApplicationCounts, ApplicationDetail, ApplicationRow } from './types'
import {
  type ListFilters,
  type ListView,
  PAGE_SIZE,
  toFilterArgs,
  toListArgs,
} from './list/filters'

/** What a command answers as JSON has the shape that its SQL gives it, which no generated type can know. */
const answered = <Answer>(json: Json) => json as unknown as Answer

async function fetchPage(view: ListView, signal: AbortSignal) {
  const supabase = await loadSupabase()
  const { data } = await supabase
    .rpc('list_applications', toListArgs(view))
    .abortSignal(signal)
    .overrideTypes<ApplicationRow[], { merge: false }>()
    .throwOnError()
  return toPage(data, view.cursor, PAGE_SIZE)
}

/** More letters than anybody forgets; beyond them the list has its own column. */
export const UNRELEASED_SHOWN = 20

async function fetchUnreleased(signal: AbortSignal) {
  const supabase = await loadSupabase()
  const { data } = await supabase
    .from('decision_messages')
    .select('id, outcome, application:applications!inner(id, title, reference)')
    .is('released_at', null)
    .order('updated_at')
    .limit(UNRELEASED_SHOWN)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** Every read of the review side. All but `walk` are made stale by any change to an application. */
export const reviewQueries = {
  all: () => ['review'] as const,

  list: (view: ListView) =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'list', toListArgs(view)],
      queryFn: ({ signal }) => fetchPage(view, signal),
      placeholderData: keepPreviousData,
    }),

  counts: (filters: ListFilters) => {
    const args = toFilterArgs(filters)
    return queryOptions({
      queryKey: [...reviewQueries.all(), 'counts', args],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .rpc('count_applications', args)
          .abortSignal(signal)
          .throwOnError()
        return answered<ApplicationCounts>(data)
      },
      placeholderData: keepPreviousData,
    })
  },

  detail: (applicationId: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'detail', applicationId],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .rpc('application_detail', { application_id: applicationId })
          .abortSignal(signal)
          .throwOnError()
        return answered<ApplicationDetail>(data)
      },
    }),

  calls: () =>
    queryOptions({
      queryKey: ['review-calls'],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .from('calls')
          .select('id, label:title')
          .order('created_at', { ascending: false })
          .abortSignal(signal)
          .throwOnError()
        return data
      },
    }),

  unreleased: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'unreleased'],
      queryFn: ({ signal }) => fetchUnreleased(signal),
    }),

  /**
   * The page of the list as it stood when the reading began: a reader who moves an application on goes to its old
   * neighbour, even when the filter no longer shows it.
   */
  walk: (view: ListView) =>
    queryOptions({
      queryKey: ['review-walk', toListArgs(view)],
      queryFn: ({ signal }) => fetchPage(view, signal),
      staleTime: Infinity,
    }),
}
