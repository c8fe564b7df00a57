import type { Database } from '@contracts/database.types'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { inject, vi } from 'vitest'
import { termsVersion } from '@/config/terms'

/** The backend that the tests run against. */
export type Target = {
  url: string
  anonKey: string
  serviceRoleKey: string
  /** Where its mails can be read; null on a hosted project, whose mails go to real mailboxes. */
  mailUrl: string | null
}

export type Client = SupabaseClient<Database>
export type Person = {
  id: string
  email: string
  password: string
  client: Client
  session: Session
}
export type Mail = { subject: string; text: string; html: string; from: { address: string }[] }

export const target = (): Target => inject('target')
export const isHosted = (): boolean => target().mailUrl === null

/** A client as the app has it, but with nothing kept between two of them. */
export function connect(key = target().anonKey, headers: Record<string, string> = {}): Client {
  return createClient<Database>(target().url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  })
}

/** May do everything: for preparing what a test starts from. */
export const service = (): Client => connect(target().serviceRoleKey)

export const newPassword = (): string => `sunflower-${randomUUID()}`

/** An address that nobody else has. */
export const newAddress = (): string => `person-${randomUUID()}@mail.example`

/** Every mail that has reached this address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${target().mailUrl}/api/email`)
  const all = (await response.json()) as (Mail & { to: { address: string }[] })[]
  return all.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/** Waits for the newest mail to this address, once there are this many. */
export async function mailTo(address: string, count = 1): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(address))[count - 1]
      if (!mail) throw new Error(`There is no mail to ${address}.`)
      return mail
    },
    { timeout: 10_000, interval: 50 },
  )
}

/** The address that a mail asks to open. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in ${text}`)
  return link
}

/** The address at which the server takes the token of a link, as it does for mails that are not written by our templates. */
function atServer(link: string): string {
  const { hash } = new URL(link)
  const brings = new URLSearchParams(hash.slice(1))
  const token = brings.get('token_hash')
  if (!token) return link
  brings.delete('token_hash')
  brings.set('token', token)
  return `${target().url}/auth/v1/verify?${brings}`
}

/** Where a link of a mail leads, with what it brings along in the fragment. */
export async function follow(link: string): Promise<{ address: string; brings: URLSearchParams }> {
  const response = await fetch(atServer(link), { redirect: 'manual' })
  const [address = '', fragment = ''] = (response.headers.get('location') ?? '').split('#')
  return { address, brings: new URLSearchParams(fragment) }
}

/** A person who has signed up and accepted the terms, confirmed their address and signed in, each with a client of their own. */
export async function newPerson(metadata: Record<string, string> = {}): Promise<Person> {
  const email = newAddress()
  const password = newPassword()
  const client = connect()
  const said = { terms_version: termsVersion, ...metadata }
  if (isHosted()) {
    const settings = { email, password, email_confirm: true, user_metadata: said }
    const { error } = await service().auth.admin.createUser(settings)
    if (error) throw error
  } else {
    const { error } = await client.auth.signUp({ email, password, options: { data: said } })
    if (error) throw error
    await follow(linkIn(await mailTo(email)))
  }
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id: data.user.id, email, password, client, session: data.session }
}

type StaffRole = Database['public']['Enums']['staff_role']

/** A person who works for the programme. */
export async function newStaff(role: StaffRole = 'manager'): Promise<Person> {
  const person = await newPerson()
  const { error: profile } = await person.client
    .from('profiles')
    .insert({ id: person.id, email: person.email, first_name: 'Sol', last_name: 'Staff' })
  if (profile) throw profile
  const { error } = await service().from('staff_members').insert({ user_id: person.id, role })
  if (error) throw error
  return person
}

type ApplicantType = Database['public']['Enums']['applicant_type']

/** An open call of its own, by the form that its kind of applicant comes with. */
export async function newCall(applicant_type: ApplicantType = 'startup'): Promise<string> {
  const version = await service()
    .from('form_versions')
    .select('id, form:forms!inner(applicant_type)')
    .eq('form.applicant_type', applicant_type)
    .not('published_at', 'is', null)
    .order('number')
    .limit(1)
    .single()
    .throwOnError()
  const call = await service()
    .from('calls')
    .insert({
      slug: `call-${randomUUID()}`,
      applicant_type,
      title: 'Spring intake',
      form_version_id: version.data.id,
      published_at: new Date().toISOString(),
    })
    .select('id')
    .single()
    .throwOnError()
  return call.data.id
}

export type Draft = { id: string; version: number }

/** Begins an application, for a call of its own unless said. */
export async function newDraft(client: Client, callId?: string): Promise<Draft> {
  const call_id = callId ?? (await newCall())
  const { data } = await client.rpc('begin_application', { call_id }).throwOnError()
  return data as unknown as Draft
}

/** Announces an upload to the field of the deck, as every upload has to be. */
export async function newUpload(
  client: Client,
  applicationId: string,
  size: number,
): Promise<{ id: string; path: string }> {
  const { data } = await client
    .rpc('begin_upload', {
      application_id: applicationId,
      field_key: 'deck',
      name: 'deck.pdf',
      mime: 'application/pdf',
      size,
    })
    .throwOnError()
  return data as unknown as { id: string; path: string }
}
