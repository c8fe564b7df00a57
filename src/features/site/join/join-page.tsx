import { PageMeta } from '@/shared/ui/page-meta'
import { staticPart } from '@/shared/ui/static-part'
import { messages } from './messages'

const Choices = staticPart(() => import('./choices').then((module) => module.Choices))

/** `/join`: choose a side, then sign up for its form or write it first. */
export function JoinPage() {
  return (
    <div className="mx-auto max-w-content px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta {...messages.meta} canonical="/join" />
      <h1 className="text-8 font-semibold">{messages.title}</h1>
      <p className="max-w-[40rem] pt-6 pb-12 text-4 text-muted">{messages.lead}</p>
      <Choices />
    </div>
  )
}
