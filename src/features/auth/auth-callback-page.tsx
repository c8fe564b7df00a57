import { Navigate, useSearchParams } from 'react-router-dom'
import { safeNext } from '@/shared/auth/next-path'
import { useArrival, useAuth } from '@/shared/auth/use-auth'
import { ButtonLink } from '@/shared/ui/button-link'
import { Skeleton } from '@/shared/ui/skeleton'
import { authProblem, isUsedUp } from '@/shared/auth/auth-error'
import { AuthFrame } from './auth-frame'
import { messages } from './messages'
import { NewLinkForm } from './new-link-form'
import { UncheckedLink } from './unchecked-link'

const { callback: words } = messages

/** Where links from mails lead. The session's provider has read the address; this page says how it went. */
export function AuthCallbackPage() {
  const arrival = useArrival()
  const { isAuthenticated, loading } = useAuth()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const frame = { description: words.description }

  if (arrival.state === 'signed-in' && arrival.isRecovery)
    return <Navigate to="/reset-password" replace />
  if (arrival.state === 'signed-in' || (arrival.state === 'none' && isAuthenticated))
    return <Navigate to={next} replace />
  if (arrival.state === 'working' || (arrival.state === 'none' && loading))
    return (
      <AuthFrame {...frame} title={words.title} lead={words.wait}>
        <Skeleton lines={3} />
      </AuthFrame>
    )

  if (arrival.state === 'failed' && arrival.retry) return <UncheckedLink onRetry={arrival.retry} />

  const signIn = (
    <ButtonLink to={`/login?next=${encodeURIComponent(next)}`}>{words.toSignIn}</ButtonLink>
  )
  if (arrival.state === 'none')
    return (
      <AuthFrame {...frame} title={words.nothingTitle} lead={words.nothing}>
        {signIn}
      </AuthFrame>
    )

  const { code, message } = authProblem(arrival.error)
  if (code === 'pkce_code_verifier_not_found' || code === 'bad_code_verifier')
    return (
      <AuthFrame {...frame} title={words.failedTitle} lead={words.otherBrowser}>
        {signIn}
      </AuthFrame>
    )
  const isExpired = isUsedUp(arrival.error)
  return (
    <AuthFrame
      {...frame}
      title={isExpired ? words.expiredTitle : words.failedTitle}
      lead={isExpired ? words.expired : message}
    >
      <NewLinkForm next={next} />
    </AuthFrame>
  )
}
