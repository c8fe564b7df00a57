/**
 * Reads the errors of the database, of sign-in and of edge functions by their shape, so that pages
 * which never load the client can still tell them apart.
 */
export type ErrorKind =
  | 'not-found'
  | 'not-allowed'
  | 'conflict'
  | 'signed-out'
  | 'refused'
  | 'offline'
  | 'unavailable'
  | 'unexpected'

/** SQLSTATE and PostgREST codes that the app tells apart; every other code is a bug or an outage. */
const kindByCode: Partial<Record<string, ErrorKind>> = {
  PGRST116: 'not-found', // `.single()` saw no row: absent, or hidden by a policy
  PGRST301: 'signed-out',
  PGRST302: 'signed-out',
  PGRST303: 'signed-out',
  '42501': 'not-allowed', // no grant, or a `with check` refused the row
  '23505': 'conflict', // unique constraint
  P0001: 'refused',
}

type ErrorShape = { name?: unknown; message?: unknown; code?: unknown; status?: unknown }

const shapeOf = (error: unknown): ErrorShape =>
  typeof error === 'object' && error !== null ? error : {}

/** What went wrong, in the few ways that make a difference to whoever looks at the screen. */
export function errorKind(error: unknown): ErrorKind {
  if (isOffline(error)) return 'offline'
  const { code, message } = shapeOf(error)
  const known = typeof code === 'string' ? kindByCode[code] : undefined
  if (known) return known
  // An address with something that is no uuid in it leads nowhere; any other bad value is a fault of ours.
  if (code === '22P02' && / uuid/.test(String(message))) return 'not-found'
  const status = statusOf(error)
  if (status === 401) return 'signed-out'
  if (status === 403) return 'not-allowed'
  if (status === 404) return 'not-found'
  if (status === 409) return 'conflict'
  return status !== undefined && status >= 502 && status <= 504 ? 'unavailable' : 'unexpected'
}

export type Refusal = { hint: string; message: string; detail: unknown }

/** What a database command said when it refused: its stable code, its sentence and its details. */
export function refusal(error: unknown): Refusal | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, hint, message, details } = error as Record<string, unknown>
  if (code !== 'P0001' || typeof hint !== 'string' || hint === '') return null
  return { hint, message: String(message ?? ''), detail: parseDetail(details) }
}

function parseDetail(details: unknown): unknown {
  if (typeof details !== 'string' || details === '') return null
  try {
    return JSON.parse(details)
  } catch {
    return details
  }
}

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

function isOffline(error: unknown): boolean {
  const { name, message, status } = shapeOf(error)
  if (name === 'AuthRetryableFetchError') return status === 0
  if (name === 'FunctionsFetchError') return true
  const text = typeof message === 'string' ? message : ''
  return (
    (error instanceof TypeError || text.startsWith('TypeError:')) &&
    /fetch|network|load failed/i.test(text)
  )
}

const sentences: Record<ErrorKind, string> = {
  'not-found': 'It does not exist, or you do not have access to it.',
  'not-allowed': 'You are not allowed to do this.',
  conflict: 'Somebody else changed this in the meantime. Reload the page to see the newest state.',
  'signed-out': 'Your session has ended. Sign in again to go on.',
  refused: 'This was refused.',
  offline: 'The server could not be reached. Check your connection and try again.',
  unavailable: 'The server is busy. Try again in a moment.',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
}

/** A sentence for people: what the server said where it is meant for them, a plain one of ours otherwise. */
export function messageOf(error: unknown): string {
  const said = refusal(error)
  if (said?.message) return said.message
  const { name, message } = shapeOf(error)
  if (name === 'ProblemError' && typeof message === 'string' && message) return message
  return sentences[errorKind(error)]
}
