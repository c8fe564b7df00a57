import type { Session, User } from '@supabase/supabase-js'
import { createContext } from 'react'
import type { Arrival } from './arrival'

/** `local` ends this session; `global` ends every session of the person, on every device. */
export type SignOutScope = 'local' | 'global'

export type Auth = {
  user: User | null
  session: Session | null
  /** True only with both a user and a session. */
  isAuthenticated: boolean
  loading: boolean
  /** Rejects when the session could not be ended; it is then still there. */
  signOut: (scope?: SignOutScope) => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

export const ArrivalContext = createContext<Arrival | null>(null)
