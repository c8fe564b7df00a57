import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { directorySession } from '@/shared/auth/directory-session'
import { safeNext } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { optionalPart } from '@/shared/ui/optional-part'
import { DirectoryStatus } from './directory/directory-status'
import { LeaveFailed } from './directory/leave-failed'
import { messages } from './directory/messages'
import { RedirectFrame } from './directory/redirect-frame'
import { ReturnFailed } from './directory/return-failed'
import { readReturned, type Returned } from './directory/returned'
import { directorySettings } from './directory/settings'

const { returning: words, leaving } = messages

type PartProps = {
  /** Fetches anew what did not load. */
  onRetry: () => void
}

/** Where the organisation's directory leads back to, and the way out through it. */
export function AuthRedirectPage() {
  const { isAuthenticated } = useAuth()
  const { search } = useLocation()
  const [returned] = useState(() => readReturned(window.location))
  const hasAnswer = returned.kind === 'answer'
  const [knowsDirectory] = useState(() => directorySession.hint() !== undefined)
  useEffect(() => {
    // It has been read, and stays in no history.
    if (hasAnswer) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [hasAnswer])

  if (!directorySettings()) return <Nowhere title={words.notSetUpTitle} lead={words.notSetUp} />
  if (readReturned({ search, hash: '' }).kind === 'sign-out') {
    // A link may lead here, too: nobody is signed out by following one.
    return !isAuthenticated && knowsDirectory ? <Leave /> : <Navigate to="/" replace />
  }
  switch (returned.kind) {
    case 'for-opener':
      return <ForOpener />
    case 'answer':
      return <Answer {...returned} />
    case 'nothing':
      return isAuthenticated ? (
        <Navigate to={safeNext(null)} replace />
      ) : (
        <Nowhere title={words.nothingTitle} lead={words.nothing} />
      )
    default:
      return <SignedOut />
  }
}

function Nowhere({ title, lead }: { title: string; lead: string }) {
  return (
    <RedirectFrame title={title} lead={lead} takesFocus>
      <div>
        <ButtonLink to="/login">{words.toSignIn}</ButtonLink>
      </div>
    </RedirectFrame>
  )
}

/** In a window or a hidden frame of the sign-in page. */
function ForOpener() {
  useEffect(() => {
    import('./msal-bridge')
      .then(({ answerOpener }) => answerOpener())
      .catch((error: unknown) => console.error('The answer could not be handed on', error))
  }, [])
  return <RedirectFrame title={words.title} lead={words.window} />
}

/** Back from the directory, which has signed them out. */
function SignedOut() {
  useEffect(() => directorySession.forgetTokens(), [])
  return <Navigate to="/" replace />
}

function Answer({ payload, state }: Extract<Returned, { kind: 'answer' }>) {
  const [tries, setTries] = useState(0)
  const [part] = useState(() =>
    optionalPart<PartProps>(
      async () => (await import('./directory/return-part')).loadReturn(payload, state),
      {
        instead: NotLoaded,
        waiting: (
          <RedirectFrame title={words.title} lead={words.lead}>
            <DirectoryStatus progress="startup" />
          </RedirectFrame>
        ),
      },
    ),
  )
  // Without its state nobody can say whose answer it is: that it is a refusal, and why, is all there is to it.
  if (!state) return <ReturnFailed error={refusalIn(payload)} />
  return <part.Part key={tries} onRetry={() => setTries(tries + 1)} />
}

function refusalIn(payload: string) {
  const given = new URLSearchParams(payload)
  return { errorCode: given.get('error') ?? '', errorMessage: given.get('error_description') ?? '' }
}

function NotLoaded({ onRetry }: PartProps) {
  return (
    <RedirectFrame title={words.failedTitle} lead={messages.missing} takesFocus>
      <div>
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
      </div>
    </RedirectFrame>
  )
}

const leavePart = optionalPart<PartProps>(
  async () => (await import('./directory/leave-part')).loadLeave(),
  {
    instead: LeaveFailed,
    waiting: (
      <RedirectFrame title={leaving.title} lead={leaving.lead}>
        <DirectoryStatus progress="startup" />
      </RedirectFrame>
    ),
  },
)

function Leave() {
  const [tries, setTries] = useState(0)
  return <leavePart.Part key={tries} onRetry={() => setTries(tries + 1)} />
}
