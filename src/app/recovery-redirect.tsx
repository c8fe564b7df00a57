import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useArrival } from '@/shared/auth/use-auth'

const passwordPage = '/reset-password'

const callbackPage = '/auth-callback'

/**
 * A mail for a forgotten password may lead anywhere on the site; from there on to where the new one is chosen. A sign-in that
 * failed before the backend knew where it came from is told to the front page; from there on to the page that explains it, and
 * that asks for the press where a link waits for one.
 */
export function RecoveryRedirect() {
  const arrival = useArrival()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isRecovery = arrival.state === 'signed-in' && arrival.isRecovery
  const isToSay = arrival.state === 'failed' || arrival.state === 'waiting'

  const lead = useEffectEvent((page: string) => {
    if (pathname !== page) void navigate(page, { replace: true })
  })
  // The page for new passwords says both by itself.
  const explain = useEffectEvent(() => {
    if (pathname !== passwordPage) lead(callbackPage)
  })
  useEffect(() => {
    if (isRecovery) lead(passwordPage)
    if (isToSay) explain()
  }, [isRecovery, isToSay])
  return null
}
