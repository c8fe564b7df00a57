export const answerErrorCodes = [
  'unknown_field',
  'wrong_type',
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_an_option',
  'duplicate',
  'not_an_integer',
  'invalid_email',
  'invalid_url',
  'invalid_phone',
  'invalid_date',
  'below_other',
  'file_missing',
  'exclusive_option',
] as const
export type AnswerErrorCode = (typeof answerErrorCodes)[number]

/**
 * What a message needs to name. `not_an_integer` with `decimals` means: at most that many decimals.
 * `below_other` with `currency` means: not comparable, because the other amount is in that currency.
 */
export type ErrorParams = {
  min?: number
  max?: number
  decimals?: number
  other?: string
  currency?: string
}

/** One problem with one field, without its place. */
export type FieldError = { code: AnswerErrorCode; params?: ErrorParams }

/** `path` is the key, and inside a group `founders.0.email`. Empty when the whole is no object. */
export type AnswerError = FieldError & { path: string }
