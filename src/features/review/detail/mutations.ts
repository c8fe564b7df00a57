import type { Enums } from '@contracts/database.types'
import { type QueryClient, type QueryKey, useMutation } from '@tanstack/react-query'
import type { ApplicationStatus, DecisionOutcome } from '@/features/applications'
import { loadSupabase } from '@/shared/supabase/load-client'
import { reviewQueries } from '../queries'
import { decisionMessages, moveMessages, requestMessages } from './messages'

/*
 * Every write of the review side waits for the database and reads anew, also after a refusal: whoever was refused
 * because somebody else was quicker sees what that somebody did. The refusal itself does not wait for that.
 */
const thenRead =
  (queryKey: QueryKey) =>
  (_data: unknown, error: unknown, _sent: unknown, _kept: unknown, { client }: Around) => {
    const reading = client.invalidateQueries({ queryKey })
    return error ? undefined : reading
  }
type Around = { client: QueryClient }

type Move = { to: ApplicationStatus; message?: string; sections?: string[] }

export function useMove(applicationId: string) {
  return useMutation({
    mutationFn: async ({ to, message, sections }: Move) => {
      const supabase = await loadSupabase()
      await supabase
        .rpc('move_application', {
          application_id: applicationId,
          to_status: to,
          message,
          sections,
        })
        .throwOnError()
      return to
    },
    onSettled: thenRead(reviewQueries.all()),
  })
}

type Comment = { audience: Enums<'comment_audience'>; body: string }

export function useComment(applicationId: string) {
  return useMutation({
    mutationFn: async ({ audience, body }: Comment) => {
      const supabase = await loadSupabase()
      await supabase
        .from('application_comments')
        .insert({ application_id: applicationId, audience, body })
        .throwOnError()
    },
    onSettled: thenRead(reviewQueries.detail(applicationId).queryKey),
  })
}

export function useDraftDecision(applicationId: string) {
  return useMutation({
    mutationFn: async (letter: { outcome: DecisionOutcome; message: string; version?: number }) => {
      const supabase = await loadSupabase()
      await supabase
        .rpc('draft_decision', { application_id: applicationId, ...letter })
        .throwOnError()
    },
    onSettled: thenRead(reviewQueries.all()),
  })
}

export function useApproveDecision(applicationId: string) {
  return useMutation({
    mutationFn: async (version: number) => {
      const supabase = await loadSupabase()
      await supabase
        .rpc('approve_decision', { application_id: applicationId, version })
        .throwOnError()
    },
    onSettled: thenRead(reviewQueries.all()),
  })
}

export function useReleaseDecision(applicationId: string, person: string) {
  return useMutation({
    mutationFn: async (version: number) => {
      const supabase = await loadSupabase()
      await supabase
        .rpc('release_decision', { application_id: applicationId, version })
        .throwOnError()
    },
    onSettled: thenRead(reviewQueries.all()),
    meta: { success: decisionMessages.releasedDone(person) },
  })
}

/** What to say once a move is done. */
export const moveDone = (to: ApplicationStatus): string =>
  to === 'more_info' ? requestMessages.done : moveMessages.done(to)
