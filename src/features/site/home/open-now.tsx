import { Link } from 'react-router-dom'
import { useHydrated } from '@/shared/use-hydrated'
import type { Call } from '../calls/calls-data'
import { useCalls } from '../calls/use-calls'
import { SideMark } from '../side-mark'
import { sides } from '../sides'
import { messages } from './now-messages'

const { open: words } = messages

type Reader = [locale: string | undefined, options: Intl.DateTimeFormatOptions]
const day = { day: 'numeric', month: 'long' } as const
const here: Reader = [undefined, day]
const anywhere: Reader = ['en-GB', { ...day, timeZone: 'UTC' }]

/** The calls whose deadline is nearest, in a strip; nothing while there are none. */
export function OpenNow() {
  const { open } = useCalls()
  if (!open || open.length === 0) return null
  return (
    <section aria-labelledby="open-now" className="border-y border-line-strong">
      <div className="mx-auto grid max-w-content items-baseline gap-x-6 gap-y-2 px-4 py-4 sm:px-6 md:grid-cols-[8rem_1fr_auto]">
        <h2 id="open-now" className="text-2 font-semibold">
          {words.title}
        </h2>
        <ul className="grid gap-1">
          {open.slice(0, 3).map((call) => (
            <Line key={call.slug} call={call} />
          ))}
        </ul>
        <Link to="/apply" className="text-link target inline-flex items-center text-2">
          {words.all}
        </Link>
      </div>
    </section>
  )
}

function Line({ call }: { call: Call }) {
  const isHydrated = useHydrated()
  const side = sides.find((each) => each.id === call.applicant_type)
  if (!side) return null
  const closes = call.closes_at ? new Date(call.closes_at) : null
  return (
    <li className="flex items-baseline gap-x-3 text-3">
      <SideMark side={side} className="size-3" />
      <span className="flex flex-wrap gap-x-3">
        <Link
          to={`${side.form}?call=${encodeURIComponent(call.slug)}`}
          className="font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
          dir="auto"
        >
          {call.title}
        </Link>
        {closes && (
          <span className="text-muted">
            {words.until}{' '}
            <time dateTime={call.closes_at ?? undefined}>
              {closes.toLocaleDateString(...(isHydrated ? here : anywhere))}
            </time>
          </span>
        )}
      </span>
    </li>
  )
}
