import { PageMeta } from '@/shared/ui/page-meta'
import { staticPart } from '@/shared/ui/static-part'
import { messages } from './messages'

const Body = staticPart(() => import('./body').then((module) => module.Body))

/** `/about`: why there is a programme office, what it does, and who answers for it. */
export function AboutPage() {
  return (
    <>
      <PageMeta {...messages.meta} canonical="/about" />
      <header className="mx-auto grid max-w-content gap-x-6 gap-y-8 px-4 pt-12 pb-18 sm:px-6 md:pt-26 lg:grid-cols-12 lg:pb-26">
        <h1 className="text-8 font-semibold lg:col-span-5">{messages.title}</h1>
        <p className="max-w-[38rem] text-4 lg:col-span-6 lg:col-start-7 lg:pt-2">{messages.lead}</p>
      </header>
      <Body />
    </>
  )
}
