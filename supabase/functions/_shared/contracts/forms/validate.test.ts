import { readDefaultForm, readDefaultVocabularies, readVectors } from '@tests/support/form-vectors'
import { describe, expect, it } from 'vitest'
import type { AnswerErrorCode } from './errors.ts'
import { answerErrorCodes } from './errors.ts'
import { fieldTypes } from './definition.ts'
import { validateAnswers } from './validate.ts'

const vocabularies = readDefaultVocabularies()
const vectors = readVectors()

describe.each(vectors)('answers: %s', (_file, cases) => {
  it.each(cases.map((vector) => [`${vector.mode}: ${vector.name}`, vector] as const))(
    '%s',
    (_name, { definition, json, mode, files, errors }) => {
      const found = validateAnswers(definition, JSON.parse(json), { mode, vocabularies, files })
      expect(found).toEqual(errors)
    },
  )
})

describe('the vectors', () => {
  const all = vectors.flatMap(([, cases]) => cases)

  it('cover every code', () => {
    const seen = new Set<AnswerErrorCode>(
      all.flatMap(({ errors }) => errors.map(({ code }) => code)),
    )
    expect([...answerErrorCodes].filter((code) => !seen.has(code))).toEqual([])
  })

  it('cover every type', () => {
    const fields = all.flatMap(({ definition }) =>
      definition.sections.flatMap((each) => each.fields),
    )
    const seen = new Set(fields.map(({ type }) => type))
    expect([...fieldTypes].filter((type) => !seen.has(type))).toEqual([])
  })
})

describe('text that the database cannot hold', () => {
  const form = readDefaultForm('startup')

  it.each([
    ['a null character', 'a\u0000b'],
    ['half of a surrogate pair', 'a\ud83c'],
    ['the other half', '\udf3ea'],
  ])('refuses %s before it is sent', (_name, text) => {
    const found = validateAnswers(form, { problem: text }, { mode: 'draft', vocabularies })
    expect(found).toEqual([{ path: 'problem', code: 'wrong_type' }])
  })
})
