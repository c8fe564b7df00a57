import { useEffect, useState } from 'react'
import { ButtonLink } from '@/shared/ui/button-link'
import { daysUntil, exactTime } from '@/shared/format/dates'
import { SideMark } from '../side-mark'
import { sides } from '../sides'
import { messages } from './messages'
import { type DatedCall, fetchDatedCalls } from './open-calls'

type Read = { state: 'loading' } | { state: 'failed' } | { state: 'read'; calls: DatedCall[] }

/** The calls that close on a day; beside the doors, so that nothing moves when they arrive. */
export function DatedCalls() {
  const [read, setRead] = useState<Read>({ state: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    fetchDatedCalls(controller.signal)
      .then((calls) => setRead({ state: 'read', calls }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        console.warn('Calls with a deadline could not be fetched', error)
        setRead({ state: 'failed' })
      })
    return () => controller.abort()
  }, [])

  return (
    <section aria-labelledby="dated" className="grid min-h-96 content-start gap-4">
      <h2 id="dated" className="text-5 font-semibold">
        {messages.dated.title}
      </h2>
      <div role="status" className="grid gap-6">
        <Outcome read={read} />
      </div>
    </section>
  )
}

function Outcome({ read }: { read: Read }) {
  if (read.state === 'loading') {
    return (
      <>
        <span className="sr-only">{messages.dated.loading}</span>
        <div aria-hidden="true" className="appear-late h-52 rounded-panel bg-ink/7" />
      </>
    )
  }
  if (read.state === 'failed') return <p className="text-3 text-muted">{messages.dated.failed}</p>
  if (read.calls.length === 0) return <p className="text-3 text-muted">{messages.dated.none}</p>
  return read.calls.map((call) => <Call key={call.slug} call={call} />)
}

function Call({ call }: { call: DatedCall }) {
  const side = sides.find((each) => each.id === call.applicant_type)
  const closes = new Date(call.closes_at)
  if (!side) return null
  return (
    <article className="fold-corner grid gap-4 border border-line-strong p-6 [--fold-size:1.5rem]">
      <h3 className="flex items-baseline gap-3 pe-6 text-4 font-semibold">
        <SideMark side={side} className="size-3.5" />
        {call.title}
      </h3>
      <p className="text-3 text-muted">{call.summary}</p>
      <p className="text-2">
        {messages.dated.closes} <time dateTime={call.closes_at}>{exactTime(closes)}</time>
        {' · '}
        <strong className="font-semibold">{messages.dated.left(daysUntil(closes))}</strong>
      </p>
      <ButtonLink
        to={`${side.form}?call=${encodeURIComponent(call.slug)}`}
        className="justify-self-start"
      >
        {messages.dated.apply(call.title)}
      </ButtonLink>
    </article>
  )
}
