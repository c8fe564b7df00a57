import { isBlank, type Json } from './answers.ts'
import { capText, isLongerThan, isText } from './check-text.ts'
import type { Check, TypeRules } from './context.ts'
import { type Field, optionsOf, type Vocabularies } from './definition.ts'
import type { FieldError } from './errors.ts'
import { draftLimits, maxLengthOf } from './limits.ts'

function isOption(field: Field, id: string, vocabularies: Vocabularies): boolean {
  return (
    field.any_option?.id === id || optionsOf(field, vocabularies).some((option) => option.id === id)
  )
}

export const selectRules: TypeRules<string> = {
  is: isText,
  isEmpty: isBlank,
  cap: capText,
  check: (field, id, { vocabularies }) =>
    isOption(field, id, vocabularies) ? null : { code: 'not_an_option' },
}

const isTexts = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((item) => isText(item))

export function capItems(items: readonly Json[]): FieldError | null {
  const max = draftLimits.items
  return items.length > max ? { code: 'too_many', params: { max } } : null
}

export function checkCount(field: Field, items: readonly Json[]): FieldError | null {
  const { min_items: min, max_items: max } = field
  if (min !== undefined && items.length < min) return { code: 'too_few', params: { min } }
  if (max !== undefined && items.length > max) return { code: 'too_many', params: { max } }
  return null
}

/** One of the given choices or, where the field allows it, a few words of one's own. */
function checkItem(field: Field, item: string, vocabularies: Vocabularies): FieldError | null {
  if (isOption(field, item, vocabularies)) return null
  if (!field.custom || isBlank(item)) return { code: 'not_an_option' }
  const max = maxLengthOf(field)
  return isLongerThan(item, max) ? { code: 'too_long', params: { max } } : null
}

const checkChoices: Check<string[]> = (field, items, { vocabularies }) => {
  for (const item of items) {
    const error = checkItem(field, item, vocabularies)
    if (error) return error
  }
  if (new Set(items).size < items.length) return { code: 'duplicate' }
  const any = field.any_option?.id
  if (any !== undefined && items.length > 1 && items.includes(any)) {
    return { code: 'exclusive_option' }
  }
  return checkCount(field, items)
}

export const multiSelectRules: TypeRules<string[]> = {
  is: isTexts,
  isEmpty: (items) => items.length === 0,
  cap: (items) => capItems(items) ?? items.map(capText).find((error) => error !== null) ?? null,
  check: checkChoices,
}

const isBoolean = (value: Json): value is boolean => typeof value === 'boolean'

export const yesNoRules: TypeRules<boolean> = {
  is: isBoolean,
  isEmpty: () => false,
  cap: () => null,
  check: () => null,
}

/** Only a tick is an answer. */
export const consentRules: TypeRules<boolean> = { ...yesNoRules, isEmpty: (ticked) => !ticked }
