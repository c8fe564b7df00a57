import type { Field } from './definition.ts'

/** A draft may hold anything up to these; beyond them it is refused as abuse. */
export const draftLimits = { text: 10_000, items: 200 } as const

/** More errors than anybody reads; the rest is cut off, at the same place in the database. */
export const maxErrors = 500

export const moneyLimits = { max: 1_000_000_000_000, decimals: 2 } as const
export const percentLimits = { min: 0, max: 100 } as const
export const yearLimits = { min: 1900, max: 2100 } as const
export const defaultMaxFileSize = 20 * 1024 * 1024

const maxLengthByType: Partial<Record<Field['type'], number>> = {
  short_text: 120,
  long_text: 1_000,
  email: 254,
  url: 2_048,
  phone: 16,
  multi_select: 120,
}

/** Code points that a text may have at submission; for a multi select, those of an own word. */
export function maxLengthOf(field: Field): number {
  return field.max_length ?? maxLengthByType[field.type] ?? draftLimits.text
}
