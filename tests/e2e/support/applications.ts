import { type Field, fieldsOf } from '@contracts/forms/definition'
import type { ApplicantType } from '@contracts/forms/definition'
import { definitionOf } from './forms'
import type { Person } from './people'
import { sampleAnswers, type SampleOptions } from './sample-answers'
import { fileFor } from './sample-files'

type Draft = { id: string; version: number }
export type Submitted = { id: string; reference: string }

/** The call that everybody of a kind can always apply to. */
async function evergreenCall({ client }: Person, type: ApplicantType): Promise<string> {
  const { data } = await client
    .from('calls')
    .select('id')
    .eq('applicant_type', type)
    .eq('evergreen', true)
    .single()
    .throwOnError()
  return data.id
}

/** A draft as it stands on the server after somebody has typed the given answers. */
async function draftOf(
  person: Person,
  type: ApplicantType,
  answers: SampleOptions['given'] = {},
): Promise<Draft> {
  const call_id = await evergreenCall(person, type)
  const { data } = await person.client
    .rpc('begin_application', { call_id, answers: { ...answers } })
    .throwOnError()
  return data as Draft
}

/** Applies from beginning to end, without a browser. */
export async function submittedBy(
  person: Person,
  type: ApplicantType = 'startup',
  options: SampleOptions = {},
): Promise<Submitted> {
  const definition = definitionOf(type)
  const draft = await draftOf(person, type)
  const answers = { ...sampleAnswers(definition, options) }
  for (const field of fieldsOf(definition)) {
    if (field.type === 'file' && field.required) {
      answers[field.key] = await upload(person, draft.id, field)
    }
  }
  const saved = await person.client
    .rpc('save_answers', { application_id: draft.id, version: draft.version, changes: answers })
    .throwOnError()
  const { version } = saved.data as { version: number }
  const { data } = await person.client
    .rpc('submit_application', { application_id: draft.id, version })
    .throwOnError()
  return { id: draft.id, ...(data as { reference: string }) }
}

/** Uploads as the browser does: announce, put, have it looked into. */
async function upload({ client }: Person, application_id: string, field: Field): Promise<string> {
  const { name, mimeType: mime, buffer } = fileFor(field)
  const begun = await client
    .rpc('begin_upload', {
      application_id,
      field_key: field.key,
      name,
      mime,
      size: buffer.length,
    })
    .throwOnError()
  const { id, path } = begun.data as { id: string; path: string }
  const put = await client.storage
    .from('application-files')
    .upload(path, buffer, { contentType: mime })
  if (put.error) throw put.error
  const finished = await client.functions.invoke('finish-upload', { body: { fileId: id } })
  if (finished.error) throw finished.error
  return id
}
