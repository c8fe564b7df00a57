import type { Tables } from '@contracts/database.types'
import {
  type ApplicantType,
  type Field,
  type FormDefinition,
  type Term,
  type Vocabularies,
  vocabularyOf,
} from '@contracts/forms/definition'
import { queryOptions } from '@tanstack/react-query'
import { countryOptions } from '@/shared/format/countries'
import { readPublic } from '@/shared/supabase/read-public'
import { keptForm } from '../drafts/kept-forms'
import type { Call } from './calls'

/** A form as it is published: its questions and the words to choose from. */
export type Form = { definition: FormDefinition; vocabularies: Vocabularies }
export type CallWithForm = { call: Call; form: Form }

/** Which calls: those that are open, one by its address, or one by its id. */
export type CallFilter = { slug: string } | { id: string } | 'open'

const callColumns =
  'id,slug,applicant_type,title,summary,opens_at,closes_at,time_zone,evergreen,form_version_id'

type VersionRow = { definition: FormDefinition }
type CallRow = Call & { form_version: VersionRow }
type TermRow = Pick<Tables<'terms'>, 'vocabulary_id' | 'id' | 'label' | 'retired_at'>

function conditions(filter: CallFilter): Record<string, string> {
  if (filter === 'open') {
    // Whoever has the form open may still submit for a while.
    const since = new Date(Date.now() - 3_600_000).toISOString()
    return { or: `(closes_at.is.null,closes_at.gt.${since})` }
  }
  return 'slug' in filter ? { slug: `eq.${filter.slug}` } : { id: `eq.${filter.id}` }
}

const vocabulariesIn = (fields: readonly Field[]): (string | undefined)[] =>
  fields.flatMap((field) => [
    field.type === 'money' ? 'currencies' : vocabularyOf(field),
    ...vocabulariesIn(field.fields ?? []),
  ])

/** The words of the vocabularies that the forms choose from. Countries have theirs in the reader's language. */
async function readVocabularies(
  definitions: readonly FormDefinition[],
  signal: AbortSignal,
): Promise<Vocabularies> {
  const all = definitions.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
  const ids = [...new Set(vocabulariesIn(all))].filter((id) => id && id !== 'countries').sort()
  const vocabularies: Record<string, Term[]> = { countries: countryOptions() }
  if (ids.length === 0) return vocabularies
  const rows = await readPublic<TermRow>(
    'terms',
    {
      select: 'vocabulary_id,id,label,retired_at',
      vocabulary_id: `in.(${ids.join(',')})`,
      order: 'position',
    },
    signal,
  )
  for (const { vocabulary_id, id, label, retired_at } of rows) {
    const terms = (vocabularies[vocabulary_id] ??= [])
    terms.push({ id, label, ...(retired_at ? { retired: true } : {}) })
  }
  return vocabularies
}

async function readForms(
  type: ApplicantType,
  filter: CallFilter,
  signal: AbortSignal,
): Promise<CallWithForm[]> {
  const rows = await readPublic<CallRow>(
    'calls',
    {
      select: `${callColumns},form_version:form_versions(definition)`,
      applicant_type: `eq.${type}`,
      ...conditions(filter),
      order: 'opens_at.desc',
      limit: '10',
    },
    signal,
  )
  const definitions = rows.map(({ form_version }) => form_version.definition)
  const vocabularies = await readVocabularies(definitions, signal)
  return rows.map(({ form_version: { definition }, ...call }) => ({
    call,
    form: { definition, vocabularies },
  }))
}

async function readVersion(id: string, signal: AbortSignal): Promise<Form> {
  const [row] = await readPublic<VersionRow>(
    'form_versions',
    { select: 'definition', id: `eq.${id}` },
    signal,
  )
  if (!row) throw { code: 'PGRST116', message: 'There is no such form.' }
  return {
    definition: row.definition,
    vocabularies: await readVocabularies([row.definition], signal),
  }
}

/** Every read of forms and calls for whoever applies. Without a network, what was read last on this device. */
export const formQueries = {
  all: () => ['application-form'] as const,

  /** Calls of one kind of applicant, with their questions and the words to choose from. */
  calls: (type: ApplicantType, filter: CallFilter) =>
    queryOptions({
      queryKey: [...formQueries.all(), 'calls', type, filter],
      queryFn: ({ signal }) =>
        keptForm(`calls/${type}/${JSON.stringify(filter)}`, () => readForms(type, filter, signal)),
      // Without a network there may be a copy to read.
      networkMode: 'offlineFirst',
    }),

  /** A version that an application was begun with; it never changes. */
  version: (id: string) =>
    queryOptions({
      queryKey: [...formQueries.all(), 'version', id],
      queryFn: ({ signal }) => keptForm(`version/${id}`, () => readVersion(id, signal)),
      staleTime: Infinity,
      networkMode: 'offlineFirst',
    }),

  /** What can be applied for, without the questions. */
  openCalls: () =>
    queryOptions({
      queryKey: [...formQueries.all(), 'open-calls'],
      queryFn: ({ signal }) =>
        readPublic<Call>(
          'calls',
          { select: callColumns, ...conditions('open'), order: 'closes_at.asc.nullslast' },
          signal,
        ),
    }),
}
