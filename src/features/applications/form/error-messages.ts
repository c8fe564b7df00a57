import type { Field } from '@contracts/forms/definition'
import type { AnswerError } from '@contracts/forms/errors'
import { formatNumber } from '@/shared/format/numbers'

const byType: Partial<Record<Field['type'], string>> = {
  select: 'Choose one.',
  country: 'Choose a country.',
  countries: 'Choose at least one country.',
  multi_select: 'Choose at least one.',
  yes_no: 'Choose yes or no.',
  file: 'Add a file.',
  consent: 'Tick this to go on.',
  group: 'Add at least one.',
  date: 'Choose a date.',
  month: 'Choose a month.',
  money: 'Enter an amount. Zero is fine if it is true.',
  number: 'Enter a number.',
  percent: 'Enter a share from 0 to 100.',
  year: 'Enter a year.',
  email: 'Enter an email address.',
  phone: 'Enter a phone number.',
  url: 'Enter a web address.',
}

const isList = ({ type }: Field) =>
  type === 'group' || type === 'multi_select' || type === 'countries'

/** What is wrong with an answer and what to do about it. `labelOf` names another field. */
export function errorMessage(
  { code, params = {} }: AnswerError,
  field: Field | undefined,
  labelOf: (key: string) => string,
): string {
  const { min = 0, max = 0 } = params
  const verb = field?.type === 'group' ? 'Add' : 'Choose'
  switch (code) {
    case 'required':
      return (field && byType[field.type]) ?? 'Answer this question.'
    case 'too_short':
      return `Write at least ${formatNumber(min)} characters.`
    case 'too_long':
      return `Shorten this to ${formatNumber(max)} characters or fewer.`
    case 'too_small':
      return `Enter ${formatNumber(min)} or more.`
    case 'too_large':
      return `Enter ${formatNumber(max)} or less.`
    case 'too_few':
      return `${verb} at least ${formatNumber(min)}.`
    case 'too_many':
      return field && isList(field)
        ? `Keep at most ${formatNumber(max)}.`
        : `Shorten this to ${formatNumber(max)} or fewer.`
    case 'wrong_type':
      return wrongType(field)
    case 'not_an_option':
      return field?.type === 'money' ? 'Choose a currency.' : 'Choose one from the list.'
    case 'duplicate':
      return 'One of these is there twice. Remove one of the two.'
    case 'not_an_integer':
      return params.decimals === undefined
        ? 'Enter a whole number.'
        : `Use at most ${params.decimals} decimals.`
    case 'invalid_email':
      return 'Enter an email address such as name@example.org.'
    case 'invalid_url':
      return 'Enter a web address such as https://example.org.'
    case 'invalid_phone':
      return 'Enter a phone number with its country code, such as +254 712 345678.'
    case 'invalid_date':
      return field?.type === 'month'
        ? 'Enter a month such as 2026-03.'
        : 'Enter a date such as 2026-03-31.'
    case 'below_other':
      return params.currency === undefined
        ? `This must not be less than “${labelOf(params.other ?? '')}”.`
        : `Use the same currency as “${labelOf(params.other ?? '')}”: ${params.currency}.`
    case 'file_missing':
      return 'The file did not arrive. Add it again.'
    case 'exclusive_option':
      return `“${field?.any_option?.label ?? ''}” stands alone. Remove it, or remove the others.`
    case 'unknown_field':
      return 'This is no longer part of the form.'
  }
}

function wrongType(field: Field | undefined): string {
  switch (field?.type) {
    case 'number':
    case 'percent':
      return 'Enter a number, in digits, such as 1200.'
    case 'money':
      return 'Enter an amount, in digits, such as 1200.'
    case 'year':
      return 'Enter a year, such as 2026.'
    default:
      return 'This answer cannot be read. Enter it again.'
  }
}
