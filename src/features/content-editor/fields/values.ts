import { sameAnswer } from '@contracts/forms/answers'
import type { Picture } from '@/shared/ui/picture'

/** What a field holds. */
export type FieldValue = string | number | boolean | string[] | Picture | null

/** A piece as it is written: what its fields hold, by the names of their columns. */
export type Values = Readonly<Record<string, FieldValue>>

export const textIn = (values: Values, key: string): string => {
  const value = values[key]
  return typeof value === 'string' ? value : ''
}

export const listIn = (values: Values, key: string): string[] => {
  const value = values[key]
  return Array.isArray(value) ? value : []
}

export const pictureIn = (values: Values, key: string): Picture | null => {
  const value = values[key]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}

export const sameValue = (left: FieldValue | undefined, right: FieldValue | undefined): boolean =>
  sameAnswer(left ?? null, right ?? null)

/** The names of the fields in which two differ. */
export const changedKeys = (left: Values, right: Values): string[] =>
  [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (key) => !sameValue(left[key], right[key]),
  )
