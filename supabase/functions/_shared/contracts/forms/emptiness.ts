import { answerOf, isBlank, isObject, type Json } from './answers.ts'
import type { Field } from './definition.ts'

/** Whether a value counts as an answer at all; its correctness is the validator's concern. */
export function isAnswered(field: Field, value: Json | undefined): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return !isBlank(value)
  if (Array.isArray(value)) return value.length > 0
  if (field.type === 'consent') return value === true
  if (isObject(value)) return typeof answerOf(value, 'amount') === 'number'
  return true
}
