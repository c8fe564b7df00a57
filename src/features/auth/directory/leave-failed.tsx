import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { messages } from './messages'
import { RedirectFrame } from './redirect-frame'

const { leaving: words } = messages

/** Here it has worked. */
export function LeaveFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <RedirectFrame title={words.failedTitle} lead={words.failed} takesFocus>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <ButtonLink intent="secondary" to="/">
          {words.toHome}
        </ButtonLink>
      </div>
    </RedirectFrame>
  )
}
