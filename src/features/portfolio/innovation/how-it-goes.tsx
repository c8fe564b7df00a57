import { Link } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { messages } from './messages'

const { how, partner } = messages

/** What open innovation is here, for those who answer and for those who have the problem. */
export function HowItGoes() {
  return (
    <section aria-labelledby="how" className="bg-surface">
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-6 gap-y-12 px-4 py-18 sm:px-6 lg:grid-cols-12">
        <h2 id="how" className="text-6 font-semibold lg:col-span-4">
          {how.title}
        </h2>
        <ol className="lg:col-span-8">
          {how.steps.map((step, at) => (
            <li
              key={step.title}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-y-1 border-t border-line py-5"
            >
              <span aria-hidden="true" className="text-4 font-semibold text-accent">
                {at + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="text-4 font-semibold">{step.title}</h3>
                <p className="max-w-measure text-3 text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid justify-items-start gap-4 border-t border-line-strong pt-8 lg:col-span-8 lg:col-start-5">
          <h2 className="text-5 font-semibold">{partner.title}</h2>
          <p className="max-w-measure text-3">{partner.text}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to="/contact">{partner.action}</ButtonLink>
            <Link
              to="/application-form/support-partner"
              className="text-link target inline-flex items-center"
            >
              {partner.other}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
