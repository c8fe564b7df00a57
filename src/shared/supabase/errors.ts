import { shapeOf, statusOf } from './error-status'

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
