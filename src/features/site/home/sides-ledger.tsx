import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { SideMark } from '../side-mark'
import { sideWords } from '../side-words'
import { sides } from '../sides'
import { messages } from './reading-messages'

/** The four sides as a ledger: a line each, what goes in and what comes out. */
export function SidesLedger() {
  return (
    <section className="mx-auto max-w-content px-4 py-18 sm:px-6" aria-labelledby="sides">
      <h2 id="sides" className="max-w-[12em] pb-8 text-7 font-semibold">
        {messages.sides.title}
      </h2>
      <ul className="border-t border-line-strong">
        {sides.map((side) => (
          <li
            key={side.id}
            className="grid gap-x-8 gap-y-4 border-b border-line py-8 md:grid-cols-2 lg:grid-cols-[7fr_8fr_8fr_12rem] lg:items-baseline"
          >
            <h3 className="flex items-baseline gap-3 text-5 font-semibold md:col-span-2 lg:col-span-1">
              <SideMark side={side} className="size-4 translate-y-px" />
              {side.many}
            </h3>
            <div className="grid gap-1">
              <p className="text-1 text-muted">{messages.sides.brings}</p>
              <p className="text-3">{sideWords[side.id].brings}</p>
            </div>
            <div className="grid gap-1">
              <p className="text-1 text-muted">{messages.sides.finds}</p>
              <p className="text-3">{sideWords[side.id].finds}</p>
            </div>
            <Link
              to={side.form}
              className={cx(
                'target flex items-center text-2 font-medium md:col-span-2 lg:col-span-1 lg:justify-end lg:text-end',
                side.text,
              )}
            >
              <span className="underline decoration-1 underline-offset-4 hover:decoration-2">
                {messages.sides.apply(side.one)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
