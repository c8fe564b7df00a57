/** What Postgres says about a refused statement; PGlite hands on all fields of the protocol. */
export interface PostgresError extends Error {
  code: string
  detail?: string
  hint?: string
}

export function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))
}

/** PGlite looks at some values before Postgres does, and says in its own words that they are of the wrong kind. */
export function unwritable(error: unknown): PostgresError | null {
  if (!(error instanceof Error) || !/^Invalid input for \w+ type$/.test(error.message)) return null
  return Object.assign(new Error(error.message), { code: '22P02' })
}

const statusByCode: Partial<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
}

const statusByClass: Partial<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** The status that PostgREST answers a SQLSTATE with. */
function statusOf(code: string, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400
}

/** PostgREST's answer to a statement that Postgres refused: its code and its three texts, untouched. */
export function errorResponse(error: PostgresError, role: string): Response {
  const { code, message, detail, hint } = error
  return Response.json(
    { code, details: detail ?? null, hint: hint ?? null, message },
    {
      status: statusOf(code, role),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'proxy-status': `PostgREST; error=${code}`,
      },
    },
  )
}
