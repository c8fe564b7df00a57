import type { PGlite, Transaction } from '@electric-sql/pglite'
import { randomUUID } from 'node:crypto'
import type { ExternalPerson } from './id-token.ts'

const provider = 'azure'

interface Account {
  id: string
  confirmed: boolean
  banned: boolean
}

/** The account of somebody whom the directory has sent, and whether they may go on to a session. */
export type Found =
  | { outcome: 'signed-in'; userId: string }
  | { outcome: 'unverified'; userId: string; email: string }
  | { outcome: 'banned' | 'closed' }

/**
 * Finds or makes the account, by the rules of hosted projects: the one that the directory knows already; else the one with the
 * same address, if the directory vouches for that; else a new one. An address that is taken is left out of a new account.
 */
export const findExternalAccount = (
  database: PGlite,
  person: ExternalPerson,
  mayCreate: boolean,
): Promise<Found> =>
  database.transaction(async (tx) => {
    const { subject, email, isVerified, metadata } = person
    const known = await accountOf(
      tx,
      `id = (select user_id from auth.identities where provider = '${provider}' and provider_id = $1)`,
      subject,
    )
    const similar =
      known || email === '' ? null : await accountOf(tx, 'email = $1 and not is_sso_user', email)
    const existing = known ?? (isVerified ? similar : null)
    if (!existing && !mayCreate) return { outcome: 'closed' }

    const address = similar && !isVerified ? '' : email
    const account = existing ?? (await create(tx, address, metadata))
    if (account.banned) return { outcome: 'banned' }
    await keepIdentity(tx, account.id, person)
    if (account.confirmed) {
      await keepMetadata(tx, account.id, metadata)
      return { outcome: 'signed-in', userId: account.id }
    }
    await forgetUnconfirmed(tx, account.id, subject, metadata)
    if (!isVerified) return { outcome: 'unverified', userId: account.id, email: address }
    await tx.query(
      `update auth.users set email_confirmed_at = now(), confirmation_token = null where id = $1`,
      [account.id],
    )
    return { outcome: 'signed-in', userId: account.id }
  })

async function accountOf(tx: Transaction, where: string, value: string): Promise<Account | null> {
  const { rows } = await tx.query<Account>(
    `select id, coalesce(email_confirmed_at, phone_confirmed_at, confirmed_at) is not null as confirmed,
       coalesce(banned_until > now(), false) as banned
     from auth.users where ${where}`,
    [value],
  )
  return rows[0] ?? null
}

async function create(tx: Transaction, email: string, metadata: object): Promise<Account> {
  const id = randomUUID()
  await tx.query(
    `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values ($1, $2, $3, $4)`,
    [id, email || null, { provider, providers: [provider] }, metadata],
  )
  return { id, confirmed: false, banned: false }
}

async function keepIdentity(
  tx: Transaction,
  userId: string,
  { subject, metadata }: ExternalPerson,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, $5, now())
     on conflict (provider, provider_id) do update
       set identity_data = excluded.identity_data, last_sign_in_at = now()`,
    [randomUUID(), provider, subject, userId, metadata],
  )
}

/** Adds what the directory says to what is known, and the directory to the ways in. */
async function keepMetadata(tx: Transaction, userId: string, metadata: object): Promise<void> {
  await tx.query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2,
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('providers',
         (select jsonb_agg(provider order by created_at) from auth.identities where user_id = $1))
     where id = $1`,
    [userId, metadata],
  )
}

/**
 * An account whose address was never confirmed may have been begun by somebody else, to wait for its owner: nothing of what
 * they set up stays.
 */
async function forgetUnconfirmed(
  tx: Transaction,
  userId: string,
  subject: string,
  metadata: object,
): Promise<void> {
  await tx.query(
    `delete from auth.identities where user_id = $1 and not (provider = '${provider}' and provider_id = $2)`,
    [userId, subject],
  )
  await tx.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = $2, raw_app_meta_data = $3 where id = $1`,
    [userId, metadata, { provider, providers: [provider] }],
  )
}
