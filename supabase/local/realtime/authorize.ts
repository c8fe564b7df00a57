import type { PGlite } from '@electric-sql/pglite'
import type { JWTPayload } from 'jose'

/** Ends the transaction that the question was asked in: the row that stood for a message must not stay. */
class Asked extends Error {
  readonly allowed: boolean
  constructor(allowed: boolean) {
    super('Asked')
    this.allowed = allowed
  }
}

const roles = new Set(['anon', 'authenticated', 'service_role'])

/**
 * Whether the policies on `realtime.messages` let this caller read broadcasts of the topic. Asked as a hosted project asks:
 * with a message of that topic in the table, that the caller either sees or does not see.
 */
export async function mayRead(
  database: PGlite,
  topic: string,
  claims: JWTPayload,
): Promise<boolean> {
  const role = String(claims['role'])
  if (!roles.has(role)) return false
  try {
    await database.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true) returning id`,
        [topic],
      )
      await tx.query(
        `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true),
           set_config('role', $3, true)`,
        [topic, JSON.stringify(claims), role],
      )
      const seen = await tx.query('select 1 from realtime.messages where id = $1', [rows[0]?.id])
      throw new Asked(seen.rows.length > 0)
    })
  } catch (error) {
    if (error instanceof Asked) return error.allowed
    throw error
  }
  return false
}
