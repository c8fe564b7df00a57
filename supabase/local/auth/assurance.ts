import type { PGlite, Transaction } from '@electric-sql/pglite'
import { randomUUID } from 'node:crypto'

/** How somebody came by a token, as hosted tokens name it. */
export type Method = 'otp' | 'password' | 'oauth' | 'totp'

/** What a session is worth, and by which proofs, the latest first. */
export interface Assurance {
  aal: string
  amr: { method: string; timestamp: number }[]
}

/** Notes that the person behind a session has given this proof. */
export async function addProof(
  database: PGlite | Transaction,
  sessionId: string,
  method: Method,
): Promise<void> {
  await database.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     select $1, id, $3, now(), now() from auth.sessions where id = $2
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, method],
  )
}

export async function readAssurance(database: PGlite, sessionId: string): Promise<Assurance> {
  const { rows } = await database.query<{ aal: string | null; amr: Assurance['amr'] | null }>(
    `select s.aal, (
       select json_agg(json_build_object(
         'method', c.authentication_method, 'timestamp', extract(epoch from c.updated_at)::bigint
       ) order by c.updated_at desc)
       from auth.mfa_amr_claims c where c.session_id = s.id
     ) as amr
     from auth.sessions s where s.id = $1`,
    [sessionId],
  )
  return { aal: rows[0]?.aal ?? 'aal1', amr: rows[0]?.amr ?? [] }
}
