import { answerOf, type Answers, isObject, type Json, type JsonObject } from './answers.ts'
import { type Condition, type Field, fieldsOf, type FormDefinition } from './definition.ts'

/**
 * Whether a field is asked at all, given the answers of its own scope that are kept so far.
 * A field that depends on a hidden one is hidden too, since the hidden one's answer is not kept.
 */
export function isVisible(field: Field, kept: Answers): boolean {
  return !field.visible_when || holds(field.visible_when, answerOf(kept, field.visible_when.field))
}

function holds({ equals }: Condition, answer: Json | undefined): boolean {
  const wanted: readonly unknown[] = Array.isArray(equals) ? equals : [equals]
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return given.some((value) => wanted.includes(value))
}

/** The answers of visible fields only, inside groups as well: what a submission keeps. */
export function keptAnswers(definition: FormDefinition, answers: Answers): JsonObject {
  return keptIn(fieldsOf(definition), answers)
}

/** The same for one scope: the form itself, or one item of a group. */
export function keptIn(fields: readonly Field[], answers: Answers): JsonObject {
  const kept: JsonObject = {}
  for (const field of fields) {
    const answer = answerOf(answers, field.key)
    if (answer === undefined || !isVisible(field, kept)) continue
    kept[field.key] = field.fields ? keptItems(field.fields, answer) : answer
  }
  return kept
}

function keptItems(fields: readonly Field[], items: Json): Json {
  if (!Array.isArray(items)) return items
  return items.map((item) => (isObject(item) ? keptIn(fields, item) : item))
}

/** The fields to show for one scope, in order. */
export function visibleFields(fields: readonly Field[], answers: Answers): Field[] {
  const kept = keptIn(fields, answers)
  return fields.filter((field) => isVisible(field, kept))
}
