import { type Answers, isObject, type Json } from '@contracts/forms/answers'
import { env } from '@/shared/env'
import type { Supabase } from '@/shared/supabase/client-ready'
import { loadSupabase } from '@/shared/supabase/load-client'
import type { ServerDraft } from './draft'
import { findApplication, type Wanted } from './find-application'
import type { DraftServer, Received } from './ports'
import { DraftProblem } from './problem'
import { orCatchUp } from './catch-up'
import { readAnswers, toProblem } from './to-problem'

/** On a train a request may hang for ever; after this it counts as lost and is made again. */
const patience = 20_000
/** Browsers carry at most 64 kB beyond the end of a page. */
const carriedAway = 60_000

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const objectOf = (value: unknown) => (isObject(value) ? value : {})

/** The account's side of the draft of one call, over the API. */
export function createDraftServer(wanted: Wanted): DraftServer {
  let lastToken: string | null = null

  async function ask<Result>(work: (supabase: Supabase, signal: AbortSignal) => Promise<Result>) {
    try {
      const supabase = await loadSupabase()
      const { data } = await supabase.auth.getSession()
      if (!data.session) throw new DraftProblem({ kind: 'signed-out' })
      lastToken = data.session.access_token
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
      if (isLeaving && lastToken) return saveWhileLeaving(lastToken, body)
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

type SaveBody = { application_id: string; version: number; changes: Answers }

/** A request of our own, since it has to outlive the page and the client's requests do not. */
async function saveWhileLeaving(token: string, body: SaveBody) {
  const json = JSON.stringify(body)
  try {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/save_answers`, {
      method: 'POST',
      body: json,
      keepalive: json.length < carriedAway,
      headers: {
        apikey: env.supabaseKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw answer
    return readSaved(answer)
  } catch (error) {
    throw new DraftProblem(toProblem(error))
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
