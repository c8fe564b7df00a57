import { refuse } from './http.ts'

type DatabaseError = { code?: string; hint?: string | null; message: string }

/** The answer to a command that said "too often"; every other error is a fault, and thrown. */
export function refusedByLimit(error: DatabaseError | null): Response | null {
  if (!error) return null
  if (error.code !== 'P0001' || error.hint !== 'rate_limited') throw error
  return refuse({ code: 'too-many-requests', message: error.message }, { 'retry-after': '300' })
}
