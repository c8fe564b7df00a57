import { PageMeta } from '@/shared/ui/page-meta'
import { livePart, staticPart } from '@/shared/ui/static-part'
import { messages } from './messages'

const CallList = livePart(() => import('./call-list').then((module) => module.CallList))
const Doors = staticPart(() => import('./doors').then((module) => module.Doors))

/** `/apply`: the calls with a date in their windows, and the form of each side. */
export function ApplyPage() {
  return (
    <div className="mx-auto max-w-content px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta {...messages.meta} canonical="/apply" />
      <h1 className="text-8 font-semibold">{messages.title}</h1>
      <p className="max-w-[40rem] pt-6 text-4 text-muted">{messages.lead}</p>
      <div className="grid gap-x-12 gap-y-12 pt-12 lg:grid-cols-[8fr_4fr]">
        <CallList />
        <Doors />
      </div>
    </div>
  )
}
