import type { Session } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { begunHere } from '@/shared/auth/begun-here'
import { cameBy } from '@/shared/auth/came-by'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { AuthFrame } from './auth-frame'
import { messages } from './messages'
import { rememberRecovery } from './recovery'

const { whosePassword: words, goingOn } = messages

/** Between a confirmation and the sign-in that it brings: the server does both in answer to one request. */
const atOnce = 3_000

/** Whether this sign-in has confirmed an address with which the account may have been begun by somebody else. */
export function isToBeAsked(session: Session): boolean {
  const { email, email_confirmed_at, last_sign_in_at } = session.user
  if (!email || !email_confirmed_at || !last_sign_in_at) return false
  const between = Math.abs(Date.parse(email_confirmed_at) - Date.parse(last_sign_in_at))
  return between < atOnce && cameBy(session, 'otp') && !begunHere.is(email)
}

type WhosePasswordProps = {
  session: Session
  /** Where to go afterwards. */
  to: string
  onMine: () => void
  /** Where there is no password, or that cannot be found out. */
  children: ReactNode
}

/** Asks whoever has confirmed an account whether its password is theirs: only they can know. */
export function WhosePassword({ session: { user }, to, onMine, children }: WhosePasswordProps) {
  const navigate = useNavigate()
  const { data, isError } = useQuery({ ...securityQueries.own(user.id), retry: 1 })
  if (isError || data?.hasPassword === false) return children
  if (!data)
    return (
      <AuthFrame title={goingOn.title} description={goingOn.title} lead={goingOn.lead}>
        <Skeleton lines={3} />
      </AuthFrame>
    )
  const keep = () => {
    begunHere.claim(user.email ?? '')
    onMine()
  }
  const choose = () => {
    rememberRecovery()
    void navigate(`/reset-password?next=${encodeURIComponent(to)}`, { replace: true })
  }
  return (
    <AuthFrame
      title={words.title}
      description={words.description}
      lead={words.lead(user.email ?? '')}
      takesFocus
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={choose}>{words.another}</Button>
        <Button intent="secondary" onClick={keep}>
          {words.mine}
        </Button>
      </div>
    </AuthFrame>
  )
}
