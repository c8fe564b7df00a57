import { PageMeta } from '@/shared/ui/page-meta'
import { staticPart } from '@/shared/ui/static-part'
import { messages } from './messages'

const Body = staticPart(() => import('./body').then((module) => module.Body))

/** `/how-it-works`: the six steps, the words on the way, and who can read what. */
export function HowItWorksPage() {
  return (
    <>
      <PageMeta {...messages.meta} canonical="/how-it-works" />
      <div className="mx-auto max-w-content px-4 pt-12 pb-18 sm:px-6 md:pt-18">
        <h1 className="text-8 font-semibold">{messages.title}</h1>
        <p className="max-w-[40rem] pt-6 text-4 text-muted">{messages.lead}</p>
      </div>
      <Body />
    </>
  )
}
