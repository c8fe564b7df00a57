import { codePointLength, isBlank, isStorable, type Json } from './answers.ts'
import type { Check, TypeRules } from './context.ts'
import type { Field } from './definition.ts'
import type { FieldError } from './errors.ts'
import { isDate, isEmail, isFileId, isMonth, isPhone, isUrl } from './formats.ts'
import { draftLimits, maxLengthOf } from './limits.ts'

export const isText = (value: Json): value is string =>
  typeof value === 'string' && isStorable(value)

/** Counts only where the cheaper count of UTF-16 units does not settle it. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && codePointLength(text) > max
}

export function capText(text: string): FieldError | null {
  const max = draftLimits.text
  return isLongerThan(text, max) ? { code: 'too_long', params: { max } } : null
}

function checkLength(field: Field, text: string): FieldError | null {
  const max = maxLengthOf(field)
  if (isLongerThan(text, max)) return { code: 'too_long', params: { max } }
  const min = field.min_length
  if (min !== undefined && codePointLength(text) < min)
    return { code: 'too_short', params: { min } }
  return null
}

const textRules = (check: Check<string>): TypeRules<string> => ({
  is: isText,
  isEmpty: isBlank,
  cap: capText,
  check,
})

export const plainTextRules = textRules(checkLength)

export const emailRules = textRules(
  (field, text) => checkLength(field, text) ?? (isEmail(text) ? null : { code: 'invalid_email' }),
)

export const urlRules = textRules(
  (field, text) => checkLength(field, text) ?? (isUrl(text) ? null : { code: 'invalid_url' }),
)

export const phoneRules = textRules((_field, text) =>
  isPhone(text) ? null : { code: 'invalid_phone' },
)

export const dateRules = textRules((_field, text) =>
  isDate(text) ? null : { code: 'invalid_date' },
)

export const monthRules = textRules((_field, text) =>
  isMonth(text) ? null : { code: 'invalid_date' },
)

/** The answer is the id of a file that was stored for this very field. */
export const fileRules = textRules((field, id, { files, group }) => {
  if (!isFileId(id)) return { code: 'file_missing' }
  const key = group === undefined ? field.key : `${group}.${field.key}`
  const stored = files?.some(
    (file) =>
      file.id.toLowerCase() === id.toLowerCase() &&
      file.field_key === key &&
      file.state === 'stored',
  )
  return stored === false ? { code: 'file_missing' } : null
})
