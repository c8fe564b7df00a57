import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { safeNext } from '@/shared/auth/next-path'
import { useArrival, useAuth } from '@/shared/auth/use-auth'
import { ButtonLink } from '@/shared/ui/button-link'
import { Skeleton } from '@/shared/ui/skeleton'
import { authProblem, isUsedUp } from '@/shared/auth/auth-error'
import { AuthFrame } from './auth-frame'
import { GoOn } from './go-on'
import { messages } from './messages'
import { NewLinkForm } from './new-link-form'
import { PressLink } from './press-link'
import { UncheckedLink } from './unchecked-link'
import { usePastedLink } from './use-pasted-link'

const { callback: words } = messages

type Explained = readonly [title: string, lead: string]

/** What ends at the sign-in page and needs no new mail, by the code that the backend or the client gave it. */
const explained: Partial<Record<string, Explained>> = {
  access_denied: [words.cancelledTitle, words.cancelled],
  user_cancelled_login: [words.cancelledTitle, words.cancelled],
  user_cancelled_authorize: [words.cancelledTitle, words.cancelled],
  pkce_code_verifier_not_found: [words.otherBrowserTitle, words.otherBrowser],
  bad_code_verifier: [words.otherBrowserTitle, words.otherBrowser],
  bad_oauth_state: [words.staleTitle, words.stale],
  bad_oauth_callback: [words.staleTitle, words.stale],
  flow_state_not_found: [words.staleTitle, words.stale],
  flow_state_expired: [words.staleTitle, words.stale],
  flow_state_already_used: [words.staleTitle, words.stale],
  invalid_request: [words.staleTitle, words.stale],
  server_error: [words.unansweredTitle, words.unanswered],
  temporarily_unavailable: [words.unansweredTitle, words.unanswered],
  unexpected_failure: [words.unansweredTitle, words.unanswered],
}

/** Here a mail would not help: the same would be said again. */
const withoutMail = ['provider_email_needs_verification', 'user_banned', 'signup_disabled']

/** Where links from mails and other sites lead. The session's provider has read the address; this page says how it went. */
export function AuthCallbackPage() {
  usePastedLink()
  const arrival = useArrival()
  const { isAuthenticated, loading } = useAuth()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const next = safeNext(search.get('next'))
  const frame = { description: words.description }

  if (arrival.state === 'signed-in' && arrival.isRecovery)
    return <Navigate to="/reset-password" replace />
  const hasNothing = arrival.state === 'none' || arrival.state === 'half-confirmed'
  if (arrival.state === 'signed-in' || (hasNothing && isAuthenticated)) return <GoOn to={next} />
  if (arrival.state === 'working' || (hasNothing && loading))
    return (
      <AuthFrame {...frame} title={words.title} lead={words.wait}>
        <Skeleton lines={3} />
      </AuthFrame>
    )

  if (arrival.state === 'waiting') return <PressLink onPress={arrival.press} />
  if (arrival.state === 'failed' && arrival.retry) return <UncheckedLink onRetry={arrival.retry} />

  const toSignIn = (label: ReactNode) => (
    <ButtonLink to={`/login?next=${encodeURIComponent(next)}`} className="justify-self-start">
      {label}
    </ButtonLink>
  )
  if (arrival.state === 'none' || arrival.state === 'half-confirmed') {
    // A link by way of the backend says so by a message, which nobody but the backend words.
    const isHalf =
      arrival.state === 'half-confirmed' || new URLSearchParams(hash.slice(1)).has('message')
    const [title, lead] = isHalf
      ? [words.halfTitle, words.half]
      : [words.nothingTitle, words.nothing]
    return (
      <AuthFrame {...frame} title={title} lead={lead}>
        {toSignIn(words.toSignIn)}
      </AuthFrame>
    )
  }

  const { code = '', message } = authProblem(arrival.error)
  const why = explained[code]
  if (why || withoutMail.includes(code)) {
    const [title, lead] = why ?? [words.failedTitle, message]
    return (
      <AuthFrame {...frame} title={title} lead={lead} takesFocus>
        {toSignIn(words.tryAgain)}
      </AuthFrame>
    )
  }
  const isExpired = isUsedUp(arrival.error)
  return (
    <AuthFrame
      {...frame}
      title={isExpired ? words.expiredTitle : words.failedTitle}
      lead={isExpired ? words.expired : message}
      takesFocus
    >
      <NewLinkForm next={next} />
    </AuthFrame>
  )
}
