import { Button } from '@/shared/ui/button'
import { AuthFrame } from './auth-frame'
import { messages } from './messages'

const { callback: words } = messages

/** The link is still good: only the way to the server was cut. */
export function UncheckedLink({ onRetry }: { onRetry: () => void }) {
  return (
    <AuthFrame
      title={words.uncheckedTitle}
      description={words.description}
      lead={words.unchecked}
      takesFocus
    >
      <div>
        <Button onClick={onRetry}>{words.retry}</Button>
      </div>
    </AuthFrame>
  )
}
