import type { Database } from '@contracts/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningBackend, startBackend } from '../../supabase/local/server.ts'

export type Client = SupabaseClient<Database>

/** Everybody who may come to the API: a visitor, the applicant, another member, the three kinds of staff, the service. */
export const roles = [
  'visitor',
  'applicant',
  'member',
  'reviewer',
  'manager',
  'admin',
  'service',
] as const
export type Role = (typeof roles)[number]

const people = ['applicant', 'member', 'reviewer', 'manager', 'admin'] as const
type Person = (typeof people)[number]
const staff: Partial<Record<Person, Person>> = {
  reviewer: 'reviewer',
  manager: 'manager',
  admin: 'admin',
}
const password = 'correct-horse-battery-staple'

export type Status = Database['public']['Enums']['application_status']

export type Programme = {
  backend: RunningBackend
  as: Record<Role, Client>
  idOf: (person: string) => Promise<string>
  /** Runs SQL as the owner of everything, to set the scene or to look behind it. */
  sql: <Row>(query: string, values?: unknown[]) => Promise<Row[]>
  /** A published call with a small form, open until tomorrow unless said. */
  call: (options?: { closesAt?: string }) => Promise<string>
  /** An application in this status, with a call of its own. */
  application: (status?: Status, owner?: Person) => Promise<string>
  close: () => Promise<void>
}

/** A backend with one person of each kind in it, each with a client of their own. */
export async function startProgramme(): Promise<Programme> {
  const backend = await startBackend({ schedule: false })
  const sql: Programme['sql'] = async (query, values = []) =>
    (await backend.database.query(query, values)).rows as never[]
  const valueOf = async <Value>(query: string, values: unknown[] = []) => {
    const [row] = await sql<{ value: Value }>(`select (${query}) as value`, values)
    if (!row) throw new Error(`Nothing came of: ${query}`)
    return row.value
  }

  // The same builders as the pgTAP files use.
  await backend.database.exec(
    await readFile(join(import.meta.dirname, '../db/support.sql'), 'utf8'),
  )
  for (const person of people) {
    await sql('select tests.person($1, $2)', [person, staff[person] ?? null])
  }
  await sql(
    `update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf', 4)),
       email_confirmed_at = now(), aud = 'authenticated', role = 'authenticated'`,
    [password],
  )

  const connect = (key: string): Client =>
    createClient<Database>(backend.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
  const signIn = async (person: Person): Promise<Client> => {
    const client = connect(backend.anonKey)
    const { error } = await client.auth.signInWithPassword({
      email: `${person}@example.test`,
      password,
    })
    if (error) throw error
    return client
  }
  const as: Programme['as'] = {
    visitor: connect(backend.anonKey),
    applicant: await signIn('applicant'),
    member: await signIn('member'),
    reviewer: await signIn('reviewer'),
    manager: await signIn('manager'),
    admin: await signIn('admin'),
    service: connect(backend.serviceRoleKey),
  }

  const idOf = (person: string) => valueOf<string>('tests.id($1)', [person])
  const call: Programme['call'] = async ({ closesAt } = {}) => {
    const name = randomUUID()
    await sql(`select tests.call($1, closes_at => coalesce($2, now() + interval '1 day'))`, [
      name,
      closesAt ?? null,
    ])
    return idOf(name)
  }

  return {
    backend,
    as,
    sql,
    call,
    idOf,
    application: async (status = 'submitted', owner = 'applicant') => {
      const name = randomUUID()
      await sql('select tests.call($1)', [name])
      await sql('select tests.application($1, $2, $1, $3)', [name, owner, status])
      return idOf(name)
    },
    close: async () => {
      await Promise.all(roles.map((role) => as[role].removeAllChannels()))
      await backend.close()
    },
  }
}
