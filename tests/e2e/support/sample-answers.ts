import type { Answers, Json, JsonObject } from '@contracts/forms/answers'
import { type Field, type FormDefinition, optionsOf } from '@contracts/forms/definition'
import { maxLengthOf } from '@contracts/forms/limits'
import { isVisible } from '@contracts/forms/visibility'
import { vocabularies } from './forms'

export type SampleOptions = {
  /** Answers that a test is about; they win. */
  given?: Answers
  /** Also what may stay empty. */
  everything?: boolean
}

/** Answers as somebody could give them: valid, in words, for whatever a definition asks. Files come with their upload. */
export function sampleAnswers(
  { sections }: FormDefinition,
  { given = {}, everything = false }: SampleOptions = {},
): Answers {
  return scope(
    sections.flatMap(({ fields }) => fields),
    { ...given },
    everything,
  )
}

/** Fields in their order, since what one answers decides whether the next one shows. */
function scope(fields: readonly Field[], given: JsonObject, everything: boolean): JsonObject {
  const answers: JsonObject = { ...given }
  for (const field of fields) {
    const asked = (field.required || everything) && isVisible(field, answers)
    if (asked && answers[field.key] === undefined) answers[field.key] = sample(field, everything)
  }
  return answers
}

const texts: Record<string, string> = {
  company_name: 'Mavuno Cold Chain',
  organisation: 'North Quay Ventures',
  organisation_name: 'Atelier Cloud',
  company: 'Harbour Labs',
  one_liner: 'Cold storage that farmers pay for by the crate',
  first_name: 'Wanjiru',
  last_name: 'Kamau',
  city: 'Nakuru',
  problem: 'A third of the harvest spoils between the field and the market.',
  solution: 'Solar cold rooms at the roadside, rented by the crate and the day.',
}

const text = (field: Field): string => {
  const words = texts[field.key] ?? `${field.label.replace(/[?.]$/, '')}: in our own plain words.`
  return words.slice(0, maxLengthOf(field)).trim()
}

function sample(field: Field, everything: boolean): Json | undefined {
  switch (field.type) {
    case 'short_text':
    case 'long_text':
      return text(field)
    case 'email':
      return 'wanjiru@mavuno.example'
    case 'phone':
      return '+254712345678'
    case 'url':
      return 'https://mavuno.example/about'
    case 'number':
      return Math.max(field.min ?? 0, 4)
    case 'percent':
      return 40
    // Equal amounts, so that a largest ticket is never below the smallest.
    case 'money':
      return { amount: 25_000, currency: 'EUR' }
    case 'date':
      return '2027-06-30'
    case 'month':
      return '2025-03'
    case 'year':
      return 2019
    case 'select':
      return optionsOf(field, vocabularies)[0]?.id
    case 'multi_select':
      return optionsOf(field, vocabularies)
        .slice(0, 2)
        .map(({ id }) => id)
    case 'country':
      return 'KE'
    case 'countries':
      return ['KE', 'PT']
    case 'yes_no':
    case 'consent':
      return true
    case 'group':
      return [scope(field.fields ?? [], {}, everything)]
    case 'file':
      return undefined
  }
}
