import { ButtonLink } from '@/shared/ui/button-link'
import { ExactTime } from '@/shared/ui/exact-time'
import { daysUntil } from '@/shared/format/dates'
import { useHydrated } from '@/shared/use-hydrated'
import type { Call } from '../calls/calls-data'
import { SideMark } from '../side-mark'
import { type Side, sides } from '../sides'
import { calls as words } from './call-messages'

/** A call with its window: when it opened, where in it today is, when it closes. */
export function CallEntry({ call, now }: { call: Call; now: number }) {
  const side = sides.find((each) => each.id === call.applicant_type)
  const isOpen = Date.parse(call.opens_at) <= now
  if (!side) return null
  return (
    <article className="fold-corner grid gap-6 border border-line-strong p-6 [--fold-size:2rem] sm:p-8">
      <div className="grid gap-2">
        <p className="flex items-center gap-2 text-2 text-muted">
          <SideMark side={side} className="size-3.5" />
          {words.forSide(side.many)}
        </p>
        <h3 className="pe-6 text-6 font-semibold" dir="auto">
          {call.title}
        </h3>
        <p className="max-w-measure text-3 text-muted" dir="auto">
          {call.summary}
        </p>
      </div>
      <Window call={call} side={side} now={now} />
      {isOpen && (
        <ButtonLink
          to={`${side.form}?call=${encodeURIComponent(call.slug)}`}
          className="justify-self-start"
        >
          {words.apply(call.title)}
        </ButtonLink>
      )}
    </article>
  )
}

function Window({ call, side, now }: { call: Call; side: Side; now: number }) {
  const isHydrated = useHydrated()
  const opens = Date.parse(call.opens_at)
  const isOpen = opens <= now
  return (
    <div className="grid gap-3">
      {call.closes_at && isOpen && (
        <Line side={side} past={(now - opens) / (Date.parse(call.closes_at) - opens)} />
      )}
      <dl className="grid gap-2 text-2">
        <div className="grid gap-x-4 sm:grid-cols-[4rem_1fr]">
          <dt className="text-muted">{isOpen ? words.opened : words.opens}</dt>
          <dd>
            <ExactTime date={call.opens_at} />
            {!isOpen && isHydrated && <Left text={words.opensIn(daysUntil(new Date(opens)))} />}
          </dd>
        </div>
        <div className="grid gap-x-4 sm:grid-cols-[4rem_1fr]">
          <dt className="text-muted">{words.closes}</dt>
          <dd>
            {call.closes_at ? <ExactTime date={call.closes_at} /> : words.openEnd}
            {/* Counted from today, and so not before it is known which day that is. */}
            {call.closes_at && isOpen && isHydrated && (
              <Left text={words.left(daysUntil(new Date(call.closes_at)))} />
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}

const Left = ({ text }: { text: string }) => (
  <strong className="font-semibold max-sm:block sm:ms-3">{text}</strong>
)

/** How much of the window has gone by, and a corner folded down at today. */
function Line({ side, past }: { side: Side; past: number }) {
  const share = `${Math.round(Math.min(1, Math.max(0, past)) * 100)}%`
  return (
    <div aria-hidden="true" className="relative h-4 forced-color-adjust-none">
      <div className="absolute inset-x-0 bottom-0 h-px bg-line-strong" />
      <div className={`absolute bottom-0 h-0.5 ${side.bar}`} style={{ inlineSize: share }} />
      <svg
        viewBox="0 0 16 8"
        className={`absolute bottom-1 w-4 -translate-x-1/2 rtl:translate-x-1/2 ${side.fill}`}
        style={{ insetInlineStart: share }}
      >
        <path d="M0 0h16L8 8Z" />
      </svg>
    </div>
  )
}
