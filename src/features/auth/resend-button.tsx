import { useMutation } from '@tanstack/react-query'
import { Button } from '@/shared/ui/button'
import { authProblem } from '@/shared/auth/auth-error'
import { messages } from './messages'

/** Sends a mail again and says so in its own place. */
export function ResendButton({ send }: { send: () => Promise<void> }) {
  const again = useMutation({ mutationFn: send })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button intent="secondary" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
        {messages.checkMail.again}
      </Button>
      <span role="status" className="text-2 text-muted">
        {again.isSuccess && messages.checkMail.sent}
        {again.error && authProblem(again.error).message}
      </span>
    </span>
  )
}
