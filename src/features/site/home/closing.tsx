import { Link } from 'react-router-dom'
import { messages } from './reading-messages'

/** The last fold: a sheet of accent with its upper edge creased. */
export function Closing() {
  return (
    <section className="folded-band bg-accent text-on-accent" aria-labelledby="closing">
      <div className="mx-auto grid max-w-content items-end gap-8 px-4 pt-26 pb-18 sm:px-6 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 id="closing" className="text-7 font-semibold">
            {messages.closing.title}
          </h2>
          <p className="max-w-[34rem] text-4">{messages.closing.text}</p>
        </div>
        <Link
          to="/apply"
          className="inline-flex min-h-11 items-center justify-self-start rounded-control bg-canvas px-6 text-2 font-medium text-ink hover:underline focus-visible:outline-canvas"
        >
          {messages.closing.action}
        </Link>
      </div>
    </section>
  )
}
