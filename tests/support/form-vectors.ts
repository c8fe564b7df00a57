import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '@contracts/forms/answers'
import type { StoredFile, ValidationMode } from '@contracts/forms/context'
import type { ApplicantType, FormDefinition, Term, Vocabularies } from '@contracts/forms/definition'
import type { AnswerError } from '@contracts/forms/errors'

/** One line of the contract between the two validators: these answers to this form have these errors. */
export type FormVector = {
  name: string
  mode: ValidationMode
  definition: FormDefinition
  /** As text, since some of what arrives as JSON cannot be written as a JavaScript value. */
  json: string
  errors: AnswerError[]
  files?: StoredFile[]
}

type Written = {
  name: string
  mode: ValidationMode
  definition?: ApplicantType
  answers?: Json
  answers_json?: string
  errors: AnswerError[]
  files?: StoredFile[]
}
type VectorFile = { about: string; definition?: FormDefinition; vectors: Written[] }

const formsDir = join(process.cwd(), 'supabase/forms')

const readJson = <Content>(...path: string[]): Content =>
  JSON.parse(readFileSync(join(formsDir, ...path), 'utf8')) as Content

export const readDefaultForm = (type: ApplicantType) => readJson<FormDefinition>(`${type}.json`)

export function readDefaultVocabularies(): Vocabularies {
  const all = readJson<{ id: string; terms: Term[] }[]>('vocabularies.json')
  return Object.fromEntries(all.map(({ id, terms }) => [id, terms]))
}

/** Every vector, by the name of its file. */
export function readVectors(): [file: string, vectors: FormVector[]][] {
  const names = readdirSync(join(formsDir, 'vectors')).sort()
  return names.map((name) => {
    const { definition: shared, vectors } = readJson<VectorFile>('vectors', name)
    return [name, vectors.map((vector) => ({ ...vector, ...resolved(vector, shared) }))]
  })
}

function resolved({ name, definition, answers, answers_json }: Written, shared?: FormDefinition) {
  const form = definition ? readDefaultForm(definition) : shared
  if (!form) throw new Error(`${name}: no definition`)
  return { definition: form, json: answers_json ?? JSON.stringify(expanded(answers ?? null)) }
}

/** Writes out what the files only hint at, for what is long or deep: $repeat, $items, $nest, $join. */
function expanded(value: Json): Json {
  if (Array.isArray(value)) return value.map(expanded)
  if (typeof value !== 'object' || value === null) return value
  const [what = '', given] = Object.entries(value)[0] ?? []
  const list = Array.isArray(given) ? given : []
  const [first = null, second] = list
  const times = Number(second)
  if (what === '$repeat') return String(first).repeat(times)
  if (what === '$items') return Array.from({ length: times }, () => expanded(first))
  if (what === '$nest') return nested(first, times)
  if (what === '$join') return list.map((part) => String(expanded(part))).join('')
  const entries = Object.entries(value).map(([key, part]) => [key, expanded(part ?? null)] as const)
  return Object.fromEntries(entries)
}

function nested(value: Json, depth: number): Json {
  let outer = value
  for (let level = 0; level < depth; level += 1) outer = [outer]
  return outer
}
