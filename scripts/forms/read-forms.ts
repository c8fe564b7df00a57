import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { definitionProblems } from '../../supabase/functions/_shared/contracts/forms/check-definition.ts'
import {
  type ApplicantType,
  applicantTypes,
  type FormDefinition,
  type Term,
} from '../../supabase/functions/_shared/contracts/forms/definition.ts'

export type Vocabulary = { id: string; label: string; terms: Term[] }

const formsDir = new URL('../../supabase/forms/', import.meta.url)

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(fileURLToPath(new URL(name, formsDir)), 'utf8'))
}

/** The vocabularies that the default forms choose from. */
export async function readVocabularies(): Promise<Vocabulary[]> {
  return (await readJson('vocabularies.json')) as Vocabulary[]
}

/** One of the default forms, refused when it is not well formed. */
async function readForm(type: ApplicantType): Promise<FormDefinition> {
  const definition = await readJson(`${type}.json`)
  const known = (await readVocabularies()).map(({ id }) => id)
  const problems = definitionProblems(definition, known)
  if (problems.length > 0) throw new Error(`${type}.json: ${problems.join(' ')}`)
  return definition as FormDefinition
}

export function readForms(): Promise<FormDefinition[]> {
  return Promise.all(applicantTypes.map(readForm))
}
