import { queryOptions } from '@tanstack/react-query'
import type { Supabase } from '@/shared/supabase/client-ready'
import { loadSupabase } from '@/shared/supabase/load-client'

/*
 * Only columns that applicants may read: the internal status is not among them, and asking for it would be refused.
 */
const selectOwn = (supabase: Supabase, userId: string) =>
  supabase
    .from('applications')
    .select(
      'id, call_id, reference, title, applicant_type, public_label, saved_at, submitted_at, released_at, created_at, call:calls(title, closes_at)',
    )
    .eq('applicant_id', userId)
    .order('created_at', { ascending: false })

const selectOne = (supabase: Supabase, id: string, userId: string) =>
  supabase
    .from('applications')
    .select(
      `id, reference, title, applicant_type, public_label, answers, reopened_sections, saved_at,
      submitted_at, released_at, call:calls(title, closes_at),
      form:form_versions(definition), unsent:unsent_changes(changes),
      files:application_files(id, field_key, path, name, mime, size, state),
      events:application_events(id, kind, data, created_at),
      comments:application_comments(id, from_applicant, body, created_at),
      decisions:decision_messages(id, outcome, message, released_at)`,
    )
    .eq('id', id)
    .eq('applicant_id', userId)
    .eq('events.shown_to_applicant', true)
    .eq('comments.audience', 'applicant')
    .not('decisions.released_at', 'is', null)
    .order('created_at', { referencedTable: 'events' })
    .order('created_at', { referencedTable: 'comments' })
    .order('released_at', { referencedTable: 'decisions', ascending: false })

const fetchOwn = async (userId: string, signal: AbortSignal) => {
  const { data } = await selectOwn(await loadSupabase(), userId)
    .abortSignal(signal)
    .throwOnError()
  return data
}

const fetchOne = async (id: string, userId: string, signal: AbortSignal) => {
  const { data } = await selectOne(await loadSupabase(), id, userId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

export type OwnApplication = Awaited<ReturnType<typeof fetchOwn>>[number]
/** One application with everything that its applicant may know of it. */
export type OwnApplicationDetail = NonNullable<Awaited<ReturnType<typeof fetchOne>>>

/** What applicants read of their own applications. */
export const applicationQueries = {
  all: () => ['applications'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...applicationQueries.all(), 'own', userId],
      queryFn: ({ signal }) => fetchOwn(userId, signal),
    }),
  /** Null where there is none, or none of theirs: the two look the same. */
  detail: (id: string, userId: string) =>
    queryOptions({
      queryKey: [...applicationQueries.all(), 'detail', id, userId],
      queryFn: ({ signal }) => fetchOne(id, userId, signal),
    }),
}
