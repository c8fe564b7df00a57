import { isObject, type Json } from '@contracts/forms/answers'
import type { FormModel } from '../form-model'

const fallback = 'USD'
const chosen = new WeakMap<FormModel, string>()

/** The next amounts begin with this one, also before it has an amount. */
export const rememberCurrency = (model: FormModel, currency: string): void => {
  chosen.set(model, currency)
}

/** The currency that the form has been answered in so far. */
export function usualCurrency(model: FormModel): string {
  return chosen.get(model) ?? firstCurrency(Object.values(model.answers())) ?? fallback
}

function firstCurrency(values: readonly (Json | undefined)[]): string | undefined {
  for (const value of values) {
    const found = Array.isArray(value) ? firstCurrency(value) : ofObject(value)
    if (found) return found
  }
  return undefined
}

function ofObject(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined
  if (typeof value.currency === 'string' && value.currency) return value.currency
  return firstCurrency(Object.values(value).filter(isObject))
}
