import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { ExchangeError, failureOf } from './failures'
import { messages } from './messages'
import { RedirectFrame } from './redirect-frame'
import { requestNote } from './request-note'

const { returning: words } = messages

type ReturnFailedProps = {
  error: unknown
  /** Tries to open the account again with the same answer. */
  onRetry?: () => void
}

/** Why the way back did not end in an account, and how to begin again. */
export function ReturnFailed({ error, onRetry }: ReturnFailedProps) {
  const next = requestNote.lastNext()
  // The directory's word is still good: only the way to the backend, or the backend, was not.
  const mayRetry = onRetry && error instanceof ExchangeError
  return (
    <RedirectFrame title={words.failedTitle} lead={failureOf(error).message} takesFocus>
      <div className="flex flex-wrap gap-3">
        {mayRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
        <ButtonLink
          intent={mayRetry ? 'secondary' : 'primary'}
          to={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}
        >
          {words.toSignIn}
        </ButtonLink>
      </div>
    </RedirectFrame>
  )
}
