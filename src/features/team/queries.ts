import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { loadSupabase } from '@/shared/supabase/load-client'

type Edge = { before?: string; before_id?: string }

const historyPage = 20

async function fetchHistory(edge: Edge, signal: AbortSignal) {
  const supabase = await loadSupabase()
  const { data } = await supabase.rpc('list_staff_history', edge).abortSignal(signal).throwOnError()
  return data
}

/** One line of what was changed. */
export type StaffChange = Awaited<ReturnType<typeof fetchHistory>>[number]

/** What the link of an invitation is worth to whoever follows it. */
export type Invitation =
  | { state: 'unknown' | 'other_address' }
  | {
      state: 'open' | 'accepted' | 'expired' | 'withdrawn'
      role: StaffRole
      invited_by: string | null
      expires_at: string
    }

/** Every read of the team. Keys nest, so that `all()` reaches them all. */
export const teamQueries = {
  all: () => ['team'] as const,

  staff: () =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'staff'],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase.rpc('list_staff').abortSignal(signal).throwOnError()
        return data
      },
    }),

  invitations: () =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'invitations'],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .rpc('list_staff_invitations')
          .abortSignal(signal)
          .throwOnError()
        return data
      },
    }),

  people: (search: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'people', search],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .rpc('find_people', { words: search.split(/\s+/).filter(Boolean) })
          .abortSignal(signal)
          .throwOnError()
        return data
      },
      placeholderData: keepPreviousData,
    }),

  history: () =>
    infiniteQueryOptions({
      queryKey: [...teamQueries.all(), 'history'],
      queryFn: ({ pageParam, signal }) => fetchHistory(pageParam, signal),
      initialPageParam: {} as Edge,
      getNextPageParam: (page: StaffChange[]): Edge | null => {
        const last = page.length === historyPage ? page.at(-1) : undefined
        return last ? { before: last.created_at, before_id: last.id } : null
      },
    }),

  invitation: (token: string, userId: string) =>
    queryOptions({
      queryKey: ['staff-invitation', userId, token],
      queryFn: async ({ signal }) => {
        const supabase = await loadSupabase()
        const { data } = await supabase
          .rpc('read_staff_invitation', { token })
          .abortSignal(signal)
          .throwOnError()
        // The database writes it, and its test says how.
        return data as unknown as Invitation
      },
    }),
}

export type StaffMember = Awaited<
  ReturnType<NonNullable<ReturnType<typeof teamQueries.staff>['queryFn']>>
>[number]
