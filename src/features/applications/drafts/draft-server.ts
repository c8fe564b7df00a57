import { isObject, type Json } from '@contracts/forms/answers'
import type { Supabase } from '@/shared/supabase/client-ready'
import { isRetryable } from '@/shared/supabase/error-status'
import { loadSupabase } from '@/shared/supabase/load-client'
import type { ServerDraft } from './draft'
import { findApplication, type Wanted } from './find-application'
import type { DraftServer, Received } from './ports'
import { DraftProblem } from './problem'
import { orCatchUp } from './catch-up'
import { saveWhileLeaving } from './save-leaving'
import { readAnswers, toProblem } from './to-problem'

/** On a train a request may hang for ever; after this it counts as lost and is made again. */
const patience = 20_000

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const objectOf = (value: unknown) => (isObject(value) ? value : {})

/** The account's side of the draft of one call, over the API. */
export function createDraftServer(wanted: Wanted): DraftServer {
  async function ask<Result>(work: (supabase: Supabase, signal: AbortSignal) => Promise<Result>) {
    try {
      const supabase = await loadSupabase()
      const { data, error } = await supabase.auth.getSession()
      if (!data.session) {
        // Without a network a token that has run out cannot be renewed. The session is still there.
        throw error && isRetryable(error) ? error : new DraftProblem({ kind: 'signed-out' })
      }
      return await work(supabase, AbortSignal.timeout(patience))
    } catch (error) {
      throw new DraftProblem(toProblem(error))
    }
  }

  return {
    find: () => ask((supabase, signal) => findApplication(supabase, wanted, signal)),

    begin: (answers) =>
      ask(async (supabase, signal) => {
        const { data } = await supabase
          .rpc('begin_application', { call_id: wanted.callId, answers })
          .abortSignal(signal)
          .throwOnError()
        return readBegun(data)
      }),

    save: ({ applicationId, version }, changes, isLeaving) => {
      const body = { application_id: applicationId, version, changes }
      const leaving = isLeaving ? saveWhileLeaving(body, patience) : null
      if (leaving) return leaving.then(readSaved)
      return ask(async (supabase, signal) => {
        const answer = await supabase.rpc('save_answers', body).abortSignal(signal)
        return readSaved(await orCatchUp(supabase, applicationId, answer, signal))
      })
    },

    submit: ({ applicationId, version }) =>
      ask(async (supabase, signal) => {
        const answer = await supabase
          .rpc('submit_application', { application_id: applicationId, version })
          .abortSignal(signal)
        return readReceived(applicationId, await orCatchUp(supabase, applicationId, answer, signal))
      }),
  }
}

function readSaved(data: unknown) {
  const { version, saved_at: savedAt } = objectOf(data)
  return { version: Number(version), savedAt: text(savedAt) || null }
}

function readBegun(data: unknown): ServerDraft & { created: boolean } {
  const begun = objectOf(data)
  return {
    applicationId: text(begun.id),
    formVersionId: text(begun.form_version_id),
    version: Number(begun.version),
    answers: readAnswers(begun.answers),
    savedAt: new Date().toISOString(),
    created: begun.created === true,
  }
}

function readReceived(applicationId: string, data: unknown): Received {
  const { reference, submitted_at: submittedAt } = objectOf(data)
  return { applicationId, reference: text(reference), submittedAt: text(submittedAt) }
}
