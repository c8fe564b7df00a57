import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import type { LinkAction } from './link-action'
import { messages as words } from './link-messages'
import { pressLink } from './press-link'

type Outcome = keyof typeof words.outcomes
type State = { step: 'asking' | 'working' } | { step: 'failed'; reason: string } | { step: Outcome }

const isOutcome = (key: string): key is Outcome => key in words.outcomes

/**
 * Where a link of a mail leads. Programs follow links too, so nothing happens before somebody presses the button. The
 * token came in the fragment, which reaches no server and no log, and leaves the address as soon as it was read.
 */
export function MailLink({ action }: { action: LinkAction }) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [token] = useState(() => hash.slice(1))
  const [state, setState] = useState<State>(
    token ? { step: 'asking' } : { step: `${action}:unknown` },
  )

  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true })
  }, [hash, pathname, search, navigate])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // One drawing later, so that what was put in below the fold does not move what is then seen.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => heading.current?.scrollIntoView({ block: 'center' })),
    )
    return () => cancelAnimationFrame(frame)
  }, [state.step])

  const press = async () => {
    if (state.step === 'working') return
    setState({ step: 'working' })
    try {
      const outcome = `${action}:${await pressLink(action, token)}`
      setState({ step: isOutcome(outcome) ? outcome : `${action}:unknown` })
    } catch (error) {
      setState({ step: 'failed', reason: messageOf(error) })
    }
  }

  const asking = words[action]
  const said = isOutcome(state.step) ? words.outcomes[state.step] : asking
  return (
    <section
      aria-labelledby="mail-link"
      className="fold-corner grid justify-items-start gap-4 border-s-4 border-accent bg-surface-raised px-6 py-6"
    >
      <h2 ref={heading} id="mail-link" tabIndex={-1} className="text-5 font-semibold">
        {said.title}
      </h2>
      <p className="max-w-measure text-3">{said.text}</p>
      {state.step === 'failed' && (
        <Notice tone="danger" live title={words.lost.title}>
          {state.reason}
        </Notice>
      )}
      {!isOutcome(state.step) && (
        <Button busy={state.step === 'working'} onClick={() => void press()}>
          {state.step === 'working' ? asking.working : asking.press}
        </Button>
      )}
    </section>
  )
}
