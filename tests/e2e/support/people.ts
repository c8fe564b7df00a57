import type { Enums } from '@contracts/database.types'
import type { Session } from '@supabase/supabase-js'
import { termsVersion as currentTerms } from '@/config/terms'
import { type Client, connect } from './backend'
import { linkIn, mailTo } from './mail'

export type Person = {
  id: string
  email: string
  password: string
  firstName: string
  lastName: string
  session: Session
  /** Acts as this person, beside what they do in the browser. */
  client: Client
}

export type NewPerson = {
  firstName?: string
  lastName?: string
  /** An address of their own, where something was sent to it before. */
  email?: string
  role?: Enums<'member_role'>
  /** Which terms they accept by signing up; null for none. */
  termsVersion?: string | null
}

const demoPassword = 'fourfold-demo-2026'

/** An address that nobody else has, with a first part that says who is meant when a test fails. */
export const newAddress = (firstName: string): string =>
  `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@people.example`

/** Signs up as a visitor would, accepts the terms, and follows the link in the mail. */
export async function newPerson({
  firstName = 'Noor',
  lastName = 'Haddad',
  role = 'entrepreneur',
  termsVersion = currentTerms,
  email = newAddress(firstName),
}: NewPerson = {}): Promise<Person> {
  const password = `keep-${crypto.randomUUID()}`
  const client = connect()
  const signUp = await client.auth.signUp({
    email,
    password,
    options: {
      data: { first_name: firstName, last_name: lastName, role, terms_version: termsVersion },
    },
  })
  if (signUp.error) throw signUp.error
  const link = new URL(linkIn(await mailTo(email, /confirm/i)))
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? ''
  const confirmed = await connect().auth.verifyOtp({ token_hash, type: 'signup' })
  if (confirmed.error) throw confirmed.error

  const { id, session } = await signIn(client, email, password)
  await client
    .from('profiles')
    .upsert(
      { id, email, first_name: firstName, last_name: lastName, role },
      { ignoreDuplicates: true },
    )
    .throwOnError()
  return { id, email, password, firstName, lastName, session, client }
}

async function signIn(client: Client, email: string, password: string) {
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id: data.user.id, session: data.session }
}

let administrator: Promise<Client> | undefined

/** The seed's administrator, to give roles and take them back. */
const asAdministrator = (): Promise<Client> =>
  (administrator ??= (async () => {
    const client = connect()
    await signIn(client, 'amina.odhiambo@fourfold.example', demoPassword)
    return client
  })())

export async function grantStaffRole({ id }: Person, role: Enums<'staff_role'>): Promise<void> {
  const client = await asAdministrator()
  await client.rpc('grant_staff_role', { user_id: id, role }).throwOnError()
}

export async function revokeStaffRole({ id }: Person): Promise<void> {
  const client = await asAdministrator()
  await client.rpc('revoke_staff_role', { user_id: id }).throwOnError()
}
