import { use } from 'react'
import type { Arrival } from './arrival'
import { ArrivalContext, AuthContext, type Auth } from './auth-context'

/** Who is signed in. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** How the return from a mail or another sign-in page went, if the address carried one. */
export function useArrival(): Arrival {
  const arrival = use(ArrivalContext)
  if (!arrival) throw new Error('useArrival must be used within an AuthProvider')
  return arrival
}
