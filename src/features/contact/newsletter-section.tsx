import { useState } from 'react'
import { readSentForm } from '@/shared/later/sent-form'
import { newsletterMessages as words } from './messages'
import { addressField, NewsletterForm } from './newsletter-form'

/** The newsletter at the end of another page. What was typed there before its code had come goes on here. */
export function NewsletterSection({ source }: { source: string }) {
  const [begun] = useState(() => readSentForm()[addressField])
  return (
    <section
      aria-labelledby="newsletter"
      className="screen-only grid gap-x-6 gap-y-6 lg:grid-cols-12"
    >
      <div className="grid content-start gap-2 lg:col-span-5">
        <h2 id="newsletter" className="text-6 font-semibold">
          {words.title}
        </h2>
        <p className="max-w-measure text-3 text-muted">{words.lead}</p>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <NewsletterForm source={source} begun={begun} />
      </div>
    </section>
  )
}
