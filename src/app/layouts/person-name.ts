import type { Auth } from '@/shared/auth/auth-context'

/** How to call somebody, from what they gave at sign-up; the address when they gave no name. */
export function personName(user: Auth['user']): { full: string; first: string; initials: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const first = text(user?.user_metadata.first_name)
  const last = text(user?.user_metadata.last_name)
  const email = user?.email ?? ''
  const full = [first, last].filter(Boolean).join(' ') || email
  const letters = [first, last].filter(Boolean).map((part) => Array.from(part)[0] ?? '')
  const initials = letters.length > 0 ? letters.join('') : (Array.from(email)[0] ?? '')
  return { full, first, initials: initials.toUpperCase() }
}
