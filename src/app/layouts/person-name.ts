import type { Auth } from '@/shared/auth/auth-context'

type Names = { first_name: string; last_name: string }

/**
 * How to call somebody: by their profile, by what they gave at sign-up until it has been read, by their address when they
 * gave no name.
 */
export function personName(
  user: Auth['user'],
  profile?: Partial<Names> | null,
): { full: string; initials: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const given = profile ?? user?.user_metadata
  const email = user?.email ?? ''
  const names = [text(given?.first_name), text(given?.last_name)].filter(Boolean)
  const letters = (names.length > 0 ? names : [email]).map((part) => Array.from(part)[0] ?? '')
  return { full: names.join(' ') || email, initials: letters.join('').toUpperCase() }
}
