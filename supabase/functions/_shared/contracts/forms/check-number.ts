import { answerOf, type Answers, isObject, type Json, type JsonObject } from './answers.ts'
import type { Check, TypeRules } from './context.ts'
import { type Field, optionsOf } from './definition.ts'
import type { FieldError } from './errors.ts'
import { moneyLimits, percentLimits, yearLimits } from './limits.ts'

type Range = { min?: number; max?: number }

const isNumber = (value: Json): value is number =>
  typeof value === 'number' && Number.isFinite(value)

function checkRange(value: number, { min, max }: Range): FieldError | null {
  if (min !== undefined && value < min) return { code: 'too_small', params: { min } }
  if (max !== undefined && value > max) return { code: 'too_large', params: { max } }
  return null
}

function checkNotBelow(field: Field, value: number, other: Json | undefined): FieldError | null {
  if (!field.not_below || other === undefined || !isNumber(other) || value >= other) return null
  return { code: 'below_other', params: { other: field.not_below } }
}

const numberCheck =
  (defaults: Range, integer: boolean): Check<number> =>
  (field, value, _context, scope) => {
    if ((integer || field.integer) && !Number.isInteger(value)) return { code: 'not_an_integer' }
    const range = { min: field.min ?? defaults.min, max: field.max ?? defaults.max }
    const other = field.not_below ? answerOf(scope, field.not_below) : undefined
    return checkRange(value, range) ?? checkNotBelow(field, value, other)
  }

const numberRulesOf = (defaults: Range, integer = false): TypeRules<number> => ({
  is: isNumber,
  isEmpty: () => false,
  cap: () => null,
  check: numberCheck(defaults, integer),
})

export const numberRules = numberRulesOf({})
export const percentRules = numberRulesOf(percentLimits)
export const yearRules = numberRulesOf(yearLimits, true)

/** Half-filled money (a currency chosen, no amount yet) is a fine draft. */
function isMoney(value: Json): value is JsonObject {
  if (!isObject(value)) return false
  return Object.entries(value).every(([key, part]) => {
    if (part === null || part === undefined) return key === 'amount' || key === 'currency'
    if (key === 'amount') return isNumber(part)
    return key === 'currency' && typeof part === 'string' && /^[A-Za-z]{0,3}$/.test(part)
  })
}

const amountOf = (money: JsonObject): number | undefined => {
  const amount = answerOf(money, 'amount')
  return typeof amount === 'number' ? amount : undefined
}

function hasAtMostTwoDecimals(amount: number): boolean {
  const factor = 10 ** moneyLimits.decimals
  return Math.round(amount * factor) / factor === amount
}

const checkMoney: Check<JsonObject> = (field, money, { vocabularies }, scope) => {
  const amount = amountOf(money) ?? 0
  const range = {
    min: field.min ?? 0,
    max: Math.min(field.max ?? moneyLimits.max, moneyLimits.max),
  }
  const outside = checkRange(amount, range)
  if (outside) return outside
  if (!hasAtMostTwoDecimals(amount)) {
    return { code: 'not_an_integer', params: { decimals: moneyLimits.decimals } }
  }
  const currency = answerOf(money, 'currency')
  const currencies = optionsOf({ ...field, vocabulary: 'currencies' }, vocabularies)
  if (!currencies.some((term) => term.id === currency)) return { code: 'not_an_option' }
  return field.not_below ? checkMoneyNotBelow(field, amount, currency, scope) : null
}

function checkMoneyNotBelow(
  field: Field,
  amount: number,
  currency: Json | undefined,
  scope: Answers,
): FieldError | null {
  const other = answerOf(scope, field.not_below ?? '')
  if (other === undefined || !isMoney(other)) return null
  const [otherAmount, otherCurrency] = [amountOf(other), answerOf(other, 'currency')]
  if (otherAmount === undefined || typeof otherCurrency !== 'string') return null
  if (otherCurrency !== currency) {
    return { code: 'below_other', params: { other: field.not_below, currency: otherCurrency } }
  }
  return checkNotBelow(field, amount, otherAmount)
}

export const moneyRules: TypeRules<JsonObject> = {
  is: isMoney,
  isEmpty: (money) => amountOf(money) === undefined,
  cap: () => null,
  check: checkMoney,
}
