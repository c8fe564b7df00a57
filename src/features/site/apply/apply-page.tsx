import { Link } from 'react-router-dom'
import { PageMeta } from '@/shared/ui/page-meta'
import { SideMark } from '../side-mark'
import { type Side, sides } from '../sides'
import { DatedCalls } from './dated-calls'
import { messages } from './messages'

/** `/apply`: the form of each side, and the calls with a date. */
export function ApplyPage() {
  return (
    <div className="mx-auto max-w-content px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta {...messages.meta} canonical="/apply" />
      <h1 className="text-8 font-semibold">{messages.title}</h1>
      <p className="max-w-[40rem] pt-6 text-4 text-muted">{messages.lead}</p>
      <div className="grid gap-x-12 gap-y-12 pt-12 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="by-side">
          <h2 id="by-side" className="pb-4 text-5 font-semibold">
            {messages.bySide}
          </h2>
          <ul>
            {sides.map((side) => (
              <Door key={side.id} side={side} />
            ))}
          </ul>
          <p className="pt-6">
            <Link to="/how-it-works" className="text-link">
              {messages.more}
            </Link>
          </p>
        </section>
        <DatedCalls />
      </div>
    </div>
  )
}

/** The whole line is the door; the words at its end are the link. */
function Door({ side }: { side: Side }) {
  return (
    <li className="group relative grid gap-x-6 gap-y-2 border-t border-line py-6 last:border-b sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1">
        <h3 className="flex items-center gap-3 text-5 font-semibold">
          <SideMark side={side} className="size-4 transition-transform group-hover:scale-125" />
          {side.one}
        </h3>
        <p className="text-2 text-muted">{side.effort}</p>
      </div>
      <Link
        to={side.form}
        aria-label={messages.beginAs(side.one)}
        className="text-link target inline-flex items-center font-medium after:absolute after:inset-0"
      >
        {messages.begin}
      </Link>
    </li>
  )
}
