import { useEffect, useState } from 'react'
import { onSignedOut } from '@/shared/auth/signed-out'
import { useAuth } from '@/shared/auth/use-auth'

/**
 * Whose draft is on the screen: undefined until it is known, null before signing in. A session that ends leaves it as
 * it is, so that whoever is writing can go on; signing out on purpose does not.
 */
export function useOwner(): { owner: string | null | undefined; token: string | null } {
  const { user, session, loading } = useAuth()
  const [owner, setOwner] = useState<string | null | undefined>(undefined)
  const now = user?.id ?? (loading ? undefined : null)
  // A person takes the place of nobody and of another person; nobody takes the place only of "not known yet".
  if (now !== undefined && now !== owner && (now !== null || owner === undefined)) setOwner(now)

  useEffect(
    () => onSignedOut((userId) => setOwner((current) => (current === userId ? null : current))),
    [],
  )

  return { owner, token: session?.access_token ?? null }
}
