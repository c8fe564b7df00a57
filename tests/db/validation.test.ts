import type { PGlite } from '@electric-sql/pglite'
import type { Answers, Json } from '@contracts/forms/answers'
import { applicantTypes, type FormDefinition } from '@contracts/forms/definition'
import { type AnswerError, validateAnswers } from '@contracts/forms/validate'
import type { ValidationMode } from '@contracts/forms/context'
import { keptAnswers } from '@contracts/forms/visibility'
import {
  type FormVector,
  readDefaultForm,
  readDefaultVocabularies,
  readVectors,
} from '@tests/support/form-vectors'
import { randomCases } from '@tests/support/random-answers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../supabase/local/database.ts'

const applicationId = '0b0b0b0b-0000-4000-8000-00000000000a'
const vocabularies = readDefaultVocabularies()
let database: PGlite

beforeAll(async () => {
  database = await openDatabase()
  // Files are put in by hand here, without an application around them.
  await database.exec('set session_replication_role = replica')
})
afterAll(() => database.close())

async function errorsIn({ definition, json, mode, files }: FormVector): Promise<AnswerError[]> {
  await database.query('delete from public.application_files')
  for (const { id, field_key, state } of files ?? []) {
    await database.query(
      `insert into public.application_files (id, application_id, field_key, path, name, mime, size, state)
       values ($1::uuid, $2, $3, $1::uuid::text, 'deck.pdf', 'application/pdf', 10, $4)`,
      [id, applicationId, field_key, state],
    )
  }
  const { rows } = await database.query<{ errors: AnswerError[] }>(
    'select private.validate_answers($1::jsonb, $2::jsonb, $3, $4) as errors',
    [JSON.stringify(definition), json, mode, files ? applicationId : null],
  )
  return rows[0]?.errors ?? []
}

describe.each(readVectors())('answers, in the database: %s', (_file, cases) => {
  it.each(cases.map((vector) => [`${vector.mode}: ${vector.name}`, vector] as const))(
    '%s',
    async (_name, vector) => {
      expect(await errorsIn(vector)).toEqual(vector.errors)
    },
  )
})

type Verdict = { errors: AnswerError[]; kept: Json }

/** Both verdicts of the database on many answers, in one round trip. */
async function verdicts(
  definition: FormDefinition,
  cases: { answers: Answers; mode: ValidationMode }[],
): Promise<Verdict[]> {
  const { rows } = await database.query<Verdict>(
    `select private.validate_answers($1::jsonb, given.value -> 'answers', given.value ->> 'mode') as errors,
       private.kept_answers($1::jsonb, given.value -> 'answers') as kept
     from jsonb_array_elements($2::jsonb) with ordinality as given (value, place)
     order by given.place`,
    [JSON.stringify(definition), JSON.stringify(cases)],
  )
  return rows
}

describe.each(applicantTypes)('random answers to the %s form', (type) => {
  const definition = readDefaultForm(type)

  it.each([1, 2, 3, 4, 5])(
    'have the same errors and keep the same on both sides (%i)',
    async (part) => {
      const seed = type.length * 7919 + part
      const cases = randomCases(definition, vocabularies, { seed, count: 125 })
      const found = await verdicts(definition, cases)
      expect(found).toHaveLength(cases.length)
      for (const [index, { answers, mode }] of cases.entries()) {
        const expected = validateAnswers(definition, answers, { mode, vocabularies })
        expect(found[index]?.errors, JSON.stringify({ mode, answers })).toEqual(expected)
        expect(found[index]?.kept).toEqual(keptAnswers(definition, answers))
      }
    },
  )
})

it('looks through the largest answers in a moment', async () => {
  const founder = { first_name: 'a'.repeat(100), linkedin: `https://a.example/${'x'.repeat(900)}` }
  const answers = {
    problem: 'p'.repeat(9_000),
    founders: Array.from({ length: 200 }, () => founder),
  }
  const json = JSON.stringify(answers)
  expect(json.length).toBeGreaterThan(200_000)
  const definition = readDefaultForm('startup')
  const times: number[] = []
  for (const mode of ['draft', 'submit', 'draft', 'submit', 'draft', 'submit'] as const) {
    const started = performance.now()
    await errorsIn({ name: 'large', definition, json, mode, errors: [] })
    times.push(performance.now() - started)
  }
  // 8 to 16 ms of processor time; the bound leaves room for a busy machine.
  expect(Math.min(...times)).toBeLessThan(250)
})
