import { brand } from '@/config/brand'
import { ButtonLink } from '@/shared/ui/button-link'
import { messages } from './messages'

/** For what no answer was found to. */
export function ContactWay() {
  const words = messages.contact
  return (
    <section aria-labelledby="contact" className="bg-surface">
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-6 gap-y-6 px-4 py-18 sm:px-6 lg:grid-cols-12">
        <h2 id="contact" className="text-6 font-semibold lg:col-span-4">
          {words.title}
        </h2>
        <div className="grid justify-items-start gap-4 lg:col-span-8">
          <p className="max-w-measure text-3">{words.text}</p>
          <ButtonLink to="/contact">{words.action}</ButtonLink>
          <p className="text-2 text-muted">
            {words.or}{' '}
            <a href={`mailto:${brand.supportEmail}`} className="text-link">
              {brand.supportEmail}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
