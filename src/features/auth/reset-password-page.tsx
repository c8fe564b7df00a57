import { useEffect } from 'react'
import { SecondStepGate } from '@/shared/auth/second-step-gate'
import { useArrival, useAuth } from '@/shared/auth/use-auth'
import { Skeleton } from '@/shared/ui/skeleton'
import { AuthFrame } from './auth-frame'
import { messages } from './messages'
import { NewPasswordForm } from './new-password-form'
import { PressLink } from './press-link'
import { isRecovering, rememberRecovery } from './recovery'
import { RequestResetForm } from './request-reset-form'
import { UncheckedLink } from './unchecked-link'

const { reset: words, callback } = messages

/** Asks for a link to choose a new password; opened by that link, asks for the password. */
export function ResetPasswordPage() {
  const arrival = useArrival()
  const { isAuthenticated, loading } = useAuth()
  const hasArrived = arrival.state === 'signed-in' && arrival.isRecovery

  useEffect(() => {
    if (hasArrived) rememberRecovery()
  }, [hasArrived])

  if (arrival.state === 'working' || (arrival.state === 'none' && loading))
    return (
      <AuthFrame title={words.setTitle} description={words.setDescription} lead={callback.wait}>
        <Skeleton lines={3} />
      </AuthFrame>
    )
  if (arrival.state === 'waiting') return <PressLink onPress={arrival.press} />
  if (isAuthenticated && (hasArrived || isRecovering()))
    return (
      <SecondStepGate>
        <NewPasswordForm />
      </SecondStepGate>
    )
  if (arrival.state !== 'failed') return <RequestResetForm />
  if (arrival.retry) return <UncheckedLink onRetry={arrival.retry} />
  return <RequestResetForm failure={arrival.error} />
}
