import { ButtonLink } from '@/shared/ui/button-link'
import { PageMeta } from '@/shared/ui/page-meta'
import { staticPart } from '@/shared/ui/static-part'
import { FormSheet } from './form-sheet'
import { messages } from './messages'

const Body = staticPart(() => import('./body').then((module) => module.Body))

/** `/for-startups`: what the form asks, how to answer it well, what comes back. */
export function ForStartupsPage() {
  return (
    <>
      <PageMeta {...messages.meta} canonical="/for-startups" />
      <div className="mx-auto grid max-w-content items-start gap-12 px-4 py-12 sm:px-6 md:py-18 lg:grid-cols-12 lg:gap-x-6">
        <div className="grid justify-items-start gap-6 lg:sticky lg:top-8 lg:col-span-7">
          <h1 className="text-8 font-semibold">{messages.title}</h1>
          <p className="max-w-[36rem] text-4 text-muted">{messages.lead}</p>
          <div className="flex flex-wrap gap-3 pt-2 max-sm:flex-col">
            <ButtonLink to="/application-form/startup">{messages.begin}</ButtonLink>
            <ButtonLink to="/apply" intent="secondary">
              {messages.calls}
            </ButtonLink>
          </div>
        </div>
        <FormSheet className="lg:col-span-4 lg:col-start-9" />
      </div>
      <Body />
    </>
  )
}
