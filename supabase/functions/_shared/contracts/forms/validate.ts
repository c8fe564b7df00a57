import {
  answerOf,
  type Answers,
  byCodePoint,
  isObject,
  type Json,
  type JsonObject,
} from './answers.ts'
import {
  capItems,
  checkCount,
  consentRules,
  multiSelectRules,
  selectRules,
  yesNoRules,
} from './check-choice.ts'
import { moneyRules, numberRules, percentRules, yearRules } from './check-number.ts'
import {
  dateRules,
  emailRules,
  fileRules,
  monthRules,
  phoneRules,
  plainTextRules,
  urlRules,
} from './check-text.ts'
import type { TypeRules, ValidationContext } from './context.ts'
import { type Field, fieldsOf, type FieldType, type FormDefinition } from './definition.ts'
import type { AnswerError, FieldError } from './errors.ts'
import { maxErrors } from './limits.ts'
import { isVisible, keptIn } from './visibility.ts'

export type { StoredFile } from './context.ts'
export type { AnswerError } from './errors.ts'

type LeafType = Exclude<FieldType, 'group'>

/** Looks at one answer that is there; null when it is fine. The type's rules are closed in. */
type LeafCheck = (
  field: Field,
  value: Json,
  context: ValidationContext,
  scope: Answers,
) => FieldError | null

const byRules =
  <Value extends Json>({ is, isEmpty, cap, check }: TypeRules<Value>): LeafCheck =>
  (field, value, context, scope) => {
    if (!is(value)) return { code: 'wrong_type' }
    const beyond = cap(value)
    if (beyond || context.mode === 'draft') return beyond
    if (isEmpty(value)) return missing(field)
    return check(field, value, context, scope)
  }

const leafChecks: Record<LeafType, LeafCheck> = {
  short_text: byRules(plainTextRules),
  long_text: byRules(plainTextRules),
  email: byRules(emailRules),
  phone: byRules(phoneRules),
  url: byRules(urlRules),
  number: byRules(numberRules),
  money: byRules(moneyRules),
  percent: byRules(percentRules),
  date: byRules(dateRules),
  month: byRules(monthRules),
  year: byRules(yearRules),
  select: byRules(selectRules),
  multi_select: byRules(multiSelectRules),
  country: byRules(selectRules),
  countries: byRules(multiSelectRules),
  yes_no: byRules(yesNoRules),
  file: byRules(fileRules),
  consent: byRules(consentRules),
}

function missing(field: Field): FieldError | null {
  return field.required ? { code: 'required' } : null
}

/**
 * Everything wrong with the answers, in the order of the form; unknown keys come last, sorted.
 * A draft is only kept from holding nonsense; a submission has to be right in every visible field.
 * `private.validate_answers` in the database says the same, letter for letter.
 */
export function validateAnswers(
  definition: FormDefinition,
  answers: unknown,
  context: ValidationContext,
): AnswerError[] {
  if (!isObject(answers)) return [{ path: '', code: 'wrong_type' }]
  return [...scopeErrors(fieldsOf(definition), answers, '', context)].slice(0, maxErrors)
}

function* scopeErrors(
  fields: readonly Field[],
  answers: JsonObject,
  prefix: string,
  context: ValidationContext,
): Generator<AnswerError> {
  const kept = context.mode === 'submit' ? keptIn(fields, answers) : answers
  for (const field of fields) {
    if (context.mode === 'submit' && !isVisible(field, kept)) continue
    yield* fieldErrors(field, answerOf(answers, field.key), prefix, context, kept)
  }
  const known = new Set(fields.map((field) => field.key))
  const unknown = Object.keys(answers).filter((key) => !known.has(key) && isDefined(answers[key]))
  for (const key of unknown.sort(byCodePoint)) yield { path: prefix + key, code: 'unknown_field' }
}

const isDefined = (value: unknown) => value !== undefined

function* fieldErrors(
  field: Field,
  value: Json | undefined,
  prefix: string,
  context: ValidationContext,
  scope: Answers,
): Generator<AnswerError> {
  const path = prefix + field.key
  const error = valueError(field, value, context, scope)
  if (error) yield { path, ...error }
  if (field.type === 'group' && Array.isArray(value) && !capItems(value)) {
    // Items beyond the maximum have to go anyway, whatever is in them.
    const looked = context.mode === 'submit' ? value.slice(0, field.max_items) : value
    yield* itemErrors(field.fields ?? [], looked, path, { ...context, group: field.key })
  }
}

function valueError(
  field: Field,
  value: Json | undefined,
  context: ValidationContext,
  scope: Answers,
): FieldError | null {
  if (value === undefined || value === null) {
    return context.mode === 'submit' ? missing(field) : null
  }
  if (field.type === 'group') return groupError(field, value, context)
  return leafChecks[field.type](field, value, context, scope)
}

function groupError(field: Field, value: Json, context: ValidationContext): FieldError | null {
  if (!Array.isArray(value)) return { code: 'wrong_type' }
  const beyond = capItems(value)
  if (beyond || context.mode === 'draft') return beyond
  return value.length === 0 ? missing(field) : checkCount(field, value)
}

function* itemErrors(
  fields: readonly Field[],
  items: readonly Json[],
  path: string,
  context: ValidationContext,
): Generator<AnswerError> {
  for (const [index, item] of items.entries()) {
    const place = `${path}.${String(index)}`
    if (isObject(item)) yield* scopeErrors(fields, item, `${place}.`, context)
    else yield { path: place, code: 'wrong_type' }
  }
}
