import { PageMeta } from '@/shared/ui/page-meta'
import { staticPart } from '@/shared/ui/static-part'
import { ContactForm } from './contact-form'
import { LinkOfMail } from './link-action'
import { messages, newsletterMessages } from './messages'
import { NewsletterForm } from './newsletter-form'

const Ways = staticPart(() => import('./ways').then((module) => module.Ways))

/** `/contact`: a message to the operator, the other ways to them, and the newsletter with the links of its mails. */
export function ContactPage() {
  return (
    <>
      <PageMeta {...messages.meta} canonical="/contact" />
      <div className="mx-auto grid max-w-content gap-x-6 gap-y-12 px-4 pt-12 pb-18 sm:px-6 md:pt-18 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <header className="grid content-start gap-6 lg:col-span-5">
          <h1 tabIndex={-1} className="text-8 font-semibold">
            {messages.title}
          </h1>
          <p className="max-w-[32rem] text-4 text-muted">{messages.lead}</p>
        </header>
        <div className="max-w-form lg:col-span-6 lg:col-start-7 lg:row-span-2">
          <ContactForm />
        </div>
        <div className="lg:col-span-5">
          <Ways />
        </div>
      </div>
      <section className="bg-surface" aria-labelledby="newsletter">
        <div className="mx-auto grid max-w-content gap-x-6 gap-y-8 px-4 py-18 sm:px-6 lg:grid-cols-12">
          <div className="grid content-start gap-3 lg:col-span-5">
            <h2 id="newsletter" className="scroll-mt-8 text-6 font-semibold">
              {newsletterMessages.title}
            </h2>
            <p className="max-w-measure text-3 text-muted">{newsletterMessages.lead}</p>
          </div>
          <div className="grid max-w-form content-start gap-8 lg:col-span-6 lg:col-start-7">
            <LinkOfMail />
            <NewsletterForm source="contact" />
          </div>
        </div>
      </section>
    </>
  )
}
