import { readFileSync } from 'node:fs'
import type { ApplicantType, FormDefinition, Term, Vocabularies } from '@contracts/forms/definition'

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`../../../supabase/forms/${name}.json`, import.meta.url), 'utf8'))

/** The form that the database asks with, from the same file. */
export const definitionOf = (type: ApplicantType): FormDefinition => read(type)

export const vocabularies: Vocabularies = Object.fromEntries(
  read<{ id: string; terms: Term[] }[]>('vocabularies').map(({ id, terms }) => [id, terms]),
)
