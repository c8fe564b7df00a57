import type { PGlite } from '@electric-sql/pglite'
import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import { addProof } from './assurance.ts'
import type { Caller } from './caller.ts'
import { refuse } from './refuse.ts'
import { isCodeOf, newEnrolment } from './totp.ts'

interface Factor {
  id: string
  user_id: string
  friendly_name: string | null
  status: 'unverified' | 'verified'
  secret: string
}

/** Seconds for which a challenge may be answered, and a factor be begun and not confirmed. */
const lifetime = 300

/** The last code a factor was proved with is good for at most three steps of half a minute. */
const replaySpan = 120

export interface Enrol {
  friendlyName: string
  issuer: string
}

/** Begins a factor. It counts for nothing until a code of it has been given. */
export async function enrol(
  database: PGlite,
  { auth }: Config,
  caller: Caller,
  { friendlyName, issuer }: Enrol,
): Promise<Response> {
  const limit = auth.mfa?.max_enrolled_factors ?? 10
  if (auth.mfa?.totp?.enroll_enabled === false) {
    return refuse(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  }
  await database.query(
    `delete from auth.mfa_factors
     where status = 'unverified' and created_at < now() - make_interval(secs => $1)`,
    [lifetime],
  )
  const { rows: factors } = await database.query<Factor>(
    'select id, friendly_name, status from auth.mfa_factors where user_id = $1',
    [caller.userId],
  )
  if (factors.some((factor) => (factor.friendly_name ?? '') === friendlyName)) {
    return refuse(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
    )
  }
  if (factors.length >= limit) {
    return refuse(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (factors.some((factor) => factor.status === 'verified') && caller.aal !== 'aal2') {
    return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  const id = randomUUID()
  const totp = newEnrolment(issuer, caller.email)
  await database.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
    [id, caller.userId, friendlyName, totp.secret],
  )
  return Response.json({ id, type: 'totp', friendly_name: friendlyName, totp })
}

export async function factorOf(
  database: PGlite,
  { userId }: Caller,
  id: string,
): Promise<Factor | null> {
  const { rows } = await database.query<Factor>(
    `select id, user_id, friendly_name, status, secret from auth.mfa_factors
     where id::text = $1 and user_id = $2 and factor_type = 'totp'`,
    [id.toLowerCase(), userId],
  )
  return rows[0] ?? null
}

export async function challenge(
  database: PGlite,
  factor: Factor,
  address: string,
): Promise<Response> {
  const id = randomUUID()
  await database.query(
    `delete from auth.mfa_challenges
     where factor_id = $1 and verified_at is null and created_at < now() - make_interval(secs => $2)`,
    [factor.id, 2 * lifetime],
  )
  const { rows } = await database.query<{ expires_at: number }>(
    `with challenged as (update auth.mfa_factors set last_challenged_at = now() where id = $2)
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values ($1, $2, now(), $3)
     returning extract(epoch from created_at)::int + $4::int as expires_at`,
    [id, factor.id, address, lifetime],
  )
  return Response.json({ id, type: 'totp', expires_at: rows[0]?.expires_at })
}

/** The refusal of a challenge that cannot be answered, or null. */
export async function challengeRefusal(
  database: PGlite,
  factor: Factor,
  challengeId: unknown,
  address: string,
): Promise<Response | null> {
  const { rows } = await database.query<{ is_open: boolean; is_expired: boolean }>(
    `select verified_at is null and ip_address = $3 as is_open,
       created_at < now() - make_interval(secs => $4) as is_expired
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [String(challengeId), factor.id, address, lifetime],
  )
  const found = rows[0]
  if (!found) {
    return refuse(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    )
  }
  if (!found.is_open) {
    return refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (!found.is_expired) return null
  await database.query('delete from auth.mfa_challenges where id::text = $1', [challengeId])
  return refuse(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${String(challengeId)} has expired, verify against another challenge or create a new challenge.`,
  )
}

/**
 * Raises the session to aal2 for a code that is good. Sessions of the person that are below it end, and so do the refresh
 * tokens from before. A code is good once: hosted projects take it again for as long as it is shown.
 */
export async function prove(
  database: PGlite,
  factor: Factor,
  caller: Caller,
  challengeId: string,
  code: string,
): Promise<boolean> {
  if (!isCodeOf(factor.secret, code)) return false
  return database.transaction(async (tx) => {
    // Two answers at once with one code: the second waits here, and then sees the first.
    await tx.query('select from auth.mfa_factors where id = $1 for update', [factor.id])
    const { affectedRows } = await tx.query(
      `update auth.mfa_challenges set verified_at = now(), otp_code = $3
       where id = $1 and verified_at is null and not exists (
         select from auth.mfa_challenges used
         where used.factor_id = $2 and used.otp_code = $3
           and used.verified_at > now() - make_interval(secs => $4)
       )`,
      [challengeId, factor.id, code, replaySpan],
    )
    if (affectedRows === 0) return false
    await tx.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now()
       where id = $1 and status = 'unverified'`,
      [factor.id],
    )
    await addProof(tx, caller.sessionId, 'totp')
    await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      caller.sessionId,
      factor.id,
    ])
    await tx.query(
      `delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`,
      [caller.userId],
    )
    await tx.query('delete from auth.refresh_tokens where session_id = $1', [caller.sessionId])
    await tx.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
      [caller.userId],
    )
    return true
  })
}

/** Removes a factor; sessions that were raised by it sink with it. */
export async function unenrol(database: PGlite, factor: Factor, caller: Caller): Promise<Response> {
  if (factor.status === 'verified' && caller.aal !== 'aal2') {
    return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await database.transaction(async (tx) => {
    await tx.query('delete from auth.mfa_factors where id = $1', [factor.id])
    const { rows } = await tx.query<{ id: string }>(
      `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id`,
      [factor.id],
    )
    await tx.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id = any ($1)`,
      [rows.map(({ id }) => id)],
    )
  })
  return Response.json({ id: factor.id })
}
