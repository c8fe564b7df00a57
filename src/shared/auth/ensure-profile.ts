import type { User } from '@supabase/supabase-js'
import type { Enums, TablesInsert } from '@contracts/database.types'
import type { Supabase } from '@/shared/supabase/client-ready'

const memberRoles = [
  'entrepreneur',
  'investor',
  'advisor-mentor',
  'support-partner',
] as const satisfies readonly Enums<'member_role'>[]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The row that a new account begins with, from what was said at sign-up. */
function profileOf({ id, email, user_metadata: said }: User): TablesInsert<'profiles'> {
  return {
    id,
    email: email ?? '',
    first_name: text(said.first_name),
    last_name: text(said.last_name),
    role: memberRoles.find((role) => role === said.role) ?? 'entrepreneur',
    company_name: text(said.company_name) || null,
    phone: text(said.phone) || null,
  }
}

/** Makes sure that the signed-in person has a profile. Never fails: a failure is logged. */
export async function ensureProfile(
  supabase: Supabase,
  user: User,
): Promise<'there' | 'created' | 'failed'> {
  const found = await supabase.from('profiles').select('id').eq('id', user.id).maybeSingle()
  if (found.error && found.error.code !== 'PGRST116') {
    console.error('The profile could not be looked up', found.error)
    return 'failed'
  }
  if (found.data) return 'there'
  const { error } = await supabase.from('profiles').insert(profileOf(user))
  if (!error) {
    await recordTerms(supabase, user)
    return 'created'
  }
  // Another tab was faster; the profile is there.
  if (error.code === '23505') return 'there'
  console.error('The profile could not be created', error)
  return 'failed'
}

/** The terms accepted at sign-up are no part of the row that an account begins with; the database dates them. */
async function recordTerms(supabase: Supabase, { id, user_metadata: said }: User): Promise<void> {
  const terms_version = text(said.terms_version)
  if (!terms_version) return
  const { error } = await supabase.from('profiles').update({ terms_version }).eq('id', id)
  if (error) console.error('The accepted terms could not be noted', error)
}
