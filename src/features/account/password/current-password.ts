import type { User } from '@supabase/supabase-js'
import { withRetry } from '@/shared/auth/with-retry'
import { env } from '@/shared/env'
import type { Prove } from '@/shared/person-check/open-check'

/**
 * Whether this is the person's password: found out by signing in with it, beside the session in use and without
 * touching it, and ending that second session at once.
 */
export async function isCurrentPassword(
  user: User,
  password: string,
  prove: Prove,
): Promise<boolean> {
  const { AuthClient } = await import('@supabase/auth-js')
  const auth = new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey },
    // A name of its own each time: two clients of one name would get in each other's way.
    storageKey: `fourfold-password-check-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
  const identifier = user.email ? { email: user.email } : { phone: `+${user.phone ?? ''}` }
  try {
    await withRetry(async () =>
      auth.signInWithPassword({
        ...identifier,
        password,
        options: { captchaToken: await prove() },
      }),
    )
  } catch (error) {
    if ((error as { code?: unknown }).code === 'invalid_credentials') return false
    throw error
  }
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.error('The session of the password check could not be ended', error)
  return true
}
