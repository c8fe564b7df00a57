import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { knownTerms } from '@/shared/auth/known-terms'
import { termsPath } from '@/shared/auth/next-path'
import { areTermsAccepted } from '@/shared/auth/own-terms'
import { ownTermsQuery } from '@/shared/auth/own-terms-query'
import { SecondStepGate } from '@/shared/auth/second-step-gate'
import { useAuth } from '@/shared/auth/use-auth'
import { Skeleton } from '@/shared/ui/skeleton'
import { AuthFrame } from './auth-frame'
import { messages } from './messages'
import { isToBeAsked, WhosePassword } from './whose-password'

const { goingOn: words } = messages

/** These ask for the terms by themselves. */
const askThemselves = /^\/(dashboard|terms-consent)([/?#]|$)/

/** The dashboard asks for the second step by itself, whichever way one comes to it. */
const asksItself = /^\/dashboard([/?#]|$)/

/** From signing in to the page first asked for, by way of the second step for whoever has one. */
export function GoOn({ to }: { to: string }) {
  const further = <WithOwnPassword to={to} />
  return asksItself.test(to) ? further : <SecondStepGate>{further}</SecondStepGate>
}

/** Once it is clear whose the password of the account is. */
function WithOwnPassword({ to }: { to: string }) {
  const { session } = useAuth()
  const [isTheirs, setTheirs] = useState(false)
  const onTheWay = <OnTheWay to={to} />
  if (!session || isTheirs || !isToBeAsked(session)) return onTheWay
  return (
    <WhosePassword session={session} to={to} onMine={() => setTheirs(true)}>
      {onTheWay}
    </WhosePassword>
  )
}

/**
 * To the page first asked for, by way of the terms for whoever has not accepted those that hold. Where that
 * cannot be found out the way is open: what acts asks again.
 */
function OnTheWay({ to }: { to: string }) {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const isOpen = askThemselves.test(to) || knownTerms.areAcceptedBy(userId)
  const { data, isError } = useQuery({
    ...ownTermsQuery(userId),
    enabled: Boolean(user) && !isOpen,
    retry: 1,
  })
  if (isOpen || isError || (data && areTermsAccepted(data))) return <Navigate to={to} replace />
  if (data) {
    const { pathname, search, hash } = new URL(to, window.location.origin)
    return <Navigate to={termsPath({ pathname, search, hash })} replace />
  }
  return (
    <AuthFrame title={words.title} description={words.title} lead={words.lead}>
      <Skeleton lines={3} />
    </AuthFrame>
  )
}
