type ErrorShape = { name?: unknown; message?: unknown; code?: unknown; status?: unknown }

export const shapeOf = (error: unknown): ErrorShape =>
  typeof error === 'object' && error !== null ? error : {}

/**
 * The HTTP status that an error came with. Errors of the database do not carry theirs, but their code
 * implies it: PostgREST answers 4xx to all but its own faults and those of a database in trouble.
 */
export function statusOf(error: unknown): number | undefined {
  const { status, code, name } = shapeOf(error)
  if (typeof status === 'number' && status > 0) return status
  if (typeof code !== 'string' || code === '') return undefined
  if (code.startsWith('PGRST')) {
    if (code.startsWith('PGRST0')) return 503
    return code.startsWith('PGRST3') ? 401 : code === 'PGRST116' ? 406 : 400
  }
  if (name !== 'PostgrestError' && !/^[0-9A-Z]{5}$/.test(code)) return undefined
  if (code === '42501') return 403
  if (code === '23505' || code === '23503') return 409
  return /^(08|25|40|53|54|55|57|58|XX)/.test(code) ? 503 : 400
}

/** Whether trying again may help: never after a 4xx, which says that the request itself is wrong. */
export function isRetryable(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined || status < 400 || status >= 500
}
