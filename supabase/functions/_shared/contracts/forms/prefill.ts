import { answerOf, type Answers, isObject, type JsonObject } from './answers.ts'
import { type Field, fieldsOf, type FormDefinition, type Vocabularies } from './definition.ts'
import { isAnswered } from './emptiness.ts'
import { validateAnswers } from './validate.ts'

/**
 * Answers to begin a form with, from what the person said before (`remembered_answers`, by fill key).
 * A group offers them in its first item: the first founder is whoever fills in the form.
 */
export function prefilledAnswers(
  definition: FormDefinition,
  remembered: Answers,
  vocabularies: Vocabularies,
): JsonObject {
  const offered: JsonObject = {}
  for (const field of fieldsOf(definition)) {
    if (field.fields) {
      const first = filled(field.fields, remembered)
      if (Object.keys(first).length > 0) offered[field.key] = [first]
    } else Object.assign(offered, filled([field], remembered))
  }
  return withoutWrong(definition, offered, vocabularies)
}

function filled(fields: readonly Field[], remembered: Answers): JsonObject {
  const values: JsonObject = {}
  for (const field of fields) {
    const value = field.fills ? answerOf(remembered, field.fills) : undefined
    if (isAnswered(field, value)) values[field.key] = value
  }
  return values
}

/** What no longer fits this form (too long, another type) is not offered. */
function withoutWrong(
  definition: FormDefinition,
  offered: JsonObject,
  vocabularies: Vocabularies,
): JsonObject {
  const errors = validateAnswers(definition, offered, { mode: 'submit', vocabularies })
  const wrong = new Set(errors.filter(({ code }) => code !== 'required').map(({ path }) => path))
  const kept: JsonObject = {}
  for (const [key, value] of Object.entries(offered)) {
    if (wrong.has(key)) continue
    kept[key] = Array.isArray(value) ? value.map((item) => withoutPaths(item, key, wrong)) : value
  }
  return kept
}

function withoutPaths<Item>(
  item: Item,
  key: string,
  wrong: ReadonlySet<string>,
): Item | JsonObject {
  if (!isObject(item)) return item
  const entries = Object.entries(item).filter(([member]) => !wrong.has(`${key}.0.${member}`))
  return Object.fromEntries(entries)
}
