import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { authProblem } from '@/shared/auth/auth-error'
import { messages } from './messages'

/** How long the server lets wait between two mails, unless it says something else. */
const usualWait = 60

const { checkMail: words } = messages

/** The seconds that the server wants to pass first; null where something else was wrong. */
function waitIn(error: unknown): number | null {
  if (authProblem(error).code !== 'over_email_send_rate_limit') return null
  const said = /after (\d+) second/.exec(String((error as { message?: unknown }).message))?.[1]
  return said ? Number(said) : usualWait
}

type ResendButtonProps = {
  send: () => Promise<void>
  /** Whether one was sent just now, so that the next has to wait. */
  afterFirst?: boolean
}

/** Sends a mail again, when the server would, and says so in its own place. */
export function ResendButton({ send, afterFirst = false }: ResendButtonProps) {
  const [until, setUntil] = useState(() => (afterFirst ? Date.now() + usualWait * 1000 : 0))
  const left = useSecondsLeft(until)
  const waitFor = (seconds: number) => setUntil(Date.now() + seconds * 1000)
  const again = useMutation({
    mutationFn: send,
    onSuccess: () => waitFor(usualWait),
    onError: (error) => waitFor(waitIn(error) ?? 0),
  })
  const hasToWait = left > 0

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        intent="secondary"
        size="sm"
        busy={again.isPending || hasToWait}
        onClick={() => again.mutate()}
      >
        {hasToWait ? words.againIn(left) : words.again}
      </Button>
      <span role="status" className="text-2 text-muted">
        {again.isSuccess && words.sent}
        {again.error && authProblem(again.error).message}
      </span>
    </span>
  )
}

/** Counts down to a moment; 0 from then on. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isRunning = until > now
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => {
    // A moment that was set just now is counted from just now.
    const timer = setTimeout(() => setNow(Date.now()), 0)
    return () => clearTimeout(timer)
  }, [until])
  return isRunning ? Math.ceil((until - now) / 1000) : 0
}
