import type { User, UserMetadata } from '@supabase/supabase-js'
import type { Enums, TablesInsert } from '@contracts/database.types'
import type { Supabase } from '@/shared/supabase/client-ready'

const memberRoles = [
  'entrepreneur',
  'investor',
  'advisor-mentor',
  'support-partner',
] as const satisfies readonly Enums<'member_role'>[]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const nameLimit = 120

/**
 * Whoever signs up says both names. A directory or another site says them in claims of its own, or only the whole, of which the
 * last word is taken for the family's.
 */
function namesIn(said: UserMetadata): [string, string] {
  if (text(said.first_name) || text(said.last_name)) {
    return [text(said.first_name), text(said.last_name)]
  }
  const claims = (said.custom_claims ?? said) as UserMetadata
  const [given, family] = [text(claims.given_name), text(claims.family_name)]
  if (given || family) return [given, family]
  const words = (text(said.full_name) || text(said.name)).trim().split(/\s+/)
  return words.length > 1
    ? [words.slice(0, -1).join(' '), words.at(-1) ?? '']
    : [words[0] ?? '', '']
}

/**
 * The row that a new account begins with, from what was said at sign-up. The database adds the country and the terms that were
 * accepted there.
 */
function profileOf({ id, email, user_metadata: said }: User): TablesInsert<'profiles'> {
  const [first_name = '', last_name = ''] = namesIn(said).map((name) => name.slice(0, nameLimit))
  return {
    id,
    email: email ?? '',
    first_name,
    last_name,
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
  if (!error) return 'created'
  // Another tab was faster; the profile is there.
  if (error.code === '23505') return 'there'
  console.error('The profile could not be created', error)
  return 'failed'
}
