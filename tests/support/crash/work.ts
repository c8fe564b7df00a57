import type { Database } from '@contracts/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { definitionOf } from '../../e2e/support/forms'
import { sampleAnswers } from '../../e2e/support/sample-answers'
import { demoPassword } from '../../../supabase/local/demo-people.ts'

export type Client = SupabaseClient<Database>
export type Place = { url: string; mailUrl: string; anonKey: string; serviceRoleKey: string }

export const connect = ({ url }: Place, key: string): Client =>
  createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

export async function signIn(place: Place, email: string): Promise<Client> {
  const client = connect(place, place.anonKey)
  const { error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error) throw error
  return client
}

/** What was acknowledged so far, and what was on its way when the backend died. */
export type Ledger = {
  id: string | null
  version: number
  typed: string | null
  onItsWay: string | null
  fileId: string | null
  reference: string | null
  comments: string[]
  done: Set<string>
}

export const emptyLedger = (): Ledger => ({
  id: null,
  version: 0,
  typed: null,
  onItsWay: null,
  fileId: null,
  reference: null,
  comments: [],
  done: new Set(),
})

const deck = new TextEncoder().encode('%PDF-1.7\nA deck that has to be there afterwards.')
export const deckText = new TextDecoder().decode(deck)

/** Begins, types, uploads, submits, reviews and decides; writes down each step once it was acknowledged. */
export async function work(ledger: Ledger, applicant: Client, manager: Client, callId: string) {
  const begun = await applicant.rpc('begin_application', { call_id: callId }).throwOnError()
  const { id, version } = begun.data as { id: string; version: number }
  Object.assign(ledger, { id, version })

  const save = async (changes: Record<string, unknown>) => {
    const { data } = await applicant
      .rpc('save_answers', {
        application_id: id,
        version: ledger.version,
        changes: changes as Database['public']['Functions']['save_answers']['Args']['changes'],
      })
      .throwOnError()
    ledger.version = (data as { version: number }).version
  }
  const type = async () => {
    ledger.onItsWay = `Typed ${randomUUID()}`
    await save({ one_liner: ledger.onItsWay })
    ledger.typed = ledger.onItsWay
  }

  for (let word = 0; word < 8; word += 1) await type()

  const announced = await applicant
    .rpc('begin_upload', {
      application_id: id,
      field_key: 'deck',
      name: 'deck.pdf',
      mime: 'application/pdf',
      size: deck.length,
    })
    .throwOnError()
  const upload = announced.data as { id: string; path: string }
  const put = await applicant.storage
    .from('application-files')
    .upload(upload.path, deck, { contentType: 'application/pdf' })
  if (put.error) throw put.error
  const finished = await applicant.functions.invoke('finish-upload', {
    body: { fileId: upload.id },
  })
  if (finished.error) throw finished.error
  ledger.fileId = upload.id

  const given = { one_liner: ledger.typed, deck: upload.id }
  await save({ ...sampleAnswers(definitionOf('startup'), { given }) })
  for (let word = 0; word < 4; word += 1) await type()
  const submitted = await applicant
    .rpc('submit_application', { application_id: id, version: ledger.version })
    .throwOnError()
  ledger.reference = (submitted.data as { reference: string }).reference

  const step = async (name: string, taken: PromiseLike<unknown>) => {
    await taken
    ledger.done.add(name)
  }
  const move = (to_status: 'screening' | 'in_review') =>
    manager.rpc('move_application', { application_id: id, to_status }).throwOnError()
  await step('screening', move('screening'))
  for (let note = 0; note < 3; note += 1) {
    const body = `Noted ${randomUUID()}`
    await manager
      .from('application_comments')
      .insert({ application_id: id, audience: 'staff', body })
      .throwOnError()
    ledger.comments.push(body)
  }
  await step('in_review', move('in_review'))
  const letter = { application_id: id, outcome: 'accepted' as const, message: 'Welcome.' }
  await step('drafted', manager.rpc('draft_decision', letter).throwOnError())
  const read = { application_id: id, version: 1 }
  await step('approved', manager.rpc('approve_decision', read).throwOnError())
  await step('released', manager.rpc('release_decision', read).throwOnError())
}
