import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useArrival } from '@/shared/auth/use-auth'

const passwordPage = '/reset-password'

/** A mail for a forgotten password may lead anywhere on the site; from there on to where the new one is chosen. */
export function RecoveryRedirect() {
  const arrival = useArrival()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isRecovery = arrival.state === 'signed-in' && arrival.isRecovery

  const lead = useEffectEvent(() => {
    if (pathname !== passwordPage) void navigate(passwordPage, { replace: true })
  })
  useEffect(() => {
    if (isRecovery) lead()
  }, [isRecovery])
  return null
}
