import type { FormDefinition } from '@contracts/forms/definition'
import type { Supabase } from '@/shared/supabase/client-ready'
import type { Found } from './ports'
import { workingAnswers, workingColumns } from './working-answers'

/** The call that a draft belongs to, and what is needed to tell what may still be changed. */
export type Wanted = {
  userId: string
  callId: string
  /** A particular application, as a link to it asks for; otherwise the newest to the call. */
  applicationId: string | null
  isEvergreen: boolean
  /** Whether the call takes nothing any more, its days of grace included. */
  isOver: () => boolean
  definitionOf: (formVersionId: string) => Promise<FormDefinition>
}

const columns =
  `id, form_version_id, version, saved_at, public_label, reference, reopened_sections, ${workingColumns}` as const

const selectOwn = (supabase: Supabase, { userId, callId, applicationId }: Wanted) => {
  const own = supabase.from('applications').select(columns).eq('applicant_id', userId)
  return applicationId
    ? own.eq('id', applicationId)
    : own.eq('call_id', callId).neq('public_label', 'withdrawn')
}

/** The person's application to the call and whether it may be changed. */
export async function findApplication(
  supabase: Supabase,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Found> {
  const { data: row } = await selectOwn(supabase, wanted)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (!row)
    return wanted.isOver()
      ? { kind: 'closed', closed: { reason: 'deadline' }, draft: null }
      : { kind: 'none' }

  const draft = {
    applicationId: row.id,
    formVersionId: row.form_version_id,
    version: row.version,
    answers: workingAnswers(row),
    savedAt: row.saved_at,
  }
  if (row.public_label === 'draft') {
    if (wanted.isOver()) return { kind: 'closed', closed: { reason: 'deadline' }, draft }
    return { kind: 'open', draft, editableKeys: null }
  }
  if (row.public_label === 'information_needed') {
    const definition = await wanted.definitionOf(row.form_version_id)
    return { kind: 'open', draft, editableKeys: keysOf(definition, row.reopened_sections) }
  }
  // Whoever was not selected by an evergreen call may try again.
  if (!wanted.applicationId && wanted.isEvergreen && row.public_label === 'not_selected') {
    return { kind: 'none' }
  }
  const closed = { reason: 'submitted', applicationId: row.id, reference: row.reference } as const
  return { kind: 'closed', closed, draft: null }
}

const keysOf = (definition: FormDefinition, sections: readonly string[]): string[] =>
  definition.sections
    .filter((section) => sections.includes(section.key))
    .flatMap((section) => section.fields.map((field) => field.key))
