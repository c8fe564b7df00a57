import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { signInPath } from './next-path'
import { leaving } from './signed-out'
import { useAuth } from './use-auth'

type RequireSessionProps = {
  children: ReactNode
  /** Shown until it is known whether there is a session. */
  fallback?: ReactNode
}

/** Shows its children to whoever is signed in; everybody else goes to sign in first and then comes back. */
export function RequireSession({ children, fallback = null }: RequireSessionProps) {
  const { isAuthenticated, loading } = useAuth()
  const location = useLocation()
  const [wasInside, setWasInside] = useState(false)
  if (isAuthenticated && !wasInside) setWasInside(true)

  // Not the other way round: signing out sets `loading` while the page is still in use.
  if (isAuthenticated) return children
  // Whoever signs out on purpose is done here; whoever lost the session comes back to where they were.
  if (wasInside && leaving.isUnderWay()) return <Navigate to={leaving.to()} replace />
  return loading ? fallback : <Navigate to={signInPath(location)} replace />
}
