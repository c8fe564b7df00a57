import { createHash } from 'node:crypto'

/** A whole number below `limit` that is always the same for the same name: variety without dice. */
export function chance(name: string, limit: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % limit
}

/** A month before the current one, resolved when the seed runs; negative for a month to come. */
export const monthsAgo = (months: number) =>
  months >= 0 ? `@month-${String(months)}@` : `@month+${String(-months)}@`
