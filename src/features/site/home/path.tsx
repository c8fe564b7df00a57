import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { messages } from './reading-messages'

const stairs = ['', 'lg:pt-12', 'lg:pt-24', 'lg:pt-36']

/** The four steps, descending like a stair: each begins where the one before it ends. */
export function Path() {
  return (
    <section className="bg-surface" aria-labelledby="path">
      <div className="mx-auto max-w-content px-4 py-18 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-4 pb-12">
          <h2 id="path" className="text-7 font-semibold">
            {messages.path.title}
          </h2>
          <Link to="/how-it-works" className="text-link target inline-flex items-center">
            {messages.path.more}
          </Link>
        </div>
        <ol className="grid gap-8 md:grid-cols-2 md:gap-x-12 lg:grid-cols-4 lg:gap-x-6">
          {messages.path.steps.map((step, index) => (
            <li key={step.title} className={cx('grid content-start gap-3', stairs[index])}>
              <span aria-hidden="true" className="text-7 font-semibold text-accent">
                {index + 1}
              </span>
              <h3 className="border-t border-line-strong pt-3 text-4 font-semibold">
                {step.title}
              </h3>
              <p className="max-w-measure text-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
